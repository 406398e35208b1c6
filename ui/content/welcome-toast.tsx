import { readReferralCode } from '#domain/referrals/referral-sharing.ts';
import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../platform/design-system/icon-button.tsx';
import { welcomeWords as words } from './front-words.ts';
import styles from './welcome-toast.module.css';

/** Greets whoever came by a friend's link; it stays until it is closed, and takes no focus. */
export function WelcomeToast() {
  const [isClosed, setClosed] = useState(false);
  const isInvited = useSyncExternalStore(onNothing, cameByInvitation, () => false);
  const isShown = isInvited && !isClosed;
  return (
    <div className={styles.place} role="status">
      {isShown && (
        <p className={styles.toast}>
          {words.text}
          <IconButton label={words.close} icon={<X />} onClick={() => setClosed(true)} />
        </p>
      )}
    </div>
  );
}

/** The address of a page does not change under it. */
function onNothing(): () => void {
  return () => {};
}

function cameByInvitation(): boolean {
  const code = new URLSearchParams(location.search).get('ir_co') ?? undefined;
  return readReferralCode(code) !== undefined;
}
