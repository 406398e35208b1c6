import type { DepositPayment } from '#application/fixed-deposits/deposit-payments.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';

/** The sentences around a payment; those in the documents are kept to the letter. */
export const paymentWords = {
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

export function paymentFailedWords({ depositName, principal }: DepositPayment): string {
  const amount = formatRupees(principal);
  return `Your Payment for ${depositName} with the Amount ${amount} has been failed. Kindly retry`;
}
