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
import { priceLabel, totalPrice } from '#domain/private-market/catalogue/display-price.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import FileSignature from 'lucide-react/icons/file-pen-line';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
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
  action: 'accent',
  progress: 'partner',
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

export const OrderCard = observer(function OrderCard(props: OrderCardProps) {
  const { viewModel, order, onRejected, isNamed } = props;
  const { name, isBasket, items, status } = order;
  const next = whatComesNext(order);
  const isOffered = status === OrderStatus.PriceOffered;
  const isOver = viewModel.offers.countdown(order)?.isExpired === true;
  const shownStatus = isOver ? OrderStatus.PriceOfferExpired : status;
  return (
    <Card as="section" label={`${copy.order(order.requestId)}, ${name}`}>
      <div className={styles.head}>
        <Avatar name={name} src={order.logoUrl} shape="square" />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <OrderedName order={order} />
          </h2>
          <p className={styles.number}>
            {copy.order(order.requestId)}
            {isBasket && ` · ${copy.basket}`}
          </p>
        </div>
        <Badge tone={BADGES[orderStatusTone(shownStatus)]}>{orderStatusLabel(shownStatus)}</Badge>
      </div>
      <OrderStages order={{ ...order, status: shownStatus }} />
      <Facts order={order} />
      {isOffered && <OrderOffer {...{ viewModel, order, onRejected, isNamed }} />}
      {next !== undefined && <p className={styles.next}>{next}</p>}
      <Actions {...props} />
      {items.length > 0 && <OrderItems items={items} />}
    </Card>
  );
});

function OrderedName({ order }: { readonly order: ShareOrder }) {
  const path = orderedPath(order);
  if (path === undefined) return order.name;
  return (
    <Link className={styles.link} to={path}>
      {order.name}
    </Link>
  );
}

function Facts({ order }: { readonly order: ShareOrder }) {
  const { isBasket, status, units, placedAt } = order;
  const price = orderPrice(order);
  const count = indianGroups(String(units));
  const isRange = price?.kind === 'range';
  const unknownPrice = status === OrderStatus.Pending ? copy.onRequest : copy.notSet;
  return (
    <dl className={styles.facts}>
      <Fact name={copy.quantity} value={isBasket ? copy.baskets(count) : copy.shares(count)} />
      {status !== OrderStatus.PriceOffered && (
        <Fact
          name={isRange ? copy.priceRange : copy.price}
          value={price === undefined ? unknownPrice : priceLabel(price)}
          {...(price !== undefined && {
            detail: isBasket ? copy.perBasket : copy.perShare,
          })}
        />
      )}
      {price !== undefined && (
        <Fact name={copy.total} value={priceLabel(totalPrice(units, price))} />
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
  readonly detail?: string;
}

function Fact({ name, value, detail }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {detail !== undefined && <span className={styles.detail}> {detail}</span>}
      </dd>
    </div>
  );
}

/** The statuses of orders that ended without a transfer, which can be placed again. */
const AGAIN: readonly unknown[] = ownStatuses(isEnded);
const SIGNED: readonly unknown[] = ownStatuses(isSigned);

function Actions({ viewModel, order, onSign }: OrderCardProps) {
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
          isBusy={viewModel.busy === requestId}
          onCancel={() => viewModel.cancel(order)}
        />
      )}
    </div>
  );
}
