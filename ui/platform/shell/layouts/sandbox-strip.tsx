import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { observer } from 'mobx-react-lite';
import { usePort } from '#ui/platform/injection.tsx';
import { SandboxLink } from '#ui/platform/errors/sandbox-link.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import styles from './layout.module.css';

const storageNotices = {
  page: 'This device does not store your sign-in, so a reload signs you out.',
  unreadable: 'We cannot read your sign-in on this device now. Please reload the page.',
} as const;

/** Says that no real money is involved in a sandbox, and that a session is not stored. */
export const SandboxStrip = observer(function SandboxStrip() {
  const { isSandbox } = usePort(RuntimeEnvironment);
  const { storage } = useSessionState();
  if (!isSandbox && storage === 'device') return undefined;
  return (
    <aside aria-label="About this site">
      {isSandbox && (
        <p className={styles.sandbox}>
          Sandbox: no real money moves. <SandboxLink>Open your phone</SandboxLink>
        </p>
      )}
      {storage !== 'device' && (
        <p role="status" className={styles.sandbox}>
          {storageNotices[storage]}
        </p>
      )}
    </aside>
  );
});
