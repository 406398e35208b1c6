import type { ReactNode } from 'react';
import styles from './with-scripts.module.css';

interface WithScriptsProps {
  readonly children: ReactNode;
  /** The content to show instead if scripting is off. */
  readonly without?: ReactNode;
}

/**
 * Content of a public page that needs scripting. It is hidden if scripting is off, because its
 * buttons would not work.
 */
export function WithScripts({ children, without }: WithScriptsProps) {
  return (
    <>
      <div className={styles.live}>{children}</div>
      {without !== undefined && <noscript>{without}</noscript>}
    </>
  );
}
