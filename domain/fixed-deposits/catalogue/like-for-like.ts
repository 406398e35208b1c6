import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkList, checkOneOf, checkRecord } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { annualReturn } from '../interest/annual-return.ts';
import { type DepositQuote, depositQuote } from '../interest/deposit-quote.ts';
import { interestConventionFor } from '../interest/interest-convention.ts';
import { Tenure } from '../interest/tenure.ts';
import type { IssuerId } from './issuer.ts';
import type { RateCardRow } from './rate-card.ts';
import { RateColumn } from './rate-column.ts';

/**
 * The tenure at which a whole list is compared. `best` selects, for each deposit, the tenure with
 * the highest annual return.
 */
export const ComparedTenure = Object.freeze({
  OneYear: '1y',
  TwoYears: '2y',
  ThreeYears: '3y',
  FiveYears: '5y',
  Best: 'best',
} as const);
export type ComparedTenure = (typeof ComparedTenure)[keyof typeof ComparedTenure];

const LENGTHS = {
  '1y': Tenure.of({ years: 1 }),
  '2y': Tenure.of({ years: 2 }),
  '3y': Tenure.of({ years: 3 }),
  '5y': Tenure.of({ years: 5 }),
} as const satisfies Record<Exclude<ComparedTenure, 'best'>, Tenure>;

/** The principal, tenure and rate column for which a list compares its deposits. */
export interface ComparisonTerms {
  /** The same amount for all, in whole rupees. */
  readonly principal: Money;
  readonly column: RateColumn;
  /** Undefined compares each deposit at the tenure at which it is listed. */
  readonly tenure?: ComparedTenure | undefined;
  readonly today: CalendarDate;
}

/** A deposit of a list, with its rates for one payout. */
export interface RatedDeposit {
  readonly issuerId: IssuerId;
  readonly minimumAmount: Money;
  readonly maximumAmount: Money;
  /** The row at which it is listed. */
  readonly listed: RateCardRow;
  /** All rows at the same payout; only the listed one if unknown. */
  readonly rows?: readonly RateCardRow[] | undefined;
}

/** What a deposit pays on the terms of a comparison. */
export interface ComparedOffer {
  readonly row: RateCardRow;
  /** Undefined if the issuer states no rate for this kind of investor. */
  readonly rate: Percentage | undefined;
  /** The return per year in percent, including compounding. */
  readonly annualReturn: Percentage | undefined;
  /** Undefined without a rate, and for an amount that the deposit does not take. */
  readonly quote: DepositQuote | undefined;
}

/**
 * What a deposit pays for the amount and tenure at which a list is compared; undefined if it does
 * not offer that tenure.
 *
 * @source FD-1.4, FD-1.10, FD-9.2; calculation rules, "Sums, ranks and terms"
 * @throws an error for an unknown tenure or an invalid amount
 * @example
 * ```ts
 * const tenure = Tenure.of({ years: 3 });
 * const rates = { r: Percentage.of('8.91') };
 * const listed = { schemeMasterId: 2, tenure, payoutFrequency: 'at-maturity', rates };
 * const amounts = { minimumAmount: Money.of('25000'), maximumAmount: Money.of('20000000') };
 * const terms = { principal: Money.of('100000'), column: 'r', tenure: '3y' };
 * const today = CalendarDate.of('2026-11-24');
 * const offer = comparedOffer({ issuerId: 'tejas', listed, ...amounts }, { ...terms, today });
 * offer.quote.totalInterest.text; // => '29182'
 * ```
 */
export function comparedOffer(
  deposit: RatedDeposit,
  terms: ComparisonTerms,
): ComparedOffer | undefined {
  const { column, tenure, principal } = checkRecord(terms);
  checkOneOf(column, RateColumn);
  if (tenure !== undefined) checkOneOf(tenure, ComparedTenure);
  checkMoney(principal);
  checkList(checkRecord(deposit).rows ?? []);
  const row = rowFor(deposit, { column, tenure });
  if (row === undefined) return undefined;
  const rate = row.rates[column];
  const annual = returnOf(deposit.issuerId, row, column);
  return { row, rate, annualReturn: annual, quote: quoteFor(deposit, row, terms) };
}

function rowFor(
  { issuerId, listed, rows = [listed] }: RatedDeposit,
  { column, tenure }: Pick<ComparisonTerms, 'column' | 'tenure'>,
): RateCardRow | undefined {
  if (tenure === undefined) return listed;
  if (tenure === ComparedTenure.Best) return bestRow(issuerId, rows, column) ?? listed;
  return rows.find((row) => row.tenure.isSameLengthAs(LENGTHS[tenure]));
}

function bestRow(issuerId: IssuerId, rows: readonly RateCardRow[], column: RateColumn) {
  const ranked = rows.flatMap((row) => {
    const by = returnOf(issuerId, row, column);
    return by === undefined ? [] : [{ row, by }];
  });
  return ranked.find(({ by }) => !ranked.some((each) => each.by.isGreaterThan(by)))?.row;
}

function returnOf(issuerId: IssuerId, row: RateCardRow, column: RateColumn) {
  const annualRatePercent = row.rates[column];
  if (annualRatePercent === undefined) return undefined;
  const { tenure, payoutFrequency } = row;
  const convention = interestConventionFor(issuerId, tenure);
  return annualReturn({ annualRatePercent, tenure, payoutFrequency, convention });
}

function quoteFor(
  { issuerId, minimumAmount, maximumAmount }: RatedDeposit,
  row: RateCardRow,
  { column, principal, today }: ComparisonTerms,
): DepositQuote | undefined {
  const annualRatePercent = row.rates[column];
  const isTaken = !principal.isLessThan(minimumAmount) && !principal.isGreaterThan(maximumAmount);
  if (annualRatePercent === undefined || !isTaken) return undefined;
  const { tenure, payoutFrequency } = row;
  const convention = interestConventionFor(issuerId, tenure);
  const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
  return depositQuote({ ...terms, startsOn: today });
}
