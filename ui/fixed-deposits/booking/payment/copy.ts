import type { UnpaidDeposit } from '#application/fixed-deposits/booking/verify-payment.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import { RENEWAL_LIMIT } from '#ui/fixed-deposits/shared/held-in-copy.ts';

/** The texts of the payment screens. The product documents fix some of them. */
export const paymentCopy = {
  waiting: 'Please wait while we redirect you...',
  checkingStatus: 'Checking Payment Status',
  fetchingBank: 'Fetching Bank Details',
  unknownTitle: 'We are still checking',
  unknown:
    'The bank has not replied yet, so we do not know whether you have paid. Please do not pay ' +
    'again before you know. If you have paid, the deposit is booked once the bank confirms it.',
  pendingTitle: 'Your payment is not confirmed yet',
  pending: (amount: string, depositName: string) =>
    `The bank has not confirmed ${amount} for ${depositName} yet. Once it does, your deposit is ` +
    'booked; there is nothing else to do.',
  checkAgain: 'Check again',
  payAgain: 'Pay again',
  payAgainTitle: 'Pay a second time?',
  payAgainText:
    'The bank may still confirm the first payment. Please look at your account first: if money ' +
    `has left it, wait. ${MONEY_RETURNED}`,
  wait: 'Wait',
  noOrderTitle: 'There is no payment to check here',
  noOrder: 'A payment that went through is in your portfolio.',
  failedTitle: 'Payment failed',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  successful: 'Payment successful',
  noData: 'No payment data available',
  toDashboard: 'Go to Dashboard',
  stop: 'Stop checking and go back',
  resultTitle: 'Your payment',
  congratulations: 'Congratulations',
  sorry: 'Sorry, your payment did not go through.',
  signInTitle: 'Sign in to see your payment',
  signIn: 'Only the person who made a payment can see it.',
} as const;

/** The texts of the proof of a booked deposit. */
export const proofCopy = {
  invested: 'Amount invested',
  becomes: (amount: string, date: string) => `It becomes ${amount} on ${date}`,
  pays: (interest: string, date: string) => `It pays you ${interest} in interest until ${date}`,
  rate: 'Interest rate',
  tenure: 'Tenure',
  maturityDate: 'Maturity date',
  application: 'Application number',
  reference: 'Transaction ID',
  unknown: 'Being confirmed',
  save: 'Save this ID. You will need it if you contact us.',
  paidAt: (moment: string) =>
    `Paid on ${moment}. Save this ID. You will need it if you contact us.`,
  today: 'Today',
  on: (date: string) => `Today, ${date}`,
  from: (date: string) => `From ${date}`,
  booked: (deposit: string) => `${deposit} is booked and starts earning interest.`,
  started: (issuer: string) => `Your deposit with ${issuer} starts earning interest.`,
  firstInterest: (amount: string) => `Your first interest, ${amount}, goes to your bank account.`,
  withdrawable: 'You can withdraw early, at a lower rate.',
  matures: 'Your deposit matures.',
  paidOut: (amount: string) => `${amount} goes to your bank account.`,
  renewed: (amount: string) => `${amount} is renewed as a new deposit. ${RENEWAL_LIMIT}`,
  partlyRenewed: (renewed: string, paid: string) =>
    `${renewed} is renewed as a new deposit, and ${paid} goes to your bank account. ` +
    RENEWAL_LIMIT,
  toPortfolio: 'See my portfolio',
  toDeposit: 'See my deposit',
} as const;

export function paymentFailedCopy({ depositName, principal }: UnpaidDeposit): string {
  const amount = formatRupees(principal);
  return `${amount} for ${depositName} was not paid. Please try again.`;
}

const MONEY = {
  failed: `No deposit was booked. ${MONEY_RETURNED}`,
  cancelled: `You cancelled the payment, so no deposit was booked. ${MONEY_RETURNED}`,
  expired: `The order expired, so no deposit was booked. ${MONEY_RETURNED}`,
} as const satisfies Record<UnpaidDeposit['status'], string>;

/** Says what happens to the money of a payment that made no deposit. */
export function paymentMoneyCopy({ status }: UnpaidDeposit): string {
  return MONEY[status];
}
