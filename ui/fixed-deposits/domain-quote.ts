import type { QuotedDeposit } from '#application/fixed-deposits/deposit-quotes.ts';
import { type DepositQuote, depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest-convention.ts';
import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import { type QuoteDifference, quoteDifferences } from '#domain/fixed-deposits/quote-check.ts';

/** What the issuer answered for a deposit, or what an order keeps of it. */
export type AnsweredFigures = Pick<
  QuotedDeposit,
  | 'principal'
  | 'annualRatePercent'
  | 'tenure'
  | 'payoutFrequency'
  | 'totalInterest'
  | 'maturityAmount'
> & { readonly payoutAmount?: QuotedDeposit['payoutAmount'] | undefined };

/** The rules' own quote of the same deposit, and where the issuer's figures are others. */
export function checkedQuote(
  figures: AnsweredFigures,
  issuerId: IssuerId,
): { readonly quote: DepositQuote; readonly differences: readonly QuoteDifference[] } {
  const { principal, annualRatePercent, tenure, payoutFrequency } = figures;
  const convention = interestConventionFor(issuerId);
  const quote = depositQuote({
    ...{ principal, annualRatePercent, tenure, payoutFrequency, convention },
  });
  return { quote, differences: quoteDifferences(figures, quote) };
}

/** An answer of the issuer beside what our own rules make of the same deposit. */
export interface CheckedAnswer {
  readonly answer: QuotedDeposit;
  /** Undefined where it comes to other figures: then the issuer reckons as we cannot explain. */
  readonly own: DepositQuote | undefined;
  readonly differences: readonly QuoteDifference[];
}

export function checkedAnswer(answer: QuotedDeposit, issuerId: IssuerId): CheckedAnswer {
  const { quote, differences } = checkedQuote(answer, issuerId);
  return { answer, own: differences.length === 0 ? quote : undefined, differences };
}

/**
 * The rules behind the issuer's figures, for charts and workings. Undefined where they come to
 * others: then the issuer reckons in a way that we cannot explain.
 */
export function domainQuoteOf(
  figures: AnsweredFigures,
  issuerId: IssuerId,
): DepositQuote | undefined {
  const { quote, differences } = checkedQuote(figures, issuerId);
  return differences.length === 0 ? quote : undefined;
}
