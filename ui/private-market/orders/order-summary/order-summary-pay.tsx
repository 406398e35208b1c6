import type { ShareOrderFacts } from '#application/private-market/share-orders.ts';
import {
  OrderingPage,
  type OrderPrerequisite,
  prerequisitePath,
} from '#domain/private-market/orders/order-prerequisites.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { PayBar } from '#ui/platform/design-system/actions/pay-bar.tsx';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { ORDERS_PATH } from '#ui/private-market/paths.ts';
import { isCancellable } from '#ui/private-market/orders/list/is-cancellable.ts';
import { OrderCancel } from '#ui/private-market/orders/list/order-cancel.tsx';
import { payByCopy } from '#ui/private-market/orders/list/orders-copy.ts';
import styles from './order-summary.module.css';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryCopy as copy, payFailureCopy } from './order-summary-copy.ts';

interface OrderSummaryPayProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly facts: ShareOrderFacts;
}

/** The button to the payment page, or the reason why no payment is possible. */
export const OrderSummaryPay = observer(function OrderSummaryPay(props: OrderSummaryPayProps) {
  const { viewModel, facts } = props;
  const { failure, paymentUrl, isChecking } = viewModel;
  if (viewModel.block === 'nothing-to-pay') return <NothingToPay />;
  return (
    <div className={styles.pay}>
      {isChecking && <Notice isAnnounced>{copy.checking}</Notice>}
      {failure !== undefined && (
        <Notice
          tone="danger"
          isAnnounced
          {...(failure.kind === 'prerequisite-missing' && {
            action: <MissingStep viewModel={viewModel} prerequisite={failure.prerequisite} />,
          })}
        >
          {payFailureCopy(failure)}
        </Notice>
      )}
      {paymentUrl !== undefined && (
        <Notice
          isAnnounced
          action={<AnchorButton href={paymentUrl}>{copy.toPaymentPage}</AnchorButton>}
        >
          {copy.started}
        </Notice>
      )}
      {facts.payBy !== undefined && <Notice>{payByCopy(facts.payBy)}</Notice>}
      <Bar {...props} />
      {isCancellable(facts) && (
        <OrderCancel isBusy={viewModel.isCancelling} onCancel={() => viewModel.cancel()} />
      )}
    </div>
  );
});

interface MissingStepProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly prerequisite: OrderPrerequisite;
}

/** Links to the step that the server reports as missing; the step leads back to this order. */
function MissingStep({ viewModel, prerequisite }: MissingStepProps) {
  const { pathname, search } = useLocation();
  return (
    <LinkButton
      to={prerequisitePath(prerequisite, OrderingPage.Share)}
      size="small"
      onClick={() => viewModel.returnTo(`${pathname}${search}`)}
    >
      {copy.addMissing}
    </LinkButton>
  );
}

const Bar = observer(function Bar({ viewModel, facts }: OrderSummaryPayProps) {
  const { block } = viewModel;
  const disabledReason = {
    'basket-order': copy.basketBlock,
    'payment-started': copy.startedBlock,
    'order-missing': undefined,
    'nothing-to-pay': copy.notPayable,
  } as const;
  const pay = async () => {
    const address = await viewModel.pay();
    if (address !== undefined) leaveTo(address);
  };
  return (
    <PayBar
      isPanelOnWide
      label={copy.youPay}
      amount={formatRupees(facts.totalPayable)}
      note={
        <span className={styles.safe}>
          <LockKeyhole aria-hidden="true" />
          {facts.isBasket ? copy.byTransfer : copy.safe}
        </span>
      }
    >
      <Button
        isFullWidth
        isBusy={viewModel.isPaying}
        busyText={copy.opening}
        disabledReason={block === undefined ? undefined : disabledReason[block]}
        onClick={() => void pay()}
      >
        {copy.makePayment}
      </Button>
    </PayBar>
  );
});

function NothingToPay() {
  return (
    <div className={styles.pay}>
      <Notice action={<LinkButton to={ORDERS_PATH}>{copy.toOrders}</LinkButton>}>
        {copy.notPayable}
      </Notice>
    </div>
  );
}
