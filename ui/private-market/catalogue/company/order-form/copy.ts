import { LARGEST_ORDER_LABEL } from '#domain/private-market/order-size.ts';
import { STAMP_DUTY_LABEL } from '#domain/private-market/orders/stamp-duty.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import type {
  OrderMode,
  ShareOrderViolation,
} from '#domain/private-market/orders/share-order-box.ts';

export const investCardCopy = {
  title: 'Invest in this share',
  perUnit: 'Per Unit',
  units: 'Number of shares',
  placeholder: (minimum: number) => `At least ${indianGroups(String(minimum))}`,
  stock: (text: string) => `${text} shares in stock`,
  noStock: 'Out of stock. We will look for a seller.',
  total: 'Total',
  noTotal: '–',
  totalOf: 'Number of shares × price per share',
  of: (shares: string, price: string) => `${shares} × ${price}`,
  looking: 'Looking up the price…',
  order: { invest: 'Invest Now', request: 'Request Now' } satisfies Record<OrderMode, string>,
  important: 'Important',
  note: 'Once you receive the final price, pay to get the shares in your demat account.',
  slabFailed: 'Failed to fetch pricing information. Please try again.',
  noPriceYet: 'We do not have the price for this number of shares yet.',
  tryAgain: 'Try Again',
  missing: 'Please enter the quantity you want to purchase.',
  noPrice: 'No price is known for this number of shares.',
  failed: 'Something went wrong. Please try again.',
  lost: 'Your connection dropped. We are checking whether your order reached us.',
  placed: 'Your order is placed. One moment …',
  prices: 'See prices by quantity',
  allPrices: 'See all prices',
  duty: `Stamp duty of ${STAMP_DUTY_LABEL} is added when you buy. You see the full amount before you pay.`,
} as const;

export const tierCopy = {
  title: 'Price by quantity',
  text: 'What one share costs depends on how many you buy at once.',
  quantity: 'Shares',
  price: 'Price per share',
  from: (from: string, to: string | undefined) =>
    to === undefined ? `${from} and more` : `${from} to ${to}`,
  none: 'No pricing data available',
  what: 'The prices by quantity',
  failed: 'Something went wrong. Please try again.',
  failedToast: 'Failed to load pricing information',
  tryAgain: 'Try Again',
} as const;

/** Why the order button is disabled. */
export function violationCopy(violation: ShareOrderViolation): string {
  switch (violation.kind) {
    case 'missing':
      return investCardCopy.missing;
    case 'below-minimum':
      return `Minimum purchase quantity is ${indianGroups(String(violation.minimum))}`;
    case 'too-many-digits':
      return `At most ${violation.most} digits`;
    case 'not-digits':
      return 'Please enter a whole number';
    case 'above-largest':
      return largestOrderCopy(violation.most, 'shares');
    case 'no-price':
      return investCardCopy.noPrice;
  }
}

/** Says how many units one order can have at this price. */
export function largestOrderCopy(most: number, noun: 'shares' | 'baskets'): string {
  const units = indianGroups(String(most));
  return `One order can be at most ${LARGEST_ORDER_LABEL}: ${units} ${noun} at this price.`;
}
