import type { QuotedDeposit } from '#application/fixed-deposits/deposit-quotes.ts';
import { type DepositQuote, depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest-convention.ts';
import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';

type Figures = Pick<
  QuotedDeposit,
  'principal' | 'annualRatePercent' | 'tenure' | 'payoutFrequency' | 'totalInterest'
>;

/**
 * The rules behind the issuer's figures, for charts and workings. Undefined where they come to
 * another interest: then the issuer reckons in a way that we cannot explain.
 */
export function domainQuoteOf(figures: Figures, issuerId: IssuerId): DepositQuote | undefined {
  const { principal, annualRatePercent, tenure, payoutFrequency } = figures;
  const convention = interestConventionFor(issuerId);
  const quote = depositQuote({
    ...{ principal, annualRatePercent, tenure, payoutFrequency, convention },
  });
  return quote.totalInterest.equals(figures.totalInterest) ? quote : undefined;
}
