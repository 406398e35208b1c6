import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { wasLost } from '#application/platform/port-failure.ts';
import type { PayShareOrderFailure } from '#application/private-market/pay-share-order.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { STAMP_DUTY_LABEL } from '#domain/private-market/orders/stamp-duty.ts';
import { TDS_LABEL } from '#domain/private-market/orders/share-tax.ts';
import { failureCopy } from '#ui/platform/errors/copy.ts';

const STAMP_DUTY_NOTE =
  `Stamp duty of ${STAMP_DUTY_LABEL} on the total investment goes to the state.`;
const FACILITATOR_NOTE =
  'Vriddhi is only a facilitator of private-market investments, and neither a broker nor an adviser. For unlisted shares you pay Vriddhi, which pays the seller and earns the difference between the two prices.';

export const orderSummaryCopy = {
  title: 'Order summary',
  pricePerShare: 'Price per share',
  shares: 'Number of shares',
  pricePerBasket: 'Price per basket',
  baskets: 'Number of baskets',
  totalInvestment: 'Total investment',
  stampDuty: `Stamp duty (${STAMP_DUTY_LABEL})`,
  tax: `TDS (${TDS_LABEL})`,
  totalPayable: 'Total payable',
  orderTotal: 'Order total',
  reference: (text: string) => `Payment reference ${text}.`,
  dematNumber: 'Demat account number',
  noDemat: 'Not added yet',
  facts: 'Your order',
  notes: 'Please note',
  noteItems: [
    `Once you have paid and signed the deal slip, the shares reach your demat account within ${TRANSFER_WORKING_DAYS} working days.`,
    STAMP_DUTY_NOTE,
    `After the company lists, these shares are locked in for ${IPO_LOCK_IN_MONTHS} months.`,
    FACILITATOR_NOTE,
  ],
  basketNoteItems: [
    'You pay for a basket by bank transfer: our team will call you with the details. There is no deal slip to sign.',
    `Once your payment has arrived, we transfer the shares to your demat account, as a rule within ${TRANSFER_WORKING_DAYS} working days, and text you when they are there.`,
    STAMP_DUTY_NOTE,
    `After a company lists, its shares are locked in for ${IPO_LOCK_IN_MONTHS} months.`,
    FACILITATOR_NOTE,
  ],
  way: 'Next: pay, then sign the deal slip',
  basketWay: 'Next: our team calls you to take payment',
  thing: (units: string, name: string) => `${units} ${name}`,
  makePayment: 'Make Payment',
  opening: 'Opening the payment page…',
  safe: 'You pay on our payment partner’s page',
  byTransfer: 'By bank transfer, with our team',
  toPaymentPage: 'Go to the payment page',
  started: 'The payment page is opening. If it does not, open it yourself.',
  basketBlock: 'Our team will call you to take payment for this basket.',
  startedBlock: 'A payment was started. Finish it on the payment page.',
  notPayable: 'No payment is due for this order now.',
  toOrders: 'Go to My Orders',
  checking: 'Your connection dropped. We are checking whether the payment page was opened.',
  unpaid: 'Nothing is paid before you pay on the payment page.',
  differ: 'These figures do not add up. Please contact us before you pay.',
  failed: 'Error fetching order summary',
  unknownTitle: 'We could not find this order',
  unknown: 'The link may be old, or the order belongs to another investor.',
  addMissing: 'Add it now',
  payFailed: 'We could not open the payment page. Please try again.',
  priceSeen: (price: string) => `You saw ${price}`,
  priceNow: (price: string) => `You pay ${price}`,
  priceIncreased:
    'The price has gone up since you ordered. You pay the price below, if you continue.',
  priceDecreased: 'The price has come down since you ordered. You pay the price below.',
  understand: 'I Understand',
} as const;

/** The meaning of each symbol in a calculation. */
export const meanings: Readonly<Record<string, string>> = {
  u: 'Quantity',
  p: 'Price of one',
  I: 'Total investment',
  s: 'Stamp duty, in percent',
  t: 'TDS, in percent',
  S: 'Stamp duty',
  T: 'TDS',
  C: 'Documentation charges',
};

export function payFailureCopy(failure: PayShareOrderFailure): string {
  const { notPayable, payFailed, unpaid } = orderSummaryCopy;
  if (failure.kind === 'not-payable') return notPayable;
  const refusal = failure.kind === 'step-missing' ? failure.refusal : failure;
  if (refusal === undefined) return payFailed;
  const text = failureCopy(refusal, payFailed);
  return wasLost(refusal) ? `${text} ${unpaid}` : text;
}
