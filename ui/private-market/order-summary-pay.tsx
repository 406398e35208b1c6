import { wasLost } from '#application/platform/port-failure.ts';
import type { ShareOrderFacts } from '#application/private-market/share-orders.ts';
import { orderStatusLabel } from '#domain/private-market/order-status.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { LockKeyhole } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { AnchorButton } from '../platform/design-system/anchor-button.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { PayBar } from '../platform/design-system/pay-bar.tsx';
import { leaveTo } from '../platform/leave-to.ts';
import { ORDERS_PATH } from './basket-paths.ts';
import styles from './order-summary.module.css';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryWords as words, payFailureWords } from './order-summary-words.ts';

interface OrderSummaryPayProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly facts: ShareOrderFacts;
}

/** The button that leaves for the payment page, or why there is nothing to pay. */
export const OrderSummaryPay = observer(function OrderSummaryPay(props: OrderSummaryPayProps) {
  const { viewModel, facts } = props;
  const { failure, paymentUrl, isChecking } = viewModel;
  if (viewModel.block === 'nothing-to-pay') return <NothingToPay facts={facts} />;
  return (
    <div className={styles.pay}>
      {isChecking && <Notice isAnnounced>{words.checking}</Notice>}
      {failure !== undefined && (
        <Notice tone="danger" isAnnounced>
          {payFailureWords(failure)} {wasLost(failure) && words.once}
        </Notice>
      )}
      {paymentUrl !== undefined && (
        <Notice
          isAnnounced
          action={<AnchorButton href={paymentUrl}>{words.toPaymentPage}</AnchorButton>}
        >
          {words.started}
        </Notice>
      )}
      <Bar {...props} />
    </div>
  );
});

const Bar = observer(function Bar({ viewModel, facts }: OrderSummaryPayProps) {
  const { block } = viewModel;
  const whyDisabled = {
    'basket-order': words.basketBlock,
    'payment-started': words.startedBlock,
    'order-missing': undefined,
    'nothing-to-pay': words.notPayable,
  } as const;
  const pay = async () => {
    const address = await viewModel.pay();
    if (address !== undefined) leaveTo(address);
  };
  return (
    <PayBar
      isPanelOnWide
      label={words.youPay}
      amount={formatRupees(facts.totalPayable)}
      note={
        <span className={styles.safe}>
          <LockKeyhole aria-hidden="true" />
          {words.safe}
        </span>
      }
    >
      <Button
        isFullWidth
        isBusy={viewModel.isPaying}
        busyWords={words.opening}
        whyDisabled={block === undefined ? undefined : whyDisabled[block]}
        onClick={() => void pay()}
      >
        {words.makePayment}
      </Button>
    </PayBar>
  );
});

function NothingToPay({ facts }: { readonly facts: ShareOrderFacts }) {
  return (
    <div className={styles.pay}>
      <Notice
        title={orderStatusLabel(facts.status)}
        action={<LinkButton to={ORDERS_PATH}>{words.toOrders}</LinkButton>}
      >
        {words.notPayable}
      </Notice>
    </div>
  );
}
