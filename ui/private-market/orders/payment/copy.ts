import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';

export const paymentCopy = {
  title: 'Your payment',
  checking: 'Checking your payment',
  checkingText: 'This takes a few seconds. Please keep this page open.',
  paidTitle: 'Payment successful',
  paid: (amount: string, name: string) => `We received ${amount} for ${name}.`,
  reference: 'Payment reference',
  amount: 'Amount paid',
  units: 'Number of shares',
  order: 'Order',
  demat: 'Shares go to',
  dematAccount: 'Demat account',
  paidAt: (moment: string) => `Paid on ${moment}`,
  steps: (isToSign: boolean) => [
    {
      when: 'Today',
      text: isToSign
        ? 'Sign the deal slip, so that the shares can be transferred to your demat account.'
        : 'Your payment and your deal slip are with us.',
    },
    {
      when: `Within ${TRANSFER_WORKING_DAYS} working days`,
      text: 'The shares reach your demat account, and we send you a message.',
    },
    {
      when: `Until ${IPO_LOCK_IN_MONTHS} months after a listing`,
      text: 'If the company lists on a stock exchange, you can sell there after this lock-in.',
    },
  ],
  sign: 'Sign Deal Slip',
  later: 'Sign later, from my orders',
  failedTitle: 'Payment failed',
  failed: (amount: string) => `${amount} was not paid. ${MONEY_RETURNED}`,
  cancelledTitle: 'You have not paid yet',
  cancelled: (amount: string) =>
    `You came back without paying ${amount}. Your order still waits. ${MONEY_RETURNED}`,
  endedTitle: 'This order has ended',
  ended: (amount: string) =>
    `You can no longer pay ${amount} for this order. ${MONEY_RETURNED}`,
  tryAgain: 'Try again',
  toPayment: 'Go To Payment',
  toOrder: 'See the order',
  unknownTitle: 'We do not know yet',
  unknown: 'We do not have the result of your payment yet. Please do not pay again before you know.',
  checkAgain: 'Check again',
  noneTitle: 'There is no payment to check here',
  none: 'Check your orders to see which need payment.',
  toOrders: 'Go to My Orders',
} as const;
