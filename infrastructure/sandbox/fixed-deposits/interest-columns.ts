import { interestConventionFor } from '#domain/fixed-deposits/interest-convention.ts';
import { interestOnLakh } from '#domain/fixed-deposits/interest-on-lakh.ts';
import { payoutFrequencyForCode } from '#domain/fixed-deposits/payout-frequency.ts';
import { type RateColumn, rateColumns } from '#domain/fixed-deposits/rate-column.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type OfferedScheme, rateIn } from './deposit-offer.ts';
import { tenureFrom } from './stored-tenure.ts';

type InterestColumns = Record<`interest_${RateColumn}`, string>;

/** What 1 lakh earns in a scheme, for each kind of investor, as the columns keep it. */
export function interestColumns(scheme: OfferedScheme): InterestColumns {
  const terms = {
    tenure: tenureFrom(scheme.tenure),
    payoutFrequency: payoutFrequencyForCode(scheme.payout_code),
    convention: interestConventionFor(scheme.issuer_key),
  };
  const columns = rateColumns.map((column) => {
    const annualRatePercent = Percentage.of(rateIn(scheme, column));
    return [`interest_${column}`, interestOnLakh({ ...terms, annualRatePercent }).text];
  });
  return Object.fromEntries(columns) as InterestColumns;
}
