import type { PortFailure } from '#application/platform/port-failure.ts';
import type { OrderStatus, ReadOrderStatus } from '#domain/private-market/order-status.ts';
import { failureWords } from '../platform/failure-words.ts';

export const ordersWords = {
  title: 'Orders',
  tabs: 'Which orders',
  active: 'Active',
  past: 'Past',
  noActive: 'No Active Orders',
  noActiveText: 'What you order shows here, from the request until it is in your demat account.',
  explore: 'Explore assets',
  noPast: 'No Items Past Orders',
  noPastText: 'Orders that are transferred, declined, expired or cancelled are kept here.',
  // (sic)
  basketsFailed: 'something wen wrong',
  retry: 'Try again',
  basket: 'Basket',
  order: (id: number) => `Order ${id}`,
  shares: (units: string) => `${units} ${units === '1' ? 'share' : 'shares'}`,
  baskets: (units: string) => `${units} ${units === '1' ? 'basket' : 'baskets'}`,
  perShare: 'per share',
  perBasket: 'per basket',
  quantity: 'Quantity',
  price: 'Price',
  priceRange: 'Price range',
  total: 'Total',
  onRequest: 'Still to be found',
  notSet: 'Was not set',
  ordered: 'Ordered',
  inBasket: 'In one basket',
  goToPayment: 'Go To Payment',
  sign: 'Sign Deal Slip',
  slip: 'Deal slip (PDF)',
  slipBusy: 'Fetching the deal slip…',
  checking: 'The answer got lost on its way. We are finding out what became of it.',
} as const;

export const offerWords = {
  offered: 'Offered price',
  endsIn: 'This offer ends in',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  accept: 'Accept',
  acceptAmount: (price: string) => `Accept ${price}`,
  reject: 'Reject',
  timeUp: "Time's up! This offer has expired, and the deal is no longer available.",
  declineTitle: 'Are you sure you want to decline?',
  declineText: 'Prices change every day so you may not get this price in the future.',
  keep: "Don't Decline",
  decline: 'Yes, I want to decline',
  // (sic)
  acceptFailed: 'Some Techincal Error in accepting offer',
  rejectFailed: 'Some Technical Error in rejecting offer',
} as const;

/** What comes next, by status; nothing where the card itself has what to do. */
const NEXT: Readonly<Partial<Record<OrderStatus, string>>> = {
  pending: 'Our desk is finding the price. You hear from us on your phone.',
  request_confirmed: 'The price stands. Pay to go on.',
  payment_requested: 'You accepted the price. Pay to go on.',
  payment_failed: 'Nothing was paid. You can pay again.',
  payment_received: 'Paid. Sign the deal slip so that the shares can be transferred.',
  order_under_process: 'Signed. The shares reach your demat account within T+7 working days.',
  completed: 'They reached your demat account. Your portfolio says what you hold of them now.',
  price_offer_declined: 'You declined this price. Nothing was paid.',
  price_offer_expired: 'Nobody answered in time. Nothing was paid.',
  cancelled: 'Our desk cancelled this order. Nothing was paid.',
};

const NEXT_OF_BASKETS: Readonly<Partial<Record<OrderStatus, string>>> = {
  request_confirmed: 'The price stands. Our desk calls you to arrange the payment.',
  payment_requested: 'You accepted the price. Our desk calls you to arrange the payment.',
};

export function whatComesNext(status: ReadOrderStatus, isBasket: boolean): string | undefined {
  if (typeof status !== 'string') return undefined;
  return (isBasket ? NEXT_OF_BASKETS[status] : undefined) ?? NEXT[status];
}

/** As the documents have it: `Error: {status} {text}`. */
export function listFailureWords(failure: PortFailure): string {
  if (failure.kind !== 'refused') return `Error: ${failureWords(failure)}`;
  return `Error: ${failure.status} ${failure.message ?? ''}`.trim();
}
