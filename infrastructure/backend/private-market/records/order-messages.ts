import { formatTime } from '#domain/platform/india-time.ts';
import { transferDueOn } from '#domain/private-market/orders/deal-slip.ts';
import type { OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import type { Message } from '#infrastructure/backend/third-parties/outbox.ts';
import { amountsOf, orderName, type OrderRecord } from './order-records.ts';

export interface OrderMessageInput {
  readonly order: OrderRecord;
  /** When the investor acted, if the report of it came later. */
  readonly actedAt?: Date | undefined;
  /** Whether money may have left the investor's account when the order ended. */
  readonly wasPaying?: boolean | undefined;
  readonly appOrigin: string;
}

type Writes = (input: OrderMessageInput) => string;

const TEXTS: Readonly<Partial<Record<OrderMove | 'request', Writes>>> = {
  request: (input) =>
    `We have your request for ${what(input)}. Our team will confirm the price and write to ` +
    `you. You do not need to pay yet.`,
  confirm: (input) =>
    input.order.kind === 'basket'
      ? `${what(input)} at ${price(input.order.fulfilled_price)} each: confirmed. ` +
        `Our team will call you to take payment of ${payable(input)}${payBy(input)}.`
      : `${what(input)} at ${price(input.order.fulfilled_price)} each: confirmed. ` +
        `Pay ${payable(input)}${payBy(input)}: ${summaryLink(input)}${held(input)}`,
  offer: (input) =>
    `We offer ${what(input)} at ${price(input.order.offered_price)} each` +
    `${deadline(input)}. Accept or decline: ${ordersLink(input)}`,
  accept: (input) =>
    input.order.kind === 'basket'
      ? `You accepted ${price(input.order.fulfilled_price)} each for ${what(input)}. ` +
        `Our team will call you to take payment of ${payable(input)}${payBy(input)}.`
      : `You accepted ${price(input.order.fulfilled_price)} each for ${what(input)}. ` +
        `Pay ${payable(input)}${payBy(input)}: ${summaryLink(input)}`,
  reject: (input) => `You declined the offer for ${what(input)}. You do not need to pay.`,
  expire: (input) => `The offer for ${what(input)} has expired. You do not need to pay.`,
  cancel: (input) => `Our team has cancelled ${what(input)}. ${afterEnd(input)}`,
  withdraw: (input) => `You cancelled ${what(input)}. ${afterEnd(input)}`,
  'expire-unpaid': (input) =>
    `${what(input)}: we received no payment${payBy(input)}, so the order is cancelled. ` +
    `${MONEY_RETURNED} You can order again at the current price: ${ordersLink(input)}`,
  'receive-payment': (input) =>
    `We received ${payable(input)} for ${what(input)}. We will write to you when the shares are ` +
    `in your demat account. No real money has moved.`,
  refund: (input) =>
    `We could not transfer ${what(input)}. We have returned ${payable(input)}, the full amount, ` +
    `to your bank account. No real money has moved.`,
  'payment-succeeded': (input) =>
    `We received ${payable(input)} for ${what(input)}. Please sign the deal slip: ` +
    `${ordersLink(input)} No real money has moved.`,
  'payment-failed': (input) =>
    `Your payment for ${what(input)} failed. ${MONEY_RETURNED} Try again: ${summaryLink(input)}`,
  'sign-deal-slip': (input) =>
    `You signed the deal slip for ${what(input)}. The transfer is due by ${dueDay(input)}.`,
  complete: (input) =>
    `${what(input)} ${input.order.units === 1 ? 'is' : 'are'} in your demat account. ` +
    `See your portfolio for what you hold.`,
};

/**
 * The messages to an investor after a change of an order's status; none when a payment only starts.
 */
export function messageAfter(
  move: OrderMove | 'request',
  input: OrderMessageInput,
): readonly Message[] {
  const text = TEXTS[move]?.(input);
  if (text === undefined) return [];
  const sms: Message = { channel: 'sms', to: input.order.mobile, text };
  const { email, investor_id: investorId } = input.order;
  if (move !== 'sign-deal-slip' || email === null) return [sms];
  const slip =
    `The signed deal slip for ${what(input)} is kept for you as a PDF under Orders: ` +
    ordersLink(input);
  // With the investor's id, it is found once the investor has another email address.
  return [sms, { channel: 'email', to: email, text: slip, investorId }];
}

/** The asset and the order, such as `100 shares of Acme Chips (order 70001)`. */
function what({ order }: OrderMessageInput): string {
  const word = order.kind === 'basket' ? 'basket' : 'share';
  const units = `${indianGroups(String(order.units))} ${word}${order.units === 1 ? '' : 's'}`;
  return `${units} of ${orderName(order)} (order ${order.id})`;
}

function price(text: string | null): string {
  return formatRupees(Money.of(text ?? '0'));
}

function payable({ order }: OrderMessageInput): string {
  return formatRupees(amountsOf(order)?.totalPayable ?? Money.zero);
}

function deadline({ order: { offer_deadline: end } }: OrderMessageInput): string {
  return end === null ? '' : `, until ${momentInIndia(end)}`;
}

/** The payment deadline, such as ` by 6:00 pm on 25 Nov 2026`; empty without one. */
function payBy({ order: { pay_by: end } }: OrderMessageInput): string {
  return end === null ? '' : ` by ${momentInIndia(end)}`;
}

/** Until when the shares of an order from stock are held; empty if none are. */
function held({ order: { held_until: end } }: OrderMessageInput): string {
  if (end === null) return '';
  return ` The shares are held for you until ${formatTime(end.getTime())}, and while you pay.`;
}

function afterEnd({ wasPaying = false }: OrderMessageInput): string {
  return wasPaying ? MONEY_RETURNED : 'You do not need to pay.';
}

function dueDay({ order, actedAt = order.moved_at }: OrderMessageInput): string {
  return formatDate(transferDueOn(CalendarDate.inIndia(actedAt.getTime())));
}

function ordersLink({ appOrigin }: OrderMessageInput): string {
  return `${appOrigin}/privatemarket/orders`;
}

function summaryLink({ order, appOrigin }: OrderMessageInput): string {
  return `${appOrigin}/order-summary/${order.unique_id}`;
}

/** A time in India, such as `9:41 pm on 21 Nov 2026`. */
function momentInIndia(moment: Date): string {
  return `${formatTime(moment.getTime())} on ${formatDate(CalendarDate.inIndia(moment.getTime()))}`;
}
