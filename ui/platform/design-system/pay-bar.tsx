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
}

/** The amount and the button of a money screen, always in sight at the foot. */
export function PayBar({ label, amount, children, note }: PayBarProps) {
  return (
    <div className={styles.bar} data-pay-bar>
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
