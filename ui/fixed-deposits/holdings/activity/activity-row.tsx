import type {
  ActivityEntry,
  OrderInActivity,
} from '#application/fixed-deposits/holdings/read-activity.ts';
import { ActivityKind, ActivityTopic } from '#domain/accounts/profile/activity.ts';
import { passbookAmountLabel } from '#domain/fixed-deposits/holdings/passbook.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDayAndMonth, formatRupees } from '#domain/platform/indian-formatting.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import {
  OrderTab,
  orderStatusLabel,
  orderTabFor,
} from '#domain/private-market/orders/order-status.ts';
import Banknote from 'lucide-react/icons/banknote';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { AmountRow } from '#ui/platform/design-system/layout/amount-row.tsx';
import { activityCopy } from '#ui/accounts/profile/security/copy.ts';
import { passbookTitle, passbookDetail } from '#ui/fixed-deposits/holdings/passbook/copy.ts';
import { Direction } from '#ui/fixed-deposits/holdings/passbook/passbook-direction.tsx';
import { depositPathOf } from '#ui/fixed-deposits/holdings/passbook/passbook-entry.tsx';
import { ORDERS_PATH, sellPath } from '#ui/private-market/paths.ts';
import styles from './activity.module.css';
import { activityPageCopy as copy } from './copy.ts';

const SECURITY_PATH = '/profile/security';

/** One entry of the activity; it links to the deposit, the order or the events of the account. */
export function ActivityRow({ entry }: { readonly entry: ActivityEntry }) {
  switch (entry.kind) {
    case 'payment':
      return (
        <AmountRow
          {...depositPathOf(entry.line)}
          leading={<span className={styles.leading}><Direction kind={entry.line.kind} /></span>}
          title={passbookTitle(entry.line)}
          detail={passbookDetail(entry.line)}
          amount={passbookAmountLabel(entry.line)}
          amountDetail={formatDayAndMonth(entry.date)}
        />
      );
    case 'order':
      return (
        <AmountRow
          to={pathOfOrder(entry.order)}
          leading={<Avatar name={entry.order.name} src={entry.order.logoUrl} shape="square" />}
          title={entry.order.name}
          detail={`${unitsText(entry.order)} · ${orderStatusLabel(entry.order.status)}`}
          amount={entry.order.total === undefined ? copy.noPrice : priceLabel(entry.order.total)}
          amountDetail={formatDayAndMonth(entry.date)}
        />
      );
    case 'sale':
      return <SaleRow entry={entry} />;
    case 'event':
      return <EventRow entry={entry} />;
  }
}

function SaleRow({ entry }: { readonly entry: Extract<ActivityEntry, { kind: 'sale' }> }) {
  const { shareName, units, amount } = entry.sale;
  return (
    <AmountRow
      to={sellPath({})}
      leading={<Mark>{ICONS.sale}</Mark>}
      title={`${copy.sold}, ${shareName}`}
      detail={`${copy.shares(indianGroups(String(units)))} · ${copy.paidForSale}`}
      amount={formatRupees(amount)}
      amountDetail={formatDayAndMonth(entry.date)}
    />
  );
}

/** An icon in place of a logo. */
function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.leading}>
      <span className={styles.icon}>{children}</span>
    </span>
  );
}

function EventRow({ entry }: { readonly entry: Extract<ActivityEntry, { kind: 'event' }> }) {
  const { kind, detail, happenedAt } = entry.event;
  const moment = formatMoment(happenedAt.getTime());
  return (
    <AmountRow
      to={pathOfEvent(entry)}
      leading={<Mark>{ICONS[entry.topic]}</Mark>}
      title={activityCopy[kind]}
      detail={detail === '' ? moment : `${detail} · ${moment}`}
    />
  );
}

const ICONS = {
  money: <RotateCcw aria-hidden="true" />,
  orders: <ReceiptText aria-hidden="true" />,
  account: <UserRound aria-hidden="true" />,
  sale: <Banknote aria-hidden="true" />,
} as const satisfies Record<ActivityTopic | 'sale', ReactNode>;

function pathOfOrder({ status }: OrderInActivity): string {
  const isPast = typeof status === 'string' && orderTabFor(status) === OrderTab.Past;
  return isPast ? `${ORDERS_PATH}?tab=${OrderTab.Past}` : ORDERS_PATH;
}

function pathOfEvent({ event, topic }: Extract<ActivityEntry, { kind: 'event' }>): string {
  if (event.kind === ActivityKind.SharesSold) return sellPath({});
  return topic === ActivityTopic.Account ? SECURITY_PATH : ORDERS_PATH;
}

function unitsText({ isBasket, units }: OrderInActivity): string {
  const count = indianGroups(String(units));
  return isBasket ? copy.baskets(count) : copy.shares(count);
}
