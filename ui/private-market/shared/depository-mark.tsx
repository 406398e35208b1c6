import type { DepositoryLogo } from '#domain/private-market/catalogue/depositories.ts';
import styles from './depository-mark.module.css';

const NAMES = { cdsl: 'CDSL', nsdl: 'NSDL' } as const satisfies Record<DepositoryLogo, string>;

/** A drawn mark in place of the logo of a depository: its initials next to a folded sheet. */
export function DepositoryMark({ depository }: { readonly depository: DepositoryLogo }) {
  return (
    <span
      className={styles.mark}
      data-depository={depository}
      role="img"
      aria-label={NAMES[depository]}
    >
      <svg className={styles.sheet} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 1h7l3 3v11H3z" />
        <path d="M10 1v3h3" className={styles.fold} />
      </svg>
      <span aria-hidden="true">{NAMES[depository]}</span>
    </span>
  );
}
