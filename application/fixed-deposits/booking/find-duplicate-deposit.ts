import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { DepositOrderSummary } from './deposit-order-summary.ts';
import {
  type DepositPortfolio,
  hasDetails,
  type HeldDeposit,
  type PortfolioDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';

/** Number of past days that count, so that a deposit from before midnight is found too. */
const RECENT_DAYS = 1;

/**
 * Finds a deposit that duplicates an order: same product, principal, tenure and payout frequency,
 * booked today or yesterday, for example in another tab. If the investor repeats a deposit on
 * purpose, ignores that deposit and all earlier ones.
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
 * Whether the partner bank may hold a duplicate of an order without the app knowing. Either the
 * bank did not answer, or it lists a similar deposit without an order number.
 */
export function mayHaveUnlistedDuplicate(
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
