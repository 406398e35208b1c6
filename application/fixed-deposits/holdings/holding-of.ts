import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import {
  type InterestConvention,
  interestConventionFor,
  thirtyDayMonths,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { PortfolioDeposit } from './held-deposits.ts';

/**
 * The calculation of a held deposit; undefined if its source sends too few facts, or figures that
 * our own calculation does not give.
 */
export function holdingOf(deposit: PortfolioDeposit, today: CalendarDate): Holding | undefined {
  const { issuerId, tenure, payoutFrequency } = deposit;
  if (issuerId === undefined || payoutFrequency === undefined) return undefined;
  const { principal, annualRatePercent, startedOn } = deposit;
  return possibleConventions(issuerId, tenure)
    .map((convention) => {
      const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
      return Holding.of({ terms, startedOn });
    })
    .find((holding) => agrees(holding, deposit, today));
}

/**
 * The conventions by which a deposit may have been booked, the usual one first. An issuer may use a
 * year of 360 or 365 days for a tenure in days, and may have compounded at another frequency than
 * it does now.
 */
function possibleConventions(issuerId: IssuerId, tenure: Tenure): readonly InterestConvention[] {
  const usual = interestConventionFor(issuerId, tenure);
  const other = { ...usual, daysInYear: thirtyDayMonths.daysInYear, name: thirtyDayMonths.name };
  const earlier = Object.values(CompoundingFrequency).flatMap((compounding) => [
    { ...usual, compounding },
    { ...other, compounding },
  ]);
  return [usual, other, ...earlier];
}

/**
 * Whether our calculation gives the figures of the source. The maturity amount of a deposit that
 * pays its interest out is the principal, so its interest until today is compared.
 */
function agrees(holding: Holding, deposit: PortfolioDeposit, today: CalendarDate): boolean {
  const { maturityAmount, maturityDate, interestTillDate, payoutFrequency } = deposit;
  const isSameDay = holding.maturityDate.equals(maturityDate);
  const isSameAmount =
    maturityAmount !== undefined && holding.quote.maturityAmount.equals(maturityAmount);
  if (!isSameDay || !isSameAmount) return false;
  const isGrowing = payoutFrequency !== undefined && isCumulative(payoutFrequency);
  return isGrowing || holding.interestTill(today).equals(interestTillDate);
}
