import { Button } from '../platform/design-system/button.tsx';
import { PayBar } from '../platform/design-system/pay-bar.tsx';
import { LockKeyhole } from 'lucide-react';
import { orderSummaryWords as words } from './order-summary-words.ts';
import styles from './order-summary.module.css';

interface OrderPayBarProps {
  /** In rupees, as it is read. */
  readonly amount: string;
  readonly isBusy: boolean;
  readonly hasAcceptedTerms: boolean;
  readonly onPay: () => void;
}

/** The sum of an order and the button that pays it, once its terms are accepted. */
export function OrderPayBar({ amount, isBusy, hasAcceptedTerms, onPay }: OrderPayBarProps) {
  return (
    <PayBar
      isPanelOnWide
      label={words.youPay}
      amount={amount}
      note={
        <span className={styles.safe}>
          <LockKeyhole aria-hidden="true" />
          {words.safe}
        </span>
      }
    >
      <Button
        isFullWidth
        isBusy={isBusy}
        whyDisabled={hasAcceptedTerms ? undefined : words.whyTerms}
        onClick={onPay}
      >
        {words.payAmount(amount)}
      </Button>
    </PayBar>
  );
}
