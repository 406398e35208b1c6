import type { TakeUpFailure } from '#application/fixed-deposits/booking/take-up-deposit-order.ts';
import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatMoment, formatNearMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import { DEFAULT_REFUSAL, failureCopy } from '#ui/platform/errors/copy.ts';

export const unpaidDepositCopy = {
  listTitle: 'Your unpaid orders',
  finish: ({ principal }: UnpaidDepositOrder) =>
    `Finish your deposit of ${formatRupees(principal)}`,
  detail: ({ depositName, payBy }: UnpaidDepositOrder, today: CalendarDate) =>
    `${depositName} · pay by ${formatNearMoment(payBy.getTime(), today)}`,
  payBy: ({ payBy }: UnpaidDepositOrder) =>
    `Pay by ${formatMoment(payBy.getTime())}. After that this order ends.`,
  continue: 'Continue',
  cancel: 'Cancel order',
  cancelling: 'Cancelling…',
  cancelTitle: 'Cancel this order?',
  cancelText: ({ principal, depositName }: UnpaidDepositOrder) =>
    `Your order of ${formatRupees(principal)} in ${depositName} ends. You can order again at ` +
    `any time. ${MONEY_RETURNED}`,
  keep: 'Keep the order',
  cancelled: 'Order cancelled.',
} as const;

export function takeUpFailureCopy(failure: TakeUpFailure): string {
  if (failure.kind === 'not-offered') {
    return 'This deposit is not offered any more. Please choose another one.';
  }
  return failureCopy(failure, DEFAULT_REFUSAL);
}
