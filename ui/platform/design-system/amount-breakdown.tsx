import type { ReactNode } from 'react';
import styles from './amount-breakdown.module.css';

export interface AmountLine {
  readonly label: ReactNode;
  /** '₹1,00,000', with its sign when it is taken off. */
  readonly value: string;
  readonly detail?: ReactNode;
}

export interface AmountBreakdownProps {
  readonly lines: readonly AmountLine[];
  readonly total: AmountLine;
}

/** What a total is made of, as on a receipt. */
export function AmountBreakdown({ lines, total }: AmountBreakdownProps) {
  return (
    <dl className={styles.breakdown}>
      {lines.map((line, index) => (
        <Line key={index} {...line} />
      ))}
      <Line {...total} isTotal />
    </dl>
  );
}

function Line({ label, value, detail, isTotal = false }: AmountLine & { isTotal?: boolean }) {
  return (
    <div className={styles.line} data-total={isTotal || undefined}>
      <dt className={styles.label}>
        {label}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
