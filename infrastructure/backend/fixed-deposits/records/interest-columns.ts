import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { interestOnLakh } from '#domain/fixed-deposits/interest/interest-on-lakh.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { type RateColumn, rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type OfferedScheme, rateIn } from './deposit-offer.ts';
import { tenureFrom } from './stored-tenure.ts';

type InterestColumns = Record<`interest_${RateColumn}`, string>;

/** Rupees of interest on ₹1 lakh in a scheme over its tenure, per rate column, as stored text. */
export function interestColumns(scheme: OfferedScheme): InterestColumns {
  const tenure = tenureFrom(scheme.tenure);
  const terms = {
    tenure,
    payoutFrequency: payoutFrequencyForCode(scheme.payout_code),
    convention: interestConventionFor(scheme.issuer_key, tenure),
  };
  const columns = rateColumns.map((column) => {
    const annualRatePercent = Percentage.of(rateIn(scheme, column));
    return [`interest_${column}`, interestOnLakh({ ...terms, annualRatePercent }).text];
  });
  return Object.fromEntries(columns) as InterestColumns;
}
