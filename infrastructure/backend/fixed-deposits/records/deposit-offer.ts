import { type DepositQuote, depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { SchemeRecord } from './catalogue-queries.ts';
import { tenureFrom } from './stored-tenure.ts';

/** The rate and figures at which a deposit can be booked now. */
export interface DepositOffer {
  readonly column: RateColumn;
  readonly annualRate: Percentage;
  readonly quote: DepositQuote;
}

export type OfferedScheme = Pick<
  SchemeRecord,
  'tenure' | 'payout_code' | 'issuer_key' | 'rate_r' | 'rate_f' | 'rate_sc' | 'rate_fsc'
>;

/** The offer of a scheme at its current rate, for an investor's rate column. */
export function depositOffer(
  scheme: OfferedScheme,
  on: { readonly principal: Money; readonly column: RateColumn },
): DepositOffer {
  const { principal, column } = on;
  const annualRate = Percentage.of(rateIn(scheme, column));
  const tenure = tenureFrom(scheme.tenure);
  const quote = depositQuote({
    principal,
    annualRatePercent: annualRate,
    tenure,
    payoutFrequency: payoutFrequencyForCode(scheme.payout_code),
    convention: interestConventionFor(scheme.issuer_key, tenure),
  });
  return { column, annualRate, quote };
}

/** The yearly interest rate of a scheme in a rate column: percent as stored text. */
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
