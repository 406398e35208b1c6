import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { OrderTab } from '#domain/private-market/order-status.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { DASHBOARD_PATH } from './basket-paths.ts';
import { DealSlipSigning } from './deal-slip-signing.tsx';
import { OrderCardSkeleton } from './order-card-skeleton.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';
import type { OrdersViewModel } from './orders.view-model.ts';
import { listFailureWords, ordersWords as words } from './orders-words.ts';

interface OrderListProps {
  readonly viewModel: OrdersViewModel;
  readonly tab: OrderTab;
  readonly onRejected: () => void;
}

/** The orders of a tab, newest first. */
export const OrderList = observer(function OrderList(props: OrderListProps) {
  const { viewModel, tab } = props;
  const list = viewModel.list(tab);
  if (list.kind === 'loading') {
    return (
      <div className={styles.cards}>
        <OrderCardSkeleton />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </div>
    );
  }
  if (list.kind === 'failed') {
    return (
      <ErrorState
        title={listFailureWords(list.failure)}
        onRetry={() => viewModel.load(tab)}
        retryLabel={words.retry}
      />
    );
  }
  return (
    <div className={styles.tab}>
      <BasketTrouble {...props} />
      {list.value.length === 0 ? <NoOrders tab={tab} /> : <Cards {...props} orders={list.value} />}
    </div>
  );
});

const BasketTrouble = observer(function BasketTrouble({ viewModel, tab }: OrderListProps) {
  if (viewModel.basketFailure(tab) === undefined) return undefined;
  return (
    <Notice
      tone="danger"
      isAnnounced
      action={
        <Button kind="quiet" size="small" onClick={() => viewModel.load(tab)}>
          {words.retry}
        </Button>
      }
    >
      {words.basketsFailed}
    </Notice>
  );
});

interface CardsProps extends OrderListProps {
  readonly orders: readonly ShareOrder[];
}

function Cards({ viewModel, tab, onRejected, orders }: CardsProps) {
  const [signing, setSigning] = useState<ShareOrder>();
  return (
    <>
      <ul className={styles.cards}>
        {orders.map((order) => (
          <li key={order.requestId}>
            <OrderCard
              viewModel={viewModel}
              order={order}
              onRejected={onRejected}
              onSign={() => setSigning(order)}
            />
          </li>
        ))}
      </ul>
      {signing !== undefined && (
        <DealSlipSigning
          key={signing.requestId}
          requestId={signing.requestId}
          onEnd={() => {
            setSigning(undefined);
            viewModel.load(tab);
          }}
        />
      )}
    </>
  );
}

function NoOrders({ tab }: { readonly tab: OrderTab }) {
  if (tab === OrderTab.Past) {
    return (
      <EmptyState
        illustration={<EmptyPortfolioPicture />}
        title={words.noPast}
        text={words.noPastText}
      />
    );
  }
  return (
    <EmptyState
      illustration={<EmptyPortfolioPicture />}
      title={words.noActive}
      text={words.noActiveText}
      action={<LinkButton to={DASHBOARD_PATH}>{words.explore}</LinkButton>}
    />
  );
}
