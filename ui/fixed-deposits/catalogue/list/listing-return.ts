import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { annualReturn } from '#domain/fixed-deposits/interest/annual-return.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Percentage } from '#domain/platform/percentage.ts';

/** The annual return of a listed deposit with compounding, in percent; undefined without a rate. */
export function listingReturn(
  { deposit, row }: DepositListing,
  column: RateColumn,
): Percentage | undefined {
  const annualRatePercent = row.rates[column];
  if (annualRatePercent === undefined) return undefined;
  const { tenure, payoutFrequency } = row;
  const convention = interestConventionFor(deposit.issuerId, tenure);
  return annualReturn({ annualRatePercent, tenure, payoutFrequency, convention });
}
