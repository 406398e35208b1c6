import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { usePort } from '#ui/platform/injection.tsx';
import { SandboxLink } from '#ui/platform/errors/sandbox-link.tsx';
import styles from './layout.module.css';

/** Tells users of the sandbox that no real money is involved. */
export function SandboxStrip() {
  const { isSandbox, keepsSession } = usePort(RuntimeEnvironment);
  if (!isSandbox && keepsSession) return undefined;
  return (
    <aside aria-label="About this site">
      {isSandbox && (
        <p className={styles.sandbox}>
          Sandbox: no real money moves. <SandboxLink>Open your phone</SandboxLink>
        </p>
      )}
      {!keepsSession && (
        <p className={styles.sandbox}>
          This address has no secure connection, so a reload signs you out.
        </p>
      )}
    </aside>
  );
}
