import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';

export const dealSlipCopy = {
  title: 'Sign Deal Slip',
  preparing: 'Preparing your deal slip…',
  frame: 'Deal slip to sign',
  confirming: 'Confirming your signature…',
  checking: 'Your connection dropped. We are checking whether your signature reached us.',
  cancelled: 'You have not signed yet. You can sign at any time from your orders.',
  notPaid: 'Payment is not done yet',
  technical: 'We could not open the deal slip. Please try again.',
  signingFailed: 'Error occurred during signing process',
  unconfirmed: 'Failed to update signed status. Please try again.',
  tryAgain: 'Try again',
  signedTitle: 'Deal Signed Successfully!',
  signed:
    'You can download the signed slip under Orders. If your email is confirmed, we also send you ' +
    'its link. The shares are transferred to your demat account within ' +
    `${TRANSFER_WORKING_DAYS} working days.`,
  close: 'Close',
  toOrders: 'Go To Orders',
} as const;
