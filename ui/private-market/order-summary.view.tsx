import { JourneyStore } from '#application/platform/journey-store.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { type ShareOrderFacts, ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { NotFoundPicture } from '../platform/design-system/illustrations/not-found.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { idIn, ORDERS_PATH } from './basket-paths.ts';
import { OrderSummaryFigures } from './order-summary-figures.tsx';
import { OrderSummaryPay } from './order-summary-pay.tsx';
import { OrderSummaryPriceChange } from './order-summary-price-change.tsx';
import styles from './order-summary.module.css';
import { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryWords as words, summaryFailureWords } from './order-summary-words.ts';

/** What an order costs, by the id in its address. */
export function ShareOrderSummaryPage() {
  const [query] = useSearchParams();
  const requestId = idIn(query.get('id'));
  if (requestId === undefined) return <NoSuchOrder />;
  return <OrderSummaryOf key={requestId} requestId={requestId} />;
}

interface OrderSummaryOfProps {
  readonly requestId: ShareOrderId;
}

export const OrderSummaryOf = observer(function OrderSummaryOf({ requestId }: OrderSummaryOfProps) {
  const parts = {
    orders: usePort(ShareOrders),
    payments: usePort(SharePayments),
    journey: usePort(JourneyStore),
  };
  const viewModel = useViewModel(() => new OrderSummaryViewModel(parts, requestId));
  const { state } = viewModel.facts;
  if (state.kind === 'ready') return <Summary viewModel={viewModel} facts={state.value} />;
  if (state.kind === 'loading') return <SummaryLoading />;
  const { failure } = state;
  if (failure.kind === 'refused' && failure.status === 404) return <NoSuchOrder />;
  return (
    <Page>
      <PageHeader title={words.title} />
      <ErrorState
        title={summaryFailureWords(failure)}
        onRetry={() => void viewModel.facts.reload()}
        action={
          <LinkButton to={ORDERS_PATH} kind="quiet">
            {words.toOrders}
          </LinkButton>
        }
      />
    </Page>
  );
});

interface SummaryProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly facts: ShareOrderFacts;
}

function Summary({ viewModel, facts }: SummaryProps) {
  const navigate = useNavigate();
  return (
    <Page width="wide">
      <PageHeader
        title={words.title}
        eyebrow={facts.name}
        onBack={() => void navigate(ORDERS_PATH)}
      />
      <div className={styles.order}>
        <OrderSummaryFigures facts={facts} />
        <OrderSummaryPay viewModel={viewModel} facts={facts} />
      </div>
      <OrderSummaryPriceChange viewModel={viewModel} facts={facts} />
    </Page>
  );
}

export function SummaryLoading() {
  return (
    <Page width="wide">
      <PageHeader title={words.title} />
      <Skeleton shape="hero" />
      <Skeleton shape="table" count={5} label="" />
    </Page>
  );
}

export function NoSuchOrder() {
  return (
    <Page>
      <PageHeader title={words.title} />
      <EmptyState
        illustration={<NotFoundPicture />}
        title={words.unknownTitle}
        text={words.unknown}
        action={<LinkButton to={ORDERS_PATH}>{words.toOrders}</LinkButton>}
      />
    </Page>
  );
}
