import { paymentDeadlineFor } from '#domain/private-market/orders/payment-deadline.ts';
import {
  type OrderActor,
  orderAfter,
  type OrderMove,
} from '#domain/private-market/orders/order-moves.ts';
import { isPayable } from '#domain/private-market/orders/order-phase.ts';
import type { OrderStatus } from '#domain/private-market/orders/order-status.ts';

/**
 * Seconds in an hour. Waits are whole hours and deadlines half an hour off, so that a slow test run
 * does not change the result.
 */
export const HOUR = 3600;
const NOTICE = 60;
const PAYMENT_OPEN = 900;
/** Seconds for which an unpaid order holds stock after its confirmation. */
const HOLD = 900;
const MOST_PAGES = 6;

/** The expected state of one order. Times are in seconds of the model's own clock. */
export interface ModelOrder {
  readonly units: number;
  readonly isFromStock: boolean;
  readonly status: OrderStatus;
  readonly deadline?: number;
  readonly payBy?: number;
  readonly paymentEnds?: number;
  /** Until when an order from stock holds its units unpaid. */
  readonly heldUntil?: number;
  /** Whether its units are back in stock, because the hold ended. */
  readonly isReleased?: boolean;
  /** The payment pages opened so far. */
  readonly pages?: number;
  readonly signedAt?: number;
  /** The answers given so far. Repeating one changes nothing and is not refused. */
  readonly answered: readonly OrderMove[];
}

/** Everything that an investor, the desk or a payment can do with an order. */
export type Act =
  | { readonly kind: 'confirm' | 'cancel' | 'complete' | 'refund' | 'withdraw' }
  | { readonly kind: 'offer'; readonly seconds: number }
  | { readonly kind: 'answer'; readonly move: 'accept' | 'reject' | 'expire' }
  | { readonly kind: 'start-payment' }
  | { readonly kind: 'pay'; readonly outcome: 'succeeded' | 'failed' | 'cancelled' }
  | { readonly kind: 'sign' }
  | { readonly kind: 'report-signed' };

/** The order after an action; the same order if the action is refused or changes nothing. */
export function after(order: ModelOrder, act: Act, now: number): ModelOrder {
  switch (act.kind) {
    case 'confirm':
    case 'complete':
    case 'refund':
      return moved(order, { move: act.kind, by: 'desk', now }) ?? order;
    case 'withdraw':
      return unpaid(moved(order, { move: 'withdraw', by: 'investor', now })) ?? order;
    case 'cancel':
      return unpaid(moved(order, { move: 'cancel', by: 'desk', now })) ?? order;
    case 'offer': {
      const offered = moved(order, { move: 'offer', by: 'desk', now });
      return offered === undefined ? order : { ...offered, deadline: now + act.seconds };
    }
    case 'answer':
      return answered(order, act.move, now);
    case 'start-payment':
    case 'pay':
      return paying(order, act, now);
    case 'sign':
      if (order.status !== 'payment_received') return order;
      // A request to sign a signed deal slip also moves the order.
      return order.signedAt === undefined ? { ...order, signedAt: now } : signed(order, now);
    case 'report-signed':
      return signed(order, now);
  }
}

interface Move {
  readonly move: OrderMove;
  readonly by: OrderActor;
  readonly now: number;
}

function moved(order: ModelOrder, { move, by, now }: Move): ModelOrder | undefined {
  const { status, deadline, payBy } = order;
  const offerDeadline = deadline === undefined ? undefined : deadline * 1000;
  const ends = { offerDeadline, payBy: payBy === undefined ? undefined : payBy * 1000 };
  const result = orderAfter({ kind: 'share', status, ...ends }, { move, by, now: now * 1000 });
  if (!result.ok) return undefined;
  const isPriced = move === 'confirm' || move === 'accept';
  return { ...order, status: result.value, ...(isPriced && { payBy: payByOf(order, now) }) };
}

/** The payment deadline of an order that gets its price now. */
export function payByOf({ deadline }: Pick<ModelOrder, 'deadline'>, now: number): number {
  const offerDeadline = deadline === undefined ? undefined : deadline * 1000;
  return paymentDeadlineFor({ pricedAt: now * 1000, offerDeadline }) / 1000;
}

function unpaid(order: ModelOrder | undefined): ModelOrder | undefined {
  if (order === undefined) return undefined;
  const { paymentEnds: _over, ...rest } = order;
  return rest;
}

function answered(
  order: ModelOrder,
  move: 'accept' | 'reject' | 'expire',
  now: number,
): ModelOrder {
  const by = move === 'expire' ? 'clock' : 'investor';
  const next = moved(order, { move, by, now });
  if (next === undefined || order.answered.includes(move)) return order;
  return { ...next, answered: [...order.answered, move] };
}

function paying(
  order: ModelOrder,
  act: Extract<Act, { kind: 'start-payment' | 'pay' }>,
  now: number,
): ModelOrder {
  const isOpen = order.paymentEnds !== undefined;
  if (isOpen === (act.kind === 'start-payment')) return order;
  if (act.kind === 'start-payment') {
    const started = moved(order, { move: 'start-payment', by: 'investor', now });
    const { pages = 0 } = order;
    if (started === undefined || (order.isFromStock && pages >= MOST_PAGES)) return order;
    const paymentEnds = Math.min(now + PAYMENT_OPEN, order.payBy ?? Infinity);
    return { ...started, paymentEnds, pages: pages + 1, ...heldFrom(order, now) };
  }
  const { outcome } = act;
  const over = unpaid(order) ?? order;
  if (outcome === 'cancelled') return over;
  return moved(over, { move: `payment-${outcome}`, by: 'payment-provider', now }) ?? over;
}

/** The hold of an order from stock that is confirmed, or whose payment page opens, now. */
export function heldFrom({ isFromStock }: Pick<ModelOrder, 'isFromStock'>, now: number) {
  return isFromStock ? { heldUntil: now + HOLD, isReleased: false } : {};
}

function signed(order: ModelOrder, now: number): ModelOrder {
  if (order.signedAt === undefined) return order;
  return moved(order, { move: 'sign-deal-slip', by: 'investor', now }) ?? order;
}

/** The order after the deadlines that have passed. */
export function aged(order: ModelOrder, now: number): ModelOrder {
  const { deadline, payBy, paymentEnds, signedAt } = order;
  let next = order;
  if (deadline !== undefined && deadline <= now) {
    next = after(next, { kind: 'answer', move: 'expire' }, now);
  }
  if (paymentEnds !== undefined && paymentEnds <= now) next = unpaid(next) ?? next;
  if (payBy !== undefined && payBy <= now) {
    next = unpaid(moved(next, { move: 'expire-unpaid', by: 'clock', now })) ?? next;
  }
  if (isPayable(next.status) && next.heldUntil !== undefined && next.heldUntil <= now) {
    next = { ...next, isReleased: true };
  }
  if (signedAt !== undefined && signedAt + NOTICE <= now) {
    next = after(next, { kind: 'report-signed' }, now);
  }
  return next;
}

/** The stock that is reserved for an order. */
export function reserved({ isFromStock, status, isReleased, units }: ModelOrder): number {
  return isFromStock && status !== 'cancelled' && isReleased !== true ? units : 0;
}

export const PAID: readonly OrderStatus[] = [
  'payment_received',
  'order_under_process',
  'completed',
];
