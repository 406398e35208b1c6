import {
  type DepositPayment,
  PaymentStatus,
} from '#application/fixed-deposits/booking/deposit-payments.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';

/** The texts of the payment screens. The product documents fix some of them. */
export const paymentCopy = {
  waiting: 'Please wait while we redirect you...',
  checkingStatus: 'Checking Payment Status',
  fetchingBank: 'Fetching Bank Details',
  unknownTitle: 'We are still checking',
  unknown:
    'The bank has not replied yet. Your money is safe: you will not be charged twice, and the ' +
    'deposit is booked as soon as the payment is confirmed.',
  checkAgain: 'Check again',
  noOrderTitle: 'There is no payment to check here',
  noOrder: 'If you have just paid, your deposit is in your portfolio.',
  failedTitle: 'Payment failed',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  successful: 'Payment Successful',
  noData: 'No payment data available',
  toDashboard: 'Go to Dashboard',
  stop: 'Stop checking and go back',
  resultTitle: 'Your payment',
  resultSucceeded: 'Payment successful',
  congratulations: 'Congratulations',
  resultFailed: 'Payment failed',
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
  renewed: (amount: string) => `${amount} is renewed as a new deposit.`,
  partlyRenewed: (renewed: string, paid: string) =>
    `${renewed} is renewed as a new deposit, and ${paid} goes to your bank account.`,
  toPortfolio: 'See my portfolio',
  toDeposit: 'See my deposit',
} as const;

export function paymentFailedCopy({ depositName, principal }: DepositPayment): string {
  const amount = formatRupees(principal);
  return `${amount} for ${depositName} was not paid. Please try again.`;
}

const RETURNED =
  'If money left your account, it is returned to the same account within 5 days. You do not ' +
  'need to ask.';

const MONEY = {
  pending:
    'The bank has not confirmed this payment yet. If it does, your deposit is booked and you are ' +
    'charged once. Check your portfolio before you pay again.',
  failed: `No deposit was booked. ${RETURNED}`,
  cancelled: 'You cancelled the payment. Nothing was debited.',
  expired: `The order expired, so no deposit was booked. ${RETURNED}`,
} as const satisfies Record<Exclude<PaymentStatus, 'success'>, string>;

/**
 * Says what happens to the money of a payment that made no deposit. The Reserve Bank of India
 * requires that a failed payment is returned within five days, without a complaint: DPSS.CO.PD
 * No.629/02.01.014/2019-20.
 */
export function paymentMoneyCopy({ status }: Pick<DepositPayment, 'status'>): string | undefined {
  return status === PaymentStatus.Success ? undefined : MONEY[status];
}
