import type { ShareOrderViolation } from '#domain/private-market/share-order-box.ts';

export const investCardWords = {
  title: 'Invest in this share',
  price: 'Price of one share',
  range: 'Price range of one share',
  perUnit: 'Per Unit',
  onRequest: 'Price on request',
  units: 'Number of shares',
  placeholder: (minimum: number) => `Minimum: ${minimum} Units`,
  stock: (text: string) => `${text} shares in stock`,
  noStock: 'Not in stock: we ask holders for you',
  total: 'Total',
  noTotal: '–',
  looking: 'Looking up the price…',
  important: 'Important',
  note: 'Once you receive the final price, pay to get the shares in your demat account.',
  slabFailed: 'Failed to fetch pricing information. Please try again.',
  tryAgain: 'Try Again',
  missing: 'Please enter the quantity you want to purchase.',
  noPrice: 'No price is known for this number of shares.',
  failed: 'Something Went Wrong ! please try again',
  lost: 'The connection was lost. We are finding out whether your order arrived.',
  placed: 'Your order is placed. One moment …',
  prices: 'See prices by quantity',
  allPrices: 'See all prices',
  duty: 'Stamp duty of 0.015% is added when you buy. Nothing is paid before you have seen the sum.',
} as const;

export const tierWords = {
  title: 'Price by quantity',
  text: 'What one share costs depends on how many you buy at once.',
  quantity: 'Shares',
  price: 'Price of one share',
  from: (from: string, to: string | undefined) =>
    to === undefined ? `${from} and more` : `${from} to ${to}`,
  none: 'No pricing data available',
  failed: 'Something went wrong. Please try again.',
  failedToast: 'Failed to load pricing information',
  tryAgain: 'Try Again',
  yours: 'Your price',
} as const;

/** Why the button cannot work. */
export function violationWords(violation: ShareOrderViolation): string {
  switch (violation.kind) {
    case 'missing':
      return investCardWords.missing;
    case 'below-minimum':
      return `Minimum purchase quantity is ${violation.minimum}`;
    case 'too-many-digits':
      return `At most ${violation.most} digits`;
    case 'not-digits':
      return 'Please enter a whole number';
    case 'no-price':
      return investCardWords.noPrice;
  }
}
