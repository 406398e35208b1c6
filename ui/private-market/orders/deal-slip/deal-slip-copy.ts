import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';

export const dealSlipCopy = {
  title: 'Sign Deal Slip',
  preparing: 'Preparing your deal slip…',
  frame: 'Deal slip to sign',
  confirming: 'Telling our desk that you have signed…',
  checking: 'The answer got lost on its way. We are finding out whether your signature arrived.',
  cancelled: 'You have not signed yet. You can sign at any time from your orders.',
  notPaid: 'Payment is not done yet',
  technical: 'Some Technical Issue',
  signingFailed: 'Error occurred during signing process',
  unconfirmed: 'Failed to update signed status. Please try again.',
  tryAgain: 'Try again',
  signedTitle: 'Deal Signed Successfully!',
  signed:
    'The signed slip is on its way to you by e-mail. The shares are transferred to your demat ' +
    `account within ${TRANSFER_WORKING_DAYS} working days.`,
  close: 'Close',
  toOrders: 'Go To Orders',
} as const;
