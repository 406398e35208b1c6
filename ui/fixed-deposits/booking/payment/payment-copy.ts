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
    'We could not reach the bank for an answer yet. Your money is safe: you are charged once at ' +
    'most, and the deposit is booked as soon as the payment is confirmed.',
  checkAgain: 'Check again',
  noOrderTitle: 'There is no payment to check here',
  noOrder: 'If you have just paid, your deposit is in your portfolio.',
  failedTitle: 'Payment Failed !!',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  successful: 'Payment Successful',
  noData: 'No payment data available',
  toDashboard: 'Go to Dashboard',
  stop: 'Stop checking and go back',
  resultTitle: 'Your payment',
  resultSucceeded: 'Payment Successful !',
  congratulations: 'Congratulations !',
  resultFailed: 'Payment Failed !',
  sorry: "Sorry Your Payment didn't go through.",
  signInTitle: 'Sign in to see your payment',
  signIn: 'A payment is shown to the person who made it, and to nobody else.',
} as const;

export function paymentFailedCopy({ depositName, principal }: DepositPayment): string {
  const amount = formatRupees(principal);
  return `Your Payment for ${depositName} with the Amount ${amount} has been failed. Kindly retry`;
}

const RETURNED =
  'If money has left your account, it comes back to the same account within 5 days, without a ' +
  'request from you.';

const MONEY = {
  pending:
    'The bank has not confirmed this payment yet. If it does, your deposit is booked and you are ' +
    'charged once. Check your portfolio before you pay again.',
  failed: `No deposit was booked. ${RETURNED}`,
  cancelled: 'You cancelled the payment. Nothing was debited.',
  expired: `The time to pay was over, and no deposit was booked. ${RETURNED}`,
} as const satisfies Record<Exclude<PaymentStatus, 'success'>, string>;

/**
 * Says what happens to the money of a payment that made no deposit. The Reserve Bank of India
 * requires that a failed payment is returned within five days, without a complaint: DPSS.CO.PD
 * No.629/02.01.014/2019-20.
 */
export function paymentMoneyCopy({ status }: Pick<DepositPayment, 'status'>): string | undefined {
  return status === PaymentStatus.Success ? undefined : MONEY[status];
}
