import type { PortFailure } from '#application/platform/port-failure.ts';
import { NOMINEE_SAVE_FAILED } from '#ui/accounts/nominees/copy.ts';

export const paymentCopy = {
  bankTitle: 'Pay from which account?',
  bankText: 'It becomes your primary account: the maturity amount comes back to it.',
  methodTitle: 'How do you want to pay?',
  upi: 'UPI',
  upiText: 'Any UPI app on your phone',
  netBanking: 'Net Banking',
  netBankingText: 'On the page of your bank',
  continue: 'Continue to pay',
  failedTitle: 'Payment failed',
  refusedTitle: 'Your payment has not started',
  failedText:
    'We could not confirm your payment. If money has left your account, please look at your ' +
    'portfolio before you try again.',
  tryAgain: 'Try again',
  checkingTitle: 'Checking your payment',
  checkingText: 'We are still waiting for a reply. Nothing is paid before you pay on the payment page.',
  wentWrong: 'Something went wrong',
  paidTitle: 'This deposit is paid',
  paidText: 'You have already paid for this deposit, perhaps in another tab. Nothing more is due.',
  seePortfolio: 'See my portfolio',
  loadingNominees: 'Your nominees are loading.',
  noOrder: 'Your nominees are saved.',
  leaving: 'Taking you to the payment page…',
} as const;

/** The documented message of a failed submission. */
export function submitFailureCopy(failure: PortFailure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.status >= 500
        ? 'Unexpected error caused by server'
        : (failure.message ?? NOMINEE_SAVE_FAILED);
    case 'unexpected-reply':
      return 'Payment failed, please try again';
    case 'unreachable':
    case 'signed-out':
      return paymentCopy.wentWrong;
  }
}
