import { type DepositQuote, depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest-convention.ts';
import { payoutFrequencyForCode } from '#domain/fixed-deposits/payout-frequency.ts';
import type { RateColumn } from '#domain/fixed-deposits/rate-column.ts';
import type { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { SchemeRecord } from './catalogue-queries.ts';
import { tenureFrom } from './stored-tenure.ts';

/** What an issuer would sign. */
export interface DepositOffer {
  readonly column: RateColumn;
  readonly annualRate: Percentage;
  readonly quote: DepositQuote;
}

export type OfferedScheme = Pick<
  SchemeRecord,
  'tenure' | 'payout_code' | 'issuer_key' | 'rate_r' | 'rate_f' | 'rate_sc' | 'rate_fsc'
>;

/** The scheme at the rate in force, for an investor of a column. */
export function depositOffer(
  scheme: OfferedScheme,
  on: { readonly principal: Money; readonly column: RateColumn },
): DepositOffer {
  const { principal, column } = on;
  const annualRate = Percentage.of(rateIn(scheme, column));
  const quote = depositQuote({
    principal,
    annualRatePercent: annualRate,
    tenure: tenureFrom(scheme.tenure),
    payoutFrequency: payoutFrequencyForCode(scheme.payout_code),
    convention: interestConventionFor(scheme.issuer_key),
  });
  return { column, annualRate, quote };
}

/** The yearly rate of a scheme for an investor of a column, as it is stored. */
export function rateIn(scheme: OfferedScheme, column: RateColumn): string {
  switch (column) {
    case 'r':
      return scheme.rate_r;
    case 'f':
      return scheme.rate_f;
    case 'sc':
      return scheme.rate_sc;
    case 'fsc':
      return scheme.rate_fsc;
  }
}
