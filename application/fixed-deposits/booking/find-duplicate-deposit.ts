import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { DepositOrderSummary } from './deposit-order-summary.ts';
import {
  type DepositPortfolio,
  hasDetails,
  type HeldDeposit,
  type PortfolioDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';

/** Covers a tab that was left open past midnight. */
const RECENT_DAYS = 1;

/**
 * Finds a deposit that duplicates this order: same product, amount, tenure and payout, booked today
 * or yesterday, for example in another tab. Ignores a deposit that the investor knowingly repeats.
 */
export function findDuplicateDeposit(
  order: DepositOrderSummary,
  { held, today }: { readonly held: readonly PortfolioDeposit[]; readonly today: CalendarDate },
): HeldDeposit | undefined {
  return held
    .filter(hasDetails)
    .find(
      (deposit) =>
        deposit.depositId === order.depositId &&
        isLike(deposit, { order, today }) &&
        deposit.payoutFrequency === order.payoutFrequency &&
        deposit.depositOrderId > (order.repeatOf ?? 0),
    );
}

/**
 * Whether the partner bank may hold a duplicate that we cannot identify. Either the bank did not
 * answer, or it lists a similar deposit without an order number.
 */
export function mayBePaidUnseen(
  order: DepositOrderSummary,
  { portfolio, today }: { readonly portfolio: DepositPortfolio; readonly today: CalendarDate },
): boolean {
  if (!isBookedEmbedded(order.issuerId)) return false;
  if (portfolio.isPartnerMissing) return true;
  const unnumbered = portfolio.deposits.filter((deposit) => !hasDetails(deposit));
  return unnumbered.some((deposit) => isLike(deposit, { order, today }));
}

function isLike(
  deposit: PortfolioDeposit,
  { order, today }: { readonly order: DepositOrderSummary; readonly today: CalendarDate },
): boolean {
  return (
    deposit.principal.equals(order.principal) &&
    deposit.tenure.days === order.tenure.days &&
    deposit.startedOn.daysUntil(today) <= RECENT_DAYS
  );
}
