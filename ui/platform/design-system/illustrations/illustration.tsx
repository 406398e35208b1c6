import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** The frame of all illustrations: one size and one background. They are decorative. */
export function Illustration({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 176 176" aria-hidden="true">
      <path
        className={styles.blob}
        d="M88 10c32 0 50 12 64 33s18 49 6 74-36 44-68 45-60-12-73-36S7 70 22 46 56 10 88 10Z"
      />
      {children}
    </svg>
  );
}
