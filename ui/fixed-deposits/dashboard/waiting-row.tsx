import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { orderPrice } from '#domain/private-market/orders/order-actions.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import IdCard from 'lucide-react/icons/id-card';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { AmountRow, type AmountRowProps } from '#ui/platform/design-system/layout/amount-row.tsx';
import { AmountsScope } from '#ui/platform/hidden-amounts/amounts-scope.tsx';
import { paths as accountPaths } from '#ui/accounts/paths.ts';
import { unpaidDepositCopy as depositCopy } from '#ui/fixed-deposits/booking/unpaid-orders/copy.ts';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { offerCost } from '#ui/private-market/orders/shared/order-sentence.ts';
import {
  dealSlipPath,
  offerPath,
  orderSummaryPath,
  saleToAnswerPath,
} from '#ui/private-market/paths.ts';
import styles from './waiting-row.module.css';
import { waitingForYouCopy as copy } from './waiting-for-you-copy.ts';
import type { WaitingItem } from './waiting-for-you.view-model.ts';

interface WaitingRowProps {
  readonly item: WaitingItem;
  /** The first row has the one marigold button of the page. */
  readonly isFirst: boolean;
  readonly today: CalendarDate;
  readonly onDeposit: (order: UnpaidDepositOrder) => void;
}

/** The whole row is one link to the page where the investor finishes the item. */
export function WaitingRow(props: WaitingRowProps) {
  const { item, isFirst } = props;
  const amount = amountOf(item);
  const verb = (
    <span className={styles.verb} data-first={isFirst || undefined}>
      {copy.verbs[item.kind]}
    </span>
  );
  const figures =
    amount === undefined ? { amount: verb } : { amount: formatRupees(amount), amountDetail: verb };
  return (
    <AmountsScope arePersonal={item.kind === 'maturity'}>
      <AmountRow {...rowOf(props)} {...figures} />
    </AmountsScope>
  );
}

/**
 * What the investor pays for the shares, receives from the sale or has at maturity. Undefined where
 * nothing is paid, where the price is unknown, and for a deposit, whose title has the amount.
 */
function amountOf(item: WaitingItem): Money | undefined {
  switch (item.kind) {
    case 'payment':
    case 'offer': {
      const price = orderPrice(item.order);
      if (price?.kind !== 'single') return undefined;
      return offerCost(item.order, price.amount).totalPayable;
    }
    case 'sale':
      return unitsValue(item.request.quantity, item.request.askingPrice);
    case 'maturity':
      return item.deposit.maturityAmount;
    default:
      return undefined;
  }
}

type Row = Pick<AmountRowProps, 'leading' | 'title' | 'detail' | 'to' | 'onClick'>;

function rowOf({ item, today, onDeposit }: WaitingRowProps): Row {
  switch (item.kind) {
    case 'deposit': {
      const { order } = item;
      const words = { title: depositCopy.finish(order), detail: depositCopy.detail(order, today) };
      return { ...words, ...logo(order.issuerName, order), onClick: () => onDeposit(order) };
    }
    case 'sale': {
      const { requestId, shareName } = item.request;
      const words = { title: copy.saleTitle(item), detail: copy.saleDetail(item, today) };
      return { ...words, ...logo(shareName), to: saleToAnswerPath(requestId) };
    }
    case 'maturity': {
      const words = { title: copy.maturityTitle(item, today), detail: copy.maturityDetail(item) };
      const to = heldDepositPath(item.deposit);
      return { ...words, ...logo(item.deposit.name, item.deposit), to };
    }
    case 'kyc':
      return { ...sign, title: copy.kycTitle, detail: copy.kycDetail, to: accountPaths.kyc };
    case 'video-kyc': {
      const words = { title: copy.videoKycTitle, detail: copy.videoKycDetail };
      return { ...sign, ...words, to: accountPaths.videoKyc };
    }
    default: {
      const words = { title: copy.shareTitle(item), detail: copy.shareDetail(item, today) };
      return { ...words, ...logo(item.order.name, item.order), to: pathOf(item) };
    }
  }
}

const sign = {
  leading: (
    <span className={styles.sign}>
      <IdCard aria-hidden="true" />
    </span>
  ),
};

function logo(name: string, { logoUrl }: { readonly logoUrl?: string | undefined } = {}) {
  return { leading: <Avatar name={name} src={logoUrl} shape="square" /> };
}

function pathOf({ kind, order }: Extract<WaitingItem, { isPaid: boolean }>): string {
  if (kind === 'slip') return dealSlipPath(order.requestId);
  if (kind === 'offer') return offerPath(order.requestId);
  return orderSummaryPath(order.requestId, order.isBasket);
}

export function keyOf(item: WaitingItem): string {
  switch (item.kind) {
    case 'deposit':
      return `deposit ${item.order.depositOrderId}`;
    case 'sale':
      return `sale ${item.request.requestId}`;
    case 'maturity':
      return `maturity ${item.deposit.depositOrderId}`;
    case 'kyc':
    case 'video-kyc':
      return item.kind;
    default:
      return `shares ${item.order.requestId}`;
  }
}
