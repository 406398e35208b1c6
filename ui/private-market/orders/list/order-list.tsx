import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { isDealSlipToSign } from '#domain/private-market/orders/deal-slip.ts';
import { OrderStatus, OrderTab } from '#domain/private-market/orders/order-status.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import {
  DASHBOARD_PATH,
  idToAnswer,
  isToAnswerIn,
  orderToSignIn,
} from '#ui/private-market/paths.ts';
import { DealSlipSigning } from '#ui/private-market/orders/deal-slip/deal-slip-signing.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';
import type { OrdersViewModel } from './orders.view-model.ts';
import { endedCopy, listFailureCopy, ordersCopy as copy } from './copy.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import cardStyles from './order-card.module.css';

interface OrderListProps {
  readonly viewModel: OrdersViewModel;
  readonly tab: OrderTab;
  readonly onRejected: () => void;
}

export const OrderList = observer(function OrderList(props: OrderListProps) {
  const { viewModel, tab } = props;
  const list = viewModel.list(tab);
  if (list.kind === 'loading') {
    return (
      <div className={styles.cards}>
        <OrderCardSkeleton tab={tab} />
        <OrderCardSkeleton tab={tab} />
        <OrderCardSkeleton tab={tab} />
      </div>
    );
  }
  if (list.kind === 'failed') {
    return (
      <LoadError
        what="Your orders"
        failure={list.failure}
        money="Nothing has changed."
        documented={listFailureCopy(list.failure)}
        onRetry={() => viewModel.load(tab)}
      />
    );
  }
  return (
    <div className={styles.tab}>
      <BasketTrouble {...props} />
      {viewModel.basketFailure(tab) === undefined && <EndedNote orders={list.value} />}
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
          {copy.retry}
        </Button>
      }
    >
      {copy.basketsFailed}
    </Notice>
  );
});

/**
 * Says that the order in the URL needs no action any more. Decided on arrival, because the list may
 * change later.
 */
function EndedNote({ orders }: { readonly orders: readonly ShareOrder[] }) {
  const [query] = useSearchParams();
  const [text] = useState(() => {
    if (orderToSignIn(query) !== undefined) {
      return slipToOpen(orders, query) === undefined ? endedCopy.slip : undefined;
    }
    if (!isToAnswerIn(query)) return undefined;
    const named = orders.find(({ requestId }) => requestId === idToAnswer(query));
    return named?.status === OrderStatus.PriceOffered ? undefined : endedCopy.offer;
  });
  if (text === undefined) return undefined;
  return (
    <p className={styles.note} role="status">
      {text}
    </p>
  );
}

interface CardsProps extends OrderListProps {
  readonly orders: readonly ShareOrder[];
}

function Cards({ viewModel, tab, onRejected, orders }: CardsProps) {
  const [query, setQuery] = useSearchParams();
  const [signing, setSigning] = useState(() => slipToOpen(orders, query));
  const answering = idToAnswer(query);
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
              isNamed={order.requestId === answering}
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
            // Remove the order from the URL, so that a reload does not open its deal slip again.
            if (orderToSignIn(query) !== undefined) setQuery({}, { replace: true });
            viewModel.load(tab);
          }}
        />
      )}
    </>
  );
}

/** The order in the URL, if its deal slip is still to be signed. */
function slipToOpen(orders: readonly ShareOrder[], query: URLSearchParams): ShareOrder | undefined {
  const requestId = orderToSignIn(query);
  return orders.find((order) => {
    return order.requestId === requestId && !order.isBasket && isDealSlipToSign(order);
  });
}

function NoOrders({ tab }: { readonly tab: OrderTab }) {
  if (tab === OrderTab.Past) {
    return <EmptyState title={copy.noPast} text={copy.noPastText} />;
  }
  return (
    <EmptyState
      title={copy.noActive}
      text={copy.noActiveText}
      action={<LinkButton to={DASHBOARD_PATH}>{copy.explore}</LinkButton>}
    />
  );
}

/** A placeholder as high as most orders of a tab. Most active orders need the investor. */
function OrderCardSkeleton({ tab }: { readonly tab: OrderTab }) {
  return (
    <Card>
      <div className={cardStyles.waiting} data-tab={tab}>
        <Skeleton shape="rows" label="" />
        {tab === OrderTab.Active && <Skeleton shape="text" label="" />}
      </div>
    </Card>
  );
}
