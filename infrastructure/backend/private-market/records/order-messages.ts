import { formatTime } from '#domain/platform/india-time.ts';
import { transferDueOn } from '#domain/private-market/orders/deal-slip.ts';
import type { OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { Message } from '#infrastructure/backend/third-parties/outbox.ts';
import { amountsOf, orderName, type OrderRecord } from './order-records.ts';

export interface ToldOrder {
  readonly order: OrderRecord;
  readonly appOrigin: string;
}

type Writes = (told: ToldOrder) => string;

const TEXTS: Readonly<Partial<Record<OrderMove | 'request', Writes>>> = {
  request: (told) =>
    `We have your request for ${what(told)}. Our team will confirm the price and write to ` +
    `you. You do not need to pay yet.`,
  confirm: (told) =>
    told.order.kind === 'basket'
      ? `${what(told)} at ${price(told.order.fulfilled_price)} each: confirmed. ` +
        `Our team will call you to take payment of ${payable(told)}${payBy(told)}.`
      : `${what(told)} at ${price(told.order.fulfilled_price)} each: confirmed. ` +
        `Pay ${payable(told)}${payBy(told)}: ${summaryLink(told)}`,
  offer: (told) =>
    `We offer ${what(told)} at ${price(told.order.offered_price)} each` +
    `${deadline(told)}. Accept or decline: ${ordersLink(told)}`,
  accept: (told) =>
    told.order.kind === 'basket'
      ? `You accepted ${price(told.order.fulfilled_price)} each for ${what(told)}. ` +
        `Our team will call you to take payment of ${payable(told)}${payBy(told)}.`
      : `You accepted ${price(told.order.fulfilled_price)} each for ${what(told)}. ` +
        `Pay ${payable(told)}${payBy(told)}: ${summaryLink(told)}`,
  reject: (told) => `You declined the offer for ${what(told)}. You do not need to pay.`,
  expire: (told) => `The offer for ${what(told)} has expired. Nothing was paid.`,
  cancel: (told) => `Our team has cancelled ${what(told)}. You do not need to pay.`,
  withdraw: (told) => `You cancelled ${what(told)}. You do not need to pay.`,
  'expire-unpaid': (told) =>
    `${what(told)}: we received no payment${payBy(told)}, so the order is cancelled. ` +
    `Nothing was paid. You can order again at the current price: ${ordersLink(told)}`,
  'receive-payment': (told) =>
    `We received ${payable(told)} for ${what(told)}. We will write to you when the shares are ` +
    `in your demat account. No real money has moved.`,
  refund: (told) =>
    `We could not transfer ${what(told)}. We have returned ${payable(told)}, the full amount, ` +
    `to your bank account. No real money has moved.`,
  'payment-succeeded': (told) =>
    `We received ${payable(told)} for ${what(told)}. Please sign the deal slip: ` +
    `${ordersLink(told)} No real money has moved.`,
  'payment-failed': (told) =>
    `Your payment for ${what(told)} failed, and nothing was paid. Try again: ${summaryLink(told)}`,
  'sign-deal-slip': (told) =>
    `You signed the deal slip for ${what(told)}. The transfer is due by ${dueDay(told)}.`,
  complete: (told) =>
    `${what(told)} ${told.order.units === 1 ? 'is' : 'are'} in your demat account. ` +
    `See your portfolio for what you hold.`,
};

/**
 * The messages to an investor after a change of an order's status; none when a payment only starts.
 */
export function messageAfter(
  move: OrderMove | 'request',
  told: ToldOrder,
): readonly Message[] {
  const text = TEXTS[move]?.(told);
  if (text === undefined) return [];
  const sms: Message = { channel: 'sms', to: told.order.mobile, text };
  const { email } = told.order;
  if (move !== 'sign-deal-slip' || email === null) return [sms];
  const slip =
    `The signed deal slip for ${what(told)} is kept for you as a PDF under Orders: ` +
    ordersLink(told);
  return [sms, { channel: 'email', to: email, text: slip }];
}

/** The asset and the order, such as `100 shares of Acme Chips (order 70001)`. */
function what({ order }: ToldOrder): string {
  const word = order.kind === 'basket' ? 'basket' : 'share';
  const units = `${indianGroups(String(order.units))} ${word}${order.units === 1 ? '' : 's'}`;
  return `${units} of ${orderName(order)} (order ${order.id})`;
}

function price(text: string | null): string {
  return formatRupees(Money.of(text ?? '0'));
}

function payable({ order }: ToldOrder): string {
  return formatRupees(amountsOf(order)?.totalPayable ?? Money.zero);
}

function deadline({ order: { offer_deadline: end } }: ToldOrder): string {
  return end === null ? '' : `, until ${momentInIndia(end)}`;
}

/** The payment deadline, such as ` by 6:00 pm on 25 Nov 2026`; empty without one. */
function payBy({ order: { pay_by: end } }: ToldOrder): string {
  return end === null ? '' : ` by ${momentInIndia(end)}`;
}

function dueDay({ order }: ToldOrder): string {
  return formatDate(transferDueOn(CalendarDate.inIndia(order.moved_at.getTime())));
}

function ordersLink({ appOrigin }: ToldOrder): string {
  return `${appOrigin}/privatemarket/orders`;
}

function summaryLink({ order, appOrigin }: ToldOrder): string {
  return `${appOrigin}/order-summary/${order.unique_id}`;
}

/** A time in India, such as `9:41 pm on 21 Nov 2026`. */
function momentInIndia(moment: Date): string {
  return `${formatTime(moment.getTime())} on ${formatDate(CalendarDate.inIndia(moment.getTime()))}`;
}
