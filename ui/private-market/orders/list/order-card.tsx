import { orderTotal } from '#application/private-market/order-total.ts';
import type { ShareOrder } from '#application/private-market/share-orders.ts';
import {
  OrderAction,
  orderActions,
  orderPrice,
} from '#domain/private-market/orders/order-actions.ts';
import { isEnded, isSigned, ownStatuses } from '#domain/private-market/orders/order-phase.ts';
import {
  OrderStatus,
  orderStatusLabel,
  orderStatusTone,
  type OrderTone,
} from '#domain/private-market/orders/order-status.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileSignature from 'lucide-react/icons/file-pen-line';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge, type BadgeProps } from '#ui/platform/design-system/foundations/badge.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { orderedPath, orderSummaryPath } from '#ui/private-market/paths.ts';
import { DealSlipDownload } from '#ui/private-market/orders/deal-slip/deal-slip-download.tsx';
import { isCancellable } from './is-cancellable.ts';
import { OrderCancel } from './order-cancel.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderOffer } from './order-offer.tsx';
import { OrderStages } from './order-stages.tsx';
import styles from './order-card.module.css';
import type { OrdersViewModel } from './orders.view-model.ts';
import { cancelCopy, ordersCopy as copy, whatComesNext } from './copy.ts';

const BADGES = {
  waiting: 'info',
  action: 'warning',
  progress: 'info',
  success: 'success',
  failure: 'danger',
  neutral: 'neutral',
} as const satisfies Record<OrderTone, BadgeProps['tone']>;

interface OrderCardProps {
  readonly viewModel: OrdersViewModel;
  readonly order: ShareOrder;
  readonly onRejected: () => void;
  readonly onSign: () => void;
  /** Whether the URL contains the id of this order's offer; it is then scrolled into view. */
  readonly isNamed: boolean;
}

/**
 * An order as a line that opens to its stages and dates. If the order needs the investor, the offer
 * and the actions are below the line; otherwise they are inside it.
 */
export const OrderCard = observer(function OrderCard(props: OrderCardProps) {
  const { viewModel, order } = props;
  const { offers } = viewModel;
  const isOver = offers.countdown(order)?.isExpired === true;
  const status = isOver ? OrderStatus.PriceOfferExpired : order.status;
  const isNeeded = needsInvestor(order, offers.now);
  return (
    <Card as="section" label={`${copy.order(order.requestId)}, ${order.name}`}>
      <details className={styles.order}>
        <summary className={styles.line}>
          <Avatar name={order.name} src={order.logoUrl} shape="square" />
          <h2 className={styles.name}>{order.name}</h2>
          <span className={styles.number}>
            <AmountText>{`${numberOf(order)} · ${quantityAndPrice(order)}`}</AmountText>
          </span>
          <span className={styles.status}>
            <Badge tone={BADGES[orderStatusTone(status)]}>{orderStatusLabel(status)}</Badge>
          </span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </summary>
        <OrderStages order={{ ...order, status }} />
        <Facts order={order} />
        <OrderedLink order={order} />
        {!isNeeded && <NextStep {...props} />}
        {order.items.length > 0 && <OrderItems items={order.items} />}
      </details>
      {isNeeded && <NextStep {...props} />}
    </Card>
  );
});

/** Baskets are paid by phone, so the only action for them is to answer an offer. */
function needsInvestor(order: ShareOrder, now: number): boolean {
  if (order.status === OrderStatus.PriceOffered) return true;
  return !order.isBasket && orderActions(order, now).length > 0;
}

function numberOf({ requestId, isBasket }: ShareOrder): string {
  return isBasket ? `${copy.order(requestId)} · ${copy.basket}` : copy.order(requestId);
}

/** Such as `20 shares · ₹2,380 – ₹2,620 per share`. */
function quantityAndPrice(order: ShareOrder): string {
  const price = orderPrice(order);
  if (price === undefined) {
    const unknown = order.status === OrderStatus.Pending ? copy.onRequest : copy.notSet;
    return `${quantityOf(order)} · ${unknown}`;
  }
  const per = order.isBasket ? copy.perBasket : copy.perShare;
  return `${quantityOf(order)} · ${priceLabel(price)} ${per}`;
}

function quantityOf({ isBasket, units }: ShareOrder): string {
  const count = indianGroups(String(units));
  return isBasket ? copy.baskets(count) : copy.shares(count);
}

function OrderedLink({ order }: { readonly order: ShareOrder }) {
  const path = orderedPath(order);
  if (path === undefined) return undefined;
  return <Link to={path}>{order.isBasket ? copy.viewBasket : copy.viewCompany}</Link>;
}

/** The offer of an order, what comes next, and what the investor can do. */
function NextStep(props: OrderCardProps) {
  const { viewModel, order, onRejected, isNamed } = props;
  const next = whatComesNext(order);
  return (
    <div className={styles.step}>
      {order.status === OrderStatus.PriceOffered && (
        <OrderOffer {...{ viewModel, order, onRejected, isNamed }} />
      )}
      {next !== undefined && <p className={styles.next}>{next}</p>}
      <Actions {...props} />
    </div>
  );
}

function Facts({ order }: { readonly order: ShareOrder }) {
  const { placedAt } = order;
  const price = orderPrice(order);
  return (
    <dl className={styles.facts}>
      {price !== undefined && (
        <Fact name={copy.total} value={priceLabel(orderTotal(order, price))} />
      )}
      {placedAt !== undefined && (
        <Fact name={copy.ordered} value={formatDate(CalendarDate.inIndia(placedAt))} />
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
}

function Fact({ name, value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The statuses of orders that ended without a transfer, which can be placed again. */
const AGAIN: readonly unknown[] = ownStatuses(isEnded);
const SIGNED: readonly unknown[] = ownStatuses(isSigned);

const Actions = observer(function Actions({ viewModel, order, onSign }: OrderCardProps) {
  const { requestId, isBasket, status } = order;
  const actions = orderActions(order, viewModel.offers.now);
  const hasSlip = SIGNED.includes(status) && !isBasket;
  const isToPay = actions.includes(OrderAction.GoToPayment) && !isBasket;
  const isToSign = actions.includes(OrderAction.SignDealSlip) && !isBasket;
  const canCancel = isCancellable(order);
  const again = AGAIN.includes(status) ? orderedPath(order) : undefined;
  if (!isToPay && !isToSign && !hasSlip && !canCancel && again === undefined) return undefined;
  return (
    <div className={styles.actions}>
      {isToPay && <LinkButton to={orderSummaryPath(requestId)}>{copy.goToPayment}</LinkButton>}
      {isToSign && (
        <Button icon={<FileSignature aria-hidden="true" />} onClick={onSign}>
          {copy.sign}
        </Button>
      )}
      {hasSlip && <DealSlipDownload requestId={requestId} />}
      {again !== undefined && (
        <LinkButton kind="secondary" to={again}>
          {cancelCopy.again}
        </LinkButton>
      )}
      {canCancel && (
        <OrderCancel
          isBusy={viewModel.changing.isRunningFor(requestId)}
          disabledReason={viewModel.disabledReason(order)}
          onCancel={() => viewModel.cancel(order)}
        />
      )}
    </div>
  );
});
