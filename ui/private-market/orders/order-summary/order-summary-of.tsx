import { ShareOrderDraft } from '#application/private-market/share-order-draft.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { CancelShareOrder } from '#application/private-market/cancel-share-order.ts';
import { PayShareOrder } from '#application/private-market/pay-share-order.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { type ShareOrderFacts, ShareOrders } from '#application/private-market/share-orders.ts';
import { observer } from 'mobx-react-lite';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { OrderSummaryPage } from '#ui/platform/orders/order-summary-page.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useTabTitle } from '#ui/platform/routing/use-tab-title.ts';
import { ORDERS_PATH } from '#ui/private-market/paths.ts';
import { OrderSummaryFigures } from './order-summary-figures.tsx';
import { OrderSummaryPay } from './order-summary-pay.tsx';
import { OrderSummaryPriceChange } from './order-summary-price-change.tsx';
import { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryCopy as copy } from './copy.ts';
import { NothingFound } from '#ui/private-market/shared/nothing-found.tsx';

interface OrderSummaryOfProps {
  readonly requestId: ShareOrderId;
}

export const OrderSummaryOf = observer(function OrderSummaryOf({ requestId }: OrderSummaryOfProps) {
  const dependencies = {
    orders: usePort(ShareOrders),
    cancelOrder: useUseCase(CancelShareOrder),
    payOrder: useUseCase(PayShareOrder),
    draft: usePort(ShareOrderDraft),
    returnPath: usePort(ReturnPath),
  };
  const viewModel = useViewModel(() => new OrderSummaryViewModel(dependencies, requestId));
  const { state } = viewModel.facts;
  if (state.kind === 'ready') return <Summary viewModel={viewModel} facts={state.value} />;
  if (state.kind === 'loading') return <SummaryLoading />;
  return <SummaryFailed failure={state.failure} onRetry={() => void viewModel.facts.reload()} />;
});

interface SummaryProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly facts: ShareOrderFacts;
}

const Summary = observer(function Summary({ viewModel, facts }: SummaryProps) {
  const navigate = useNavigate();
  useTabTitle(facts.name);
  return (
    <OrderSummaryPage
      title={copy.title}
      eyebrow={facts.name}
      onBack={() => void navigate(ORDERS_PATH)}
      pay={<OrderSummaryPay viewModel={viewModel} facts={facts} />}
      dialogs={<OrderSummaryPriceChange viewModel={viewModel} facts={facts} />}
    >
      <OrderSummaryFigures facts={facts} isDue={viewModel.block !== 'nothing-to-pay'} />
    </OrderSummaryPage>
  );
});

export function SummaryLoading() {
  return (
    <Page width="wide">
      <PageHeader title={copy.title} />
      <Skeleton shape="hero" />
      <Skeleton shape="table" count={5} label="" />
    </Page>
  );
}

interface SummaryFailedProps {
  readonly failure: PortFailure;
  readonly onRetry: () => void;
}

export function SummaryFailed({ failure, onRetry }: SummaryFailedProps) {
  if (failure.kind === 'refused' && failure.status === 404) return <NoSuchOrder />;
  return (
    <Page>
      <PageHeader title={copy.title} />
      <LoadError
        what="Your order"
        failure={failure}
        money="Your order and its payment are unchanged."
        fallback={copy.failed}
        onRetry={onRetry}
        action={
          <LinkButton to={ORDERS_PATH} kind="quiet">
            {copy.toOrders}
          </LinkButton>
        }
      />
    </Page>
  );
}

export function NoSuchOrder() {
  return (
    <NothingFound
      page={copy.title}
      title={copy.unknownTitle}
      text={copy.unknown}
      to={ORDERS_PATH}
      linkText={copy.toOrders}
    />
  );
}
