import { Surroundings } from '#application/platform/surroundings.ts';
import { usePort } from '../injection.tsx';
import { SandboxLink } from '../sandbox-link.tsx';
import styles from './layout.module.css';

/** On every page of the sandbox: no real money moves here. */
export function SandboxStrip() {
  const { isSandbox, keepsSession } = usePort(Surroundings);
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
