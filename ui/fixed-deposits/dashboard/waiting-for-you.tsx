import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { Clock } from '#application/platform/clock.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { observer } from 'mobx-react-lite';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import {
  dealSlipPath,
  offerPath,
  orderSummaryPath,
  saleToAnswerPath,
} from '#ui/private-market/paths.ts';
import { unpaidDepositCopy as depositCopy } from '#ui/fixed-deposits/booking/unpaid-orders/unpaid-deposit-copy.ts';
import {
  useTakeUp,
  useUnpaidDeposits,
} from '#ui/fixed-deposits/booking/unpaid-orders/use-unpaid-deposits.ts';
import { type WaitingItem, WaitingForYouViewModel } from './waiting-for-you.view-model.ts';
import { waitingForYouCopy as copy } from './waiting-for-you-copy.ts';

/** The investor's unfinished orders and sales. Renders nothing if there are none. */
export const WaitingForYou = observer(function WaitingForYou() {
  const deposits = useUnpaidDeposits();
  const takeUp = useTakeUp(deposits);
  const parts = {
    deposits,
    shareOrders: usePort(ShareOrders),
    sellRequests: usePort(SellRequests),
    clock: usePort(Clock),
  };
  const viewModel = useViewModel(() => new WaitingForYouViewModel(parts));
  const { items, hasFailed } = viewModel;
  if (items.length === 0 && !hasFailed) return undefined;
  return (
    <Section title={copy.title}>
      {items.length > 0 && (
        <RowList label={copy.title}>
          {items.map((item) => (
            <Row key={keyOf(item)} item={item} onDeposit={(order) => void takeUp(order)} />
          ))}
        </RowList>
      )}
      {hasFailed && (
        <p>
          {copy.failed}{' '}
          <Button kind="quiet" size="small" onClick={() => viewModel.reload()}>
            {copy.tryAgain}
          </Button>
        </p>
      )}
    </Section>
  );
});

interface RowProps {
  readonly item: WaitingItem;
  readonly onDeposit: (order: UnpaidDepositOrder) => void;
}

/** Links to the page where the investor finishes the item. */
function Row({ item, onDeposit }: RowProps) {
  if (item.kind === 'deposit') {
    const { order } = item;
    return (
      <ListRow
        leading={<Avatar name={order.issuerName} src={order.logoUrl} shape="square" />}
        title={depositCopy.finish(order)}
        detail={depositCopy.detail(order)}
        onClick={() => onDeposit(order)}
      />
    );
  }
  if (item.kind === 'sale') {
    return (
      <ListRow
        leading={<Avatar name={item.request.shareName} shape="square" />}
        title={copy.saleTitle(item)}
        detail={copy.saleDetail(item)}
        to={saleToAnswerPath(item.request.requestId)}
      />
    );
  }
  const { order } = item;
  return (
    <ListRow
      leading={<Avatar name={order.name} src={order.logoUrl} shape="square" />}
      title={copy.shareTitle(item)}
      detail={copy.shareDetail(item)}
      to={pathOf(item)}
    />
  );
}

function pathOf({ kind, order }: Extract<WaitingItem, { isPaid: boolean }>): string {
  if (kind === 'slip') return dealSlipPath(order.requestId);
  if (kind === 'offer') return offerPath(order.requestId);
  return orderSummaryPath(order.requestId, order.isBasket);
}

function keyOf(item: WaitingItem): string {
  if (item.kind === 'deposit') return `deposit ${item.order.depositOrderId}`;
  if (item.kind === 'sale') return `sale ${item.request.requestId}`;
  return `shares ${item.order.requestId}`;
}
