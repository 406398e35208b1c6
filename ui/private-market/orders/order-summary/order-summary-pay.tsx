import type { ShareOrderFacts } from '#application/private-market/share-orders.ts';
import type { OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { stepPath } from '#ui/accounts/onboarding/step-paths.ts';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { OrderPayBar } from '#ui/platform/orders/order-pay-bar.tsx';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { ORDERS_PATH } from '#ui/private-market/paths.ts';
import { isCancellable } from '#ui/private-market/orders/list/is-cancellable.ts';
import { OrderCancel } from '#ui/private-market/orders/list/order-cancel.tsx';
import { payByCopy } from '#ui/private-market/orders/list/copy.ts';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryCopy as copy, payFailureCopy } from './copy.ts';

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
    <>
      {isChecking && <Notice isAnnounced>{copy.checking}</Notice>}
      {failure !== undefined && (
        <Notice
          tone="danger"
          isAnnounced
          {...(failure.kind === 'step-missing' && {
            action: <MissingStep viewModel={viewModel} step={failure.step} />,
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
        <OrderCancel isBusy={viewModel.cancelling.isRunning} onCancel={() => viewModel.cancel()} />
      )}
    </>
  );
});

interface MissingStepProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly step: OnboardingStep;
}

/** Links to the step that the server reports as missing; the step leads back to this order. */
function MissingStep({ viewModel, step }: MissingStepProps) {
  const { pathname, search } = useLocation();
  return (
    <LinkButton
      to={stepPath(step, 'share')}
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
    <OrderPayBar
      way={facts.isBasket ? copy.basketWay : copy.way}
      thing={copy.thing(indianGroups(String(facts.units)), facts.name)}
      amount={formatRupees(facts.totalPayable)}
      note={facts.isBasket ? copy.byTransfer : copy.safe}
      action={copy.makePayment}
      isBusy={viewModel.paying.isRunning}
      busyText={copy.opening}
      disabledReason={block === undefined ? undefined : disabledReason[block]}
      onPay={() => void pay()}
    />
  );
});

function NothingToPay() {
  return (
    <Notice action={<LinkButton to={ORDERS_PATH}>{copy.toOrders}</LinkButton>}>
      {copy.notPayable}
    </Notice>
  );
}
