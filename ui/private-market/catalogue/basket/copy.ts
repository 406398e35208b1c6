import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import type { basketOrderViolation } from '#domain/private-market/orders/basket-order.ts';
import { largestOrderCopy } from '#ui/private-market/catalogue/company/order-form/copy.ts';

export const basketCopy = {
  page: 'Basket',
  failed: 'Something went wrong',
  unknown: 'We could not find this basket',
  unknownText: 'It may not be offered any more. Have a look at the others.',
  all: 'Back to Dashboard',
  eyebrow: 'Basket of unlisted shares',
  copy: 'Copy the link to this page',
  copied: 'Copied to clipboard!',
  price: 'Price of one basket',
  availableOn: 'Available on',
  isins: 'ISINs',
  isinLabel: 'ISIN',
  industries: 'Industries',
  nav: 'On this page',
  company: 'Company',
  units: 'Shares',
  percent: 'Weight',
  composition: 'What one basket holds',
  marketCap: 'Market cap',
  currentPrice: 'Current price',
  isin: 'ISIN',
  knowMore: 'Know more',
  worthApart: (value: string) => `Bought one by one, these shares cost ${value} at present.`,
  atPrices: 'Weights are by value, as the provider states them.',
} as const;

export const basketBoxCopy = {
  title: 'Invest in this basket',
  units: 'Number of baskets',
  placeholder: 'At least 1',
  total: 'Total',
  noTotal: '–',
  totalOf: 'Number of baskets × price of one basket',
  of: (units: string, price: string) => `${units} × ${price}`,
  important: 'Important',
  note: 'Once you receive the final price, pay to get the shares in your demat account.',
  request: 'Request Now',
  missing: 'Enter how many baskets you want.',
  failed: 'Something went wrong. Please try again.',
  lost: 'Your connection dropped. We are checking whether your request reached us.',
  risk:
    'Unlisted shares have no exchange to sell them on, and cannot be sold for ' +
    `${IPO_LOCK_IN_MONTHS} months after a ` +
    'listing. Vriddhi is only a facilitator, neither a broker nor an adviser.',
} as const;

export const orderRequestedCopy = {
  title: 'Order Requested',
  text:
    'We have successfully submitted your order request. You will be notified soon regarding the ' +
    'final price and the payment details.',
  orders: 'Go to My Orders',
  dashboard: 'Back to Dashboard',
} as const;

/** The error text for units that cannot be ordered; undefined while the field is empty. */
export function unitsCopy(violation: ReturnType<typeof basketOrderViolation>): string | undefined {
  switch (violation?.kind) {
    case undefined:
    case 'missing':
      return undefined;
    case 'below-minimum':
      return `Minimum purchase quantity is ${violation.minimum}`;
    case 'too-many-digits':
      return `At most ${violation.most} digits`;
    case 'not-digits':
      return 'Please enter a whole number';
    case 'above-largest':
      return largestOrderCopy(violation.most, 'baskets');
  }
}
