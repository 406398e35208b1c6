import type { ReactNode } from 'react';
import styles from './pay-bar.module.css';

export interface PayBarProps {
  /** What the amount is: "You pay". */
  readonly label: ReactNode;
  /** '₹1,00,000'. */
  readonly amount: string;
  /** The button; it names the amount or the act. */
  readonly children: ReactNode;
  /** A line on what happens next. */
  readonly note?: ReactNode;
  /** On wide screens it is a panel in a narrow column, not a bar at the foot. */
  readonly isPanelOnWide?: boolean;
}

/** The amount and the button of a money screen, always in sight at the foot. */
export function PayBar({
  label,
  amount,
  children,
  note,
  isPanelOnWide = false,
}: PayBarProps) {
  return (
    <div className={styles.bar} data-pay-bar data-panel={isPanelOnWide || undefined}>
      <div className={styles.inner}>
        <div className={styles.sum}>
          <span className={styles.label}>{label}</span>
          <span className={styles.amount}>{amount}</span>
        </div>
        <div className={styles.action}>{children}</div>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
