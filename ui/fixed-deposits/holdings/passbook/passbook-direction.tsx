import type { PassbookEntryKind } from '#domain/fixed-deposits/holdings/passbook.ts';
import styles from './transaction-history.module.css';

interface Drawing {
  readonly lines: string;
  /** The SVG path of the logo's leaf, which represents the deposit. */
  readonly leaf: string;
}

const drawings = {
  investment: {
    lines: 'M3 12.5h9.5M9 9l3.5 3.5L9 16',
    leaf: 'M15.2 18.5c-.8-6.5 1.2-11 6.3-12.5.8 6.3-1.5 11-6.3 12.5Z',
  },
  withdrawal: {
    lines: 'M11.5 12.5H21M17.5 9l3.5 3.5-3.5 3.5',
    leaf: 'M2.8 18.5C2 12 4 7.5 9.1 6c.8 6.3-1.5 11-6.3 12.5Z',
  },
  renewed: {
    lines: 'M5 9.5A7.5 7.5 0 0 1 19 9M19 4.5V9h-4.5M19 14.5A7.5 7.5 0 0 1 5 15M5 19.5V15h4.5',
    leaf: 'M10.3 15.3c-.4-3.8.8-6.4 3.8-7.3.4 3.7-1 6.4-3.8 7.3Z',
  },
} as const satisfies Record<PassbookEntryKind, Drawing>;

/** An icon for the direction of a payment. It is decorative, because the text says the same. */
export function Direction({ kind }: { readonly kind: PassbookEntryKind }) {
  const { lines, leaf } = drawings[kind];
  return (
    <svg className={styles.direction} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.lines} d={lines} />
      <path className={styles.leaf} d={leaf} />
    </svg>
  );
}
