import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { PayBar } from '#ui/platform/design-system/actions/pay-bar.tsx';
import styles from './order-page.module.css';

interface OrderPayBarProps {
  /** What follows: 'Next: nominees, then pay'. */
  readonly way: string;
  /** What is bought: '250 Malabar Spice Works', 'Banyan Secure Deposit'. */
  readonly thing: string;
  /** The total, formatted in rupees. */
  readonly amount: string;
  /** How the payment is made. */
  readonly note: string;
  /** Who gets the money, if another party than Vriddhi. */
  readonly payee?: string;
  /** The documented label of the button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly busyText?: string;
  /** Why the payment is blocked, if it is. */
  readonly disabledReason?: string | undefined;
  readonly onPay: () => void;
}

/** The steps ahead, the amount of an order, and the button that leads to the next step. */
export function OrderPayBar({ way, thing, amount, note, payee, ...rest }: OrderPayBarProps) {
  const { action, onPay, isBusy, busyText, disabledReason } = rest;
  return (
    <>
      {payee !== undefined && <p className={styles.payee}>{payee}</p>}
      <PayBar
        isPanelOnWide
        way={way}
        label={thing}
        amount={amount}
        note={
          <span className={styles.safe}>
            <LockKeyhole aria-hidden="true" />
            {note}
          </span>
        }
      >
        <Button
          isFullWidth
          isBusy={isBusy}
          {...(busyText !== undefined && { busyText })}
          disabledReason={disabledReason}
          onClick={onPay}
        >
          {action}
        </Button>
      </PayBar>
    </>
  );
}
