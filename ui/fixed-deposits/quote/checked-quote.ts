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

/** The figures that an issuer's quote, a stored order and a held deposit have in common. */
type AnsweredFigures = Pick<
  QuotedDeposit,
  | 'principal'
  | 'annualRatePercent'
  | 'tenure'
  | 'payoutFrequency'
  | 'totalInterest'
  | 'maturityAmount'
> & { readonly payoutAmount?: QuotedDeposit['payoutAmount'] | undefined };

/** An issuer's figures and our own quote for the same deposit. */
export interface CheckedQuote<Answer extends AnsweredFigures = QuotedDeposit> {
  readonly answer: Answer;
  /** Undefined if the figures differ: then we cannot explain the issuer's calculation. */
  readonly own: DepositQuote | undefined;
  readonly differences: readonly QuoteDifference[];
}

/**
 * Checks an issuer's figures against our own quote. An issuer may use a year of 360 or 365 days for
 * a tenure in days. If the usual year gives other figures, the other year is tried.
 */
export function checkedQuote<Answer extends AnsweredFigures>(
  answer: Answer,
  issuerId: IssuerId,
): CheckedQuote<Answer> {
  const usual = interestConventionFor(issuerId, answer.tenure);
  const { daysInYear } = thirtyDayMonths;
  const checked = checkedBy(answer, usual);
  if (checked.own !== undefined || usual.daysInYear === daysInYear) return checked;
  const other = checkedBy(answer, { ...usual, daysInYear, name: thirtyDayMonths.name });
  return other.own === undefined ? checked : other;
}

function checkedBy<Answer extends AnsweredFigures>(
  answer: Answer,
  convention: InterestConvention,
): CheckedQuote<Answer> {
  const { principal, annualRatePercent, tenure, payoutFrequency } = answer;
  const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
  const quote = depositQuote(terms);
  const differences = quoteDifferences(answer, quote);
  return { answer, own: differences.length === 0 ? quote : undefined, differences };
}
