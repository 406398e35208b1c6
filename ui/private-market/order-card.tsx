import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { OrderAction, orderActions, orderPrice } from '#domain/private-market/order-card.ts';
import {
  OrderStatus,
  orderStatusLabel,
  orderStatusTone,
  type OrderTone,
} from '#domain/private-market/order-status.ts';
import { priceLabel, totalPrice } from '#domain/private-market/shown-price.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { FileSignature } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Badge, type BadgeProps } from '../platform/design-system/badge.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { basketPath, companyPath } from './basket-paths.ts';
import { DealSlipDownload } from './deal-slip-download.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderOffer } from './order-offer.tsx';
import styles from './order-card.module.css';
import { orderSummaryPath } from './order-paths.ts';
import type { OrdersViewModel } from './orders.view-model.ts';
import { ordersWords as words, whatComesNext } from './orders-words.ts';

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
}

/** One order: what it is for, how it stands, and what can be done about it. */
export const OrderCard = observer(function OrderCard(props: OrderCardProps) {
  const { viewModel, order, onRejected } = props;
  const { name, status, isBasket, items } = order;
  const next = whatComesNext(status, isBasket);
  const isOffered = status === OrderStatus.PriceOffered;
  return (
    <Card as="section" label={`${words.order(order.requestId)}, ${name}`}>
      <div className={styles.head}>
        <Avatar name={name} src={order.logoUrl} shape="square" />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <OrderedName order={order} />
          </h2>
          <p className={styles.number}>
            {words.order(order.requestId)}
            {isBasket && ` · ${words.basket}`}
          </p>
        </div>
        <Badge tone={BADGES[orderStatusTone(status)]}>{orderStatusLabel(status)}</Badge>
      </div>
      <Facts order={order} />
      {isOffered && <OrderOffer viewModel={viewModel} order={order} onRejected={onRejected} />}
      {next !== undefined && <p className={styles.next}>{next}</p>}
      <Actions {...props} />
      {items.length > 0 && <OrderItems items={items} />}
    </Card>
  );
});

/** Leads to the page of what was ordered. */
function OrderedName({ order }: { readonly order: ShareOrder }) {
  const path = orderedPath(order);
  if (path === undefined) return order.name;
  return (
    <Link className={styles.link} to={path}>
      {order.name}
    </Link>
  );
}

function orderedPath({ shareId, domainName, basketId }: ShareOrder): string | undefined {
  if (basketId !== undefined) return basketPath(basketId);
  return shareId === undefined ? undefined : companyPath(shareId, domainName);
}

function Facts({ order }: { readonly order: ShareOrder }) {
  const { isBasket, status, units, placedAt } = order;
  const price = orderPrice(order);
  const count = indianGroups(String(units));
  const isRange = price?.kind === 'range';
  const unknownPrice = status === OrderStatus.Pending ? words.onRequest : words.notSet;
  return (
    <dl className={styles.facts}>
      <Fact name={words.quantity} value={isBasket ? words.baskets(count) : words.shares(count)} />
      {status !== OrderStatus.PriceOffered && (
        <Fact
          name={isRange ? words.priceRange : words.price}
          value={price === undefined ? unknownPrice : priceLabel(price)}
          {...(price !== undefined && {
            detail: isBasket ? words.perBasket : words.perShare,
          })}
        />
      )}
      {price !== undefined && (
        <Fact name={words.total} value={priceLabel(totalPrice(units, price))} />
      )}
      {placedAt !== undefined && (
        <Fact name={words.ordered} value={formatDate(CalendarDate.inIndia(placedAt))} />
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

const SIGNED: readonly unknown[] = [OrderStatus.OrderUnderProcess, OrderStatus.Completed];

function Actions({ viewModel, order, onSign }: OrderCardProps) {
  const { requestId, isBasket, status } = order;
  const actions = orderActions(order, viewModel.offers.now);
  const hasSlip = SIGNED.includes(status) && !isBasket;
  const isToPay = actions.includes(OrderAction.GoToPayment) && !isBasket;
  const isToSign = actions.includes(OrderAction.SignDealSlip);
  if (!isToPay && !isToSign && !hasSlip) return undefined;
  return (
    <div className={styles.actions}>
      {isToPay && <LinkButton to={orderSummaryPath(requestId)}>{words.goToPayment}</LinkButton>}
      {isToSign && (
        <Button icon={<FileSignature aria-hidden="true" />} onClick={onSign}>
          {words.sign}
        </Button>
      )}
      {hasSlip && <DealSlipDownload requestId={requestId} />}
    </div>
  );
}
