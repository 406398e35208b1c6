import type { ReactNode } from 'react';
import { AmountText } from './amount-text.tsx';
import styles from './amount-breakdown.module.css';

export interface AmountLine {
  readonly label: ReactNode;
  /** Such as '₹1,00,000', with a minus sign if it is subtracted. */
  readonly value: string;
  readonly detail?: ReactNode;
}

export interface AmountBreakdownProps {
  readonly lines: readonly AmountLine[];
  readonly total: AmountLine;
}

/** The parts of a total and the total itself, as on a receipt. */
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
      <dd className={styles.value}>
        <AmountText>{value}</AmountText>
      </dd>
    </div>
  );
}
