import type { ReactNode } from 'react';
import styles from './with-scripts.module.css';

interface WithScriptsProps {
  readonly children: ReactNode;
  /** Shown instead when scripting is off. */
  readonly without?: ReactNode;
}

/**
 * A part of a public page that needs scripting. Without scripting it is hidden, so that no button
 * is dead.
 */
export function WithScripts({ children, without }: WithScriptsProps) {
  return (
    <>
      <div className={styles.live}>{children}</div>
      {without !== undefined && <noscript>{without}</noscript>}
    </>
  );
}
