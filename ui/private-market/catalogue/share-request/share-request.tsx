import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import styles from './share-request.module.css';

const PROMPT = 'Can’t find a share?';

/** Downloaded with the first press, because few visitors of a list ask for a share. */
const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

/** Lets investors ask for a share that is not offered; below the lists of shares and orders. */
export const ShareRequest = observer(function ShareRequest() {
  const session = useSessionState();
  const [isOpen, setIsOpen] = useState(false);
  if (session.investor === undefined) return undefined;
  return (
    <aside className={styles.prompt} aria-label={PROMPT}>
      <p>{PROMPT}</p>
      <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
        Request a share
      </Button>
      <Suspense>{isOpen && <RequestDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </aside>
  );
});
