import X from 'lucide-react/icons/x';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { invitationWelcome } from '#ui/platform/attribution/invitation-welcome.ts';
import styles from './welcome-toast.module.css';

/**
 * Greets a visitor who follows a referral link. The toast stays until closed and never takes the
 * focus.
 */
export function WelcomeToast() {
  const [isClosed, setClosed] = useState(false);
  const text = useSyncExternalStore(
    onNothing,
    () => invitationWelcome(location.search),
    () => undefined,
  );
  return (
    <div className={styles.place} role="status">
      {text !== undefined && !isClosed && (
        <p className={styles.toast}>
          {text}
          <IconButton
            label="Close the welcome"
            icon={<X />}
            onClick={() => {
              setClosed(true);
            }}
          />
        </p>
      )}
    </div>
  );
}

/** A subscription without events, because the URL of a public page does not change. */
function onNothing(): () => void {
  return () => {};
}
