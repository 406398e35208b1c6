import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { DepositOrderSummary } from './deposit-order-summary.ts';
import type { HeldDeposit } from './held-deposits.ts';

/** Long enough for a tab that was left open over midnight. */
const RECENT_DAYS = 1;

/**
 * The deposit that this order has become already: the same deposit, amount, tenure and payout,
 * booked today or yesterday, in another tab or before going back. One that the person knows of and
 * wants again is left out.
 */
export function paidTwinOf(
  order: DepositOrderSummary,
  { held, today }: { readonly held: readonly HeldDeposit[]; readonly today: CalendarDate },
): HeldDeposit | undefined {
  return held.find(
    (deposit) =>
      deposit.depositId === order.depositId &&
      deposit.principal.equals(order.principal) &&
      deposit.tenure.days === order.tenure.days &&
      deposit.payoutFrequency === order.payoutFrequency &&
      deposit.startedOn.daysUntil(today) <= RECENT_DAYS &&
      deposit.depositOrderId > (order.repeatOf ?? 0),
  );
}
