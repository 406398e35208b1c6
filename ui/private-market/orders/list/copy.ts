import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { OfferPosition } from '#domain/private-market/orders/offer-position.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { CancellationReason } from '#domain/private-market/orders/cancellation.ts';
import type { OrderStatus, ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { failureCopy, LOAD_FAILED } from '#ui/platform/errors/copy.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';

export const ordersCopy = {
  title: 'Orders',
  tabs: 'Which orders',
  active: 'Active',
  past: 'Past',
  noActive: 'No Active Orders',
  noActiveText: 'Your orders appear here until the shares are in your demat account.',
  explore: 'Explore assets',
  noPast: 'No past orders',
  noPastText: 'Completed, declined, expired and cancelled orders appear here.',
  basketsFailed: 'We could not load this. Please try again.',
  retry: 'Try again',
  basket: 'Basket',
  order: (id: number) => `Order ${id}`,
  shares: (units: string) => `${units} ${units === '1' ? 'share' : 'shares'}`,
  baskets: (units: string) => `${units} ${units === '1' ? 'basket' : 'baskets'}`,
  perShare: 'per share',
  perBasket: 'per basket',
  total: 'Total with stamp duty',
  onRequest: 'Awaiting quote',
  notSet: 'Not quoted',
  ordered: 'Ordered',
  inBasket: 'In one basket',
  viewCompany: 'View company',
  viewBasket: 'View basket',
  goToPayment: 'Go To Payment',
  sign: 'Sign Deal Slip',
  slip: 'Deal slip (PDF)',
  slipBusy: 'Fetching the deal slip…',
  oneAtATime: 'We are changing your other order…',
  checking: 'We did not get a reply. We are checking what happened.',
} as const;

/** The notice if the order in the URL needs no action any more. */
export const endedCopy = {
  offer: 'This offer is no longer open. It was answered or has expired.',
  slip: 'That deal slip does not need your signature any more.',
} as const;

export const offerCopy = {
  offerFor: (name: string) => `Offer for ${name}`,
  offered: 'Offered price',
  endsIn: 'This offer ends in',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  accept: 'Accept',
  pay: 'You pay',
  position: {
    [OfferPosition.Below]: (range: string) => `Below the range you saw, ${range}.`,
    [OfferPosition.Within]: (range: string) => `Within the range you saw, ${range}.`,
    [OfferPosition.Above]: (range: string) => `Above the range you saw, ${range}.`,
  },
  acceptTitle: 'Accept a price above the range?',
  acceptText: (price: string, range: string) =>
    `The range you saw was ${range}. The offer is ${price}. You can still cancel before you pay.`,
  acceptKeep: 'Not now',
  acceptAmount: (price: string) => `Accept ${price}`,
  reject: 'Reject',
  timeUp: "Time's up! This offer has expired, and the deal is no longer available.",
  declineTitle: 'Are you sure you want to decline?',
  declineText: 'Prices change every day so you may not get this price in the future.',
  keep: "Don't Decline",
  decline: 'Yes, I want to decline',
  acceptFailed: 'We could not accept the offer. Please try again before it ends.',
  rejectFailed: 'We could not decline the offer. Please try again.',
} as const;

/**
 * The message of a failed answer: the server's if the offer has ended or the order has changed,
 * else that of the product documents.
 */
export function answerFailureCopy(failure: PortFailure, documented: string): string {
  const hasMoved = failure.kind === 'refused' && failure.status === 409;
  return hasMoved ? failureCopy(failure, documented) : documented;
}

export const stageCopy = {
  label: 'Stages of this order',
  stages: {
    requested: 'Requested',
    offered: 'Price offered',
    accepted: 'Accepted',
    confirmed: 'Price confirmed',
    paid: 'Paid',
    signed: 'Deal slip signed',
    transferred: 'Shares transferred',
  },
  standings: { done: 'done', now: 'next', ahead: 'later', ended: 'end of this order' },
  until: (moment: string) => `by ${moment}`,
  withinDays: `within ${TRANSFER_WORKING_DAYS} working days`,
} as const;

const ENDS: Readonly<Partial<Record<OrderStatus, string>>> = {
  price_offer_declined: 'Declined by you',
  rejected: 'Declined by you',
  price_offer_expired: 'Offer expired',
  failed: 'Failed',
};

const CANCELLATIONS = {
  'by-desk': 'Cancelled by our team',
  'by-investor': 'Cancelled by you',
  'not-paid': 'Not paid in time',
  refunded: 'Refunded',
} as const satisfies Record<CancellationReason, string>;

/** How an order ended without a transfer, as the last of its stages. */
export function orderEndCopy(order: Pick<NextOrder, 'status' | 'cancelledBecause'>): string {
  const { status, cancelledBecause } = order;
  if (cancelledBecause !== undefined) return CANCELLATIONS[cancelledBecause];
  return (typeof status === 'string' ? ENDS[status] : undefined) ?? 'Cancelled';
}

export const cancelCopy = {
  cancel: 'Cancel order',
  title: 'Cancel this order?',
  text:
    'This order ends, and you owe nothing. If you order again, the price may be different. ' +
    MONEY_RETURNED,
  keep: 'Keep order',
  confirm: 'Yes, cancel order',
  failed: 'We could not cancel this order. Please try again.',
  again: 'Order again',
} as const;

interface NextOrder {
  readonly status: ReadOrderStatus;
  readonly isBasket: boolean;
  readonly payBy?: number | undefined;
  readonly cancelledBecause?: CancellationReason | undefined;
}

/** The next step of an order by its status; absent if the card itself offers the action. */
const NEXT: Readonly<Partial<Record<OrderStatus, string>>> = {
  pending: 'We are confirming the price. You will get an SMS when it is ready.',
  payment_received: 'Paid. Sign the deal slip so that we can transfer the shares.',
  order_under_process: `Signed. The shares reach your demat account within ${TRANSFER_WORKING_DAYS} working days.`,
  completed: 'Transferred to your demat account. See your portfolio for what you hold now.',
  price_offer_declined: 'You declined this price. You paid nothing.',
  price_offer_expired: 'The offer expired before you responded. You paid nothing.',
};

const BASKET_PAID = 'Paid. We will write to you when the shares are in your demat account.';

const CANCELLED = {
  'by-desk': `Our team cancelled this order. ${MONEY_RETURNED}`,
  'by-investor': `You cancelled this order. ${MONEY_RETURNED}`,
  'not-paid': `We received no payment in time, so we cancelled this order. ${MONEY_RETURNED}`,
  refunded: 'We could not transfer this order, and returned the full amount to your bank account.',
} as const satisfies Record<CancellationReason, string>;

const PRICED: Readonly<Partial<Record<OrderStatus, string>>> = {
  request_confirmed: 'Price confirmed.',
  payment_requested: 'Price confirmed.',
  payment_failed: `The payment failed. ${MONEY_RETURNED}`,
};

export function whatComesNext(order: NextOrder): string | undefined {
  const { status, isBasket, cancelledBecause, payBy } = order;
  if (typeof status !== 'string') return undefined;
  if (status === 'cancelled') {
    if (cancelledBecause === undefined) return 'This order was cancelled.';
    return CANCELLED[cancelledBecause];
  }
  if (isBasket && status === 'payment_received') return BASKET_PAID;
  const priced = PRICED[status];
  if (priced === undefined) return NEXT[status];
  const how = isBasket ? ' Our team will call you to take payment for this basket.' : '';
  return `${priced}${how} ${payByCopy(payBy)}`.trim();
}

/** Says until when to pay, such as `Pay by 25 Nov 2026, 6:00 pm.`, and what happens otherwise. */
export function payByCopy(payBy: number | undefined): string {
  if (payBy === undefined) return '';
  const moment = formatMoment(payBy);
  return `Pay by ${moment}. After that we cancel the order, and its price no longer holds.`;
}

/** The message of a list that failed to load, in the documented format `Error: {status} {text}`. */
export function listFailureCopy(failure: PortFailure): string {
  if (failure.kind !== 'refused') return `Error: ${failureCopy(failure, LOAD_FAILED)}`;
  return `Error: ${failure.status} ${failure.message ?? ''}`.trim();
}
