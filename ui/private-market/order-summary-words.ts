import type { PortFailure } from '#application/platform/port-failure.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/deal-slip.ts';
import { STAMP_DUTY_LABEL } from '#domain/private-market/share-order-summary.ts';
import { TDS_LABEL } from '#domain/private-market/share-tax.ts';
import { failureWords } from '../platform/failure-words.ts';

export const orderSummaryWords = {
  title: 'Order Summary',
  pricePerUnit: 'Price per unit',
  units: 'Units',
  totalInvestment: 'Total investment',
  stampDuty: `Stamp duty (${STAMP_DUTY_LABEL})`,
  tax: `TDS (${TDS_LABEL})`,
  totalPayable: 'Total payable',
  dematNumber: 'Demat account number',
  noDemat: 'Not added yet',
  facts: 'Your order',
  notes: 'Please note',
  noteItems: [
    `Once you have paid and signed the deal slip, the shares reach your demat account within T+${TRANSFER_WORKING_DAYS} working days.`,
    `Stamp duty of ${STAMP_DUTY_LABEL} goes to the state, on the total investment.`,
    'After the company lists, these shares are locked in for 6 months.',
    'Vriddhi is only a facilitator of private-market investments, and neither a broker nor an adviser.',
  ],
  youPay: 'You pay',
  makePayment: 'Make Payment',
  opening: 'Opening the payment page…',
  safe: 'On the page of the payment gateway',
  toPaymentPage: 'Go to the payment page',
  started: 'The payment page is opening. If it does not, open it yourself.',
  basketBlock: 'Our desk calls you to arrange the payment of a basket.',
  startedBlock: 'A payment was started. Finish it on the payment page.',
  notPayable: 'Nothing is to be paid for this order now.',
  toOrders: 'Go to My Orders',
  checking: 'The answer got lost on its way. We are finding out whether the payment was opened.',
  once: 'You are charged once, however often you try.',
  differ: 'These figures do not add up: please ask our desk before you pay.',
  working: 'The total is the investment, the duty and the tax, where there is one.',
  failed: 'Error fetching order summary',
  unknownTitle: 'There is no such order',
  unknown: 'The link may be old, or the order belongs to somebody else.',
  payFailed: 'Some Technical Issue In Initiating Payment Request',
  priceSeen: (price: string) => `You saw ${price}`,
  priceNow: (price: string) => `You pay ${price}`,
  priceIncreased: 'The price has gone up since you ordered. You pay the price below, if you go on.',
  priceDecreased: 'The price has come down since you ordered. You pay the price below.',
  understand: 'I Understand',
} as const;

/** What the letters of a working mean. */
export const meanings: Readonly<Record<string, string>> = {
  u: 'Units',
  p: 'Price per unit',
  I: 'Total investment',
  s: 'Stamp duty, in percent',
  t: 'TDS, in percent',
  S: 'Stamp duty',
  T: 'TDS',
  C: 'Documentation charges',
};

/** The server's own sentence where it has one. */
export function summaryFailureWords(failure: PortFailure): string {
  return failureWords(failure, orderSummaryWords.failed);
}

export function payFailureWords(failure: PortFailure): string {
  return failureWords(failure, orderSummaryWords.payFailed);
}
