import type { ReactNode } from 'react';
import styles from './with-scripts.module.css';

interface WithScriptsProps {
  readonly children: ReactNode;
  /** What leads on instead where scripts are off. */
  readonly without?: ReactNode;
}

/** A part of a public page that only scripts bring to life: no button there does nothing. */
export function WithScripts({ children, without }: WithScriptsProps) {
  return (
    <>
      <div className={styles.live}>{children}</div>
      {without !== undefined && <noscript>{without}</noscript>}
    </>
  );
}
