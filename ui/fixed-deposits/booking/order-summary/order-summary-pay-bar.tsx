import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { PayBar } from '#ui/platform/design-system/actions/pay-bar.tsx';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { orderSummaryCopy as copy } from './order-summary-copy.ts';
import styles from './order-summary.module.css';

interface OrderPayBarProps {
  /** The total, formatted in rupees. */
  readonly amount: string;
  readonly isBusy: boolean;
  readonly hasAcceptedTerms: boolean;
  /** Why the payment is blocked, apart from the terms. */
  readonly disabledReason?: string | undefined;
  readonly onPay: () => void;
}

/** The total of an order and its pay button, enabled once the terms are accepted. */
export function OrderPayBar({
  amount,
  isBusy,
  hasAcceptedTerms,
  disabledReason,
  onPay,
}: OrderPayBarProps) {
  return (
    <PayBar
      isPanelOnWide
      label={copy.youPay}
      amount={amount}
      note={
        <span className={styles.safe}>
          <LockKeyhole aria-hidden="true" />
          {copy.safe}
        </span>
      }
    >
      <Button
        isFullWidth
        isBusy={isBusy}
        disabledReason={hasAcceptedTerms ? disabledReason : copy.whyTerms}
        onClick={onPay}
      >
        {copy.payAmount(amount)}
      </Button>
    </PayBar>
  );
}
