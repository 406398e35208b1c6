import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { type DepositQuote, depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  type InterestConvention,
  interestConventionFor,
  thirtyDayMonths,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import {
  type QuoteDifference,
  quoteDifferences,
} from '#domain/fixed-deposits/interest/quote-check.ts';

/** The figures that an issuer's quote and a stored order have in common. */
export type AnsweredFigures = Pick<
  QuotedDeposit,
  | 'principal'
  | 'annualRatePercent'
  | 'tenure'
  | 'payoutFrequency'
  | 'totalInterest'
  | 'maturityAmount'
> & { readonly payoutAmount?: QuotedDeposit['payoutAmount'] | undefined };

/**
 * Our own quote for the same deposit, and where the issuer's figures differ from it. An issuer may
 * use a year of 360 or 365 days for a tenure in days. If the usual year gives other figures, the
 * other year is tried.
 */
export function checkedQuote(
  figures: AnsweredFigures,
  issuerId: IssuerId,
): { readonly quote: DepositQuote; readonly differences: readonly QuoteDifference[] } {
  const usual = interestConventionFor(issuerId, figures.tenure);
  const { daysInYear } = thirtyDayMonths;
  const checked = checkedBy(figures, usual);
  if (checked.differences.length === 0 || usual.daysInYear === daysInYear) return checked;
  const other = checkedBy(figures, { ...usual, daysInYear, name: thirtyDayMonths.name });
  return other.differences.length === 0 ? other : checked;
}

function checkedBy(figures: AnsweredFigures, convention: InterestConvention) {
  const { principal, annualRatePercent, tenure, payoutFrequency } = figures;
  const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
  const quote = depositQuote(terms);
  return { quote, differences: quoteDifferences(figures, quote) };
}

/** An issuer's quote and our own quote for the same deposit. */
export interface CheckedAnswer {
  readonly answer: QuotedDeposit;
  /** Undefined if the figures differ: then we cannot explain the issuer's calculation. */
  readonly own: DepositQuote | undefined;
  readonly differences: readonly QuoteDifference[];
}

export function checkedAnswer(answer: QuotedDeposit, issuerId: IssuerId): CheckedAnswer {
  const { quote, differences } = checkedQuote(answer, issuerId);
  return { answer, own: differences.length === 0 ? quote : undefined, differences };
}

/** Our own quote, for charts and workings; undefined if the issuer's figures differ from it. */
export function domainQuoteOf(
  figures: AnsweredFigures,
  issuerId: IssuerId,
): DepositQuote | undefined {
  const { quote, differences } = checkedQuote(figures, issuerId);
  return differences.length === 0 ? quote : undefined;
}
