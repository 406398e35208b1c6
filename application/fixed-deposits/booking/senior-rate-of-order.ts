import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { missedSeniorRate } from '#domain/fixed-deposits/booking/senior-citizen.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import type { DepositOrderSummary } from './deposit-order-summary.ts';

type RateFactsOfInvestor = Pick<SignedInInvestor, 'birthDate' | 'isSeniorCitizen' | 'gender'>;

/**
 * Whether an investor is a senior citizen: by the verified date of birth, or before KYC by the
 * stored flag.
 */
function isEntitledToSeniorRate(
  { birthDate, isSeniorCitizen }: RateFactsOfInvestor,
  today: CalendarDate,
): boolean {
  return birthDate === undefined ? isSeniorCitizen : isSeniorByAge(birthDate, today);
}

/**
 * The higher senior citizen rate that an order does not use, although the investor is entitled to
 * it and has not declined it. Undefined if the order loses nothing.
 */
export function missedSeniorRateOf(
  order: DepositOrderSummary,
  { investor, today }: { readonly investor: RateFactsOfInvestor; readonly today: CalendarDate },
): Percentage | undefined {
  const { gender } = investor;
  const { rates } = order.row;
  return missedSeniorRate({
    isEntitled: isEntitledToSeniorRate(investor, today),
    isTaken: order.isSeniorCitizen,
    hasDeclined: order.hasDeclinedSeniorRate ?? false,
    regularRate: rates[rateColumnFor({ gender, isSeniorCitizen: false })],
    seniorRate: rates[rateColumnFor({ gender, isSeniorCitizen: true })],
  });
}

/**
 * Whether an order still uses the senior citizen rate: false if it did not before, or if the date
 * of birth shows that the investor is younger.
 */
export function keepsSeniorRate(
  order: DepositOrderSummary,
  { investor, today }: { readonly investor: RateFactsOfInvestor; readonly today: CalendarDate },
): boolean {
  if (!order.isSeniorCitizen || investor.birthDate === undefined) return order.isSeniorCitizen;
  return isEntitledToSeniorRate(investor, today);
}
