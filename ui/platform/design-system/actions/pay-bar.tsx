import type { ReactNode } from 'react';
import styles from './pay-bar.module.css';

export interface PayBarProps {
  /** Where the investor is, and what comes next. */
  readonly way?: ReactNode;
  /** The name of the amount: "You pay". */
  readonly label: ReactNode;
  /** Such as '₹1,00,000'. */
  readonly amount: string;
  /** The payment button; its label names the amount or the action. */
  readonly children: ReactNode;
  /** A line about the next step. */
  readonly note?: ReactNode;
  /** On wide screens, show a panel in a narrow column instead of a bar at the bottom. */
  readonly isPanelOnWide?: boolean;
}

/** The amount and the button of a payment screen, fixed at the bottom. */
export function PayBar({
  way,
  label,
  amount,
  children,
  note,
  isPanelOnWide = false,
}: PayBarProps) {
  return (
    <div className={styles.bar} data-pay-bar data-panel={isPanelOnWide || undefined}>
      <div className={styles.inner}>
        {way !== undefined && <p className={styles.way}>{way}</p>}
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
