import styles from './site-frame.module.css';

const isSandbox = (import.meta.env['VITE_ENVIRONMENT'] ?? 'sandbox') === 'sandbox';

/** Tells visitors of the sandbox that no real money is involved. */
export function SandboxNote() {
  if (!isSandbox) return undefined;
  return (
    <aside className={styles.sandbox} aria-label="About this site">
      <p>
        Sandbox: no real money moves. <a href="/login">Try it with any mobile number</a>
      </p>
    </aside>
  );
}
