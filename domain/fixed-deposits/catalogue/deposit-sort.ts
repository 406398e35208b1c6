import { checkRecords, checkText, checkOneOf } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { SortDirection, sortedByReturn, sortedByTenure } from './finder.ts';
import type { Tenure } from '../interest/tenure.ts';

/** The sort orders for a list of deposits. */
export const DepositSort = Object.freeze({
  HighestRate: 'highest-rate',
  LowestRate: 'lowest-rate',
  ShortestTenure: 'shortest-tenure',
  LongestTenure: 'longest-tenure',
  HighestInterest: 'highest-interest',
  Safest: 'safest',
} as const);
export type DepositSort = (typeof DepositSort)[keyof typeof DepositSort];

/** The facts about a listed deposit that decide its position. */
export interface SortedDeposit {
  readonly tenure: Tenure;
  /** The annual return for this kind of investor, in percent, including compounding. */
  readonly annualReturn?: Percentage | undefined;
  /** Interest on 1 lakh (100,000 rupees) over the tenure. */
  readonly interest?: Money | undefined;
  /** Whether deposit insurance covers the deposit; undefined if unknown. */
  readonly isInsured?: boolean | undefined;
  /** The issuer's credit rating, such as `AA+ (stable), CRISIL`. */
  readonly creditRating?: string | undefined;
}

/**
 * Sorts listed deposits by annual return, by tenure, by interest, or by safety: insured deposits
 * first, then the others by credit rating. Equal deposits keep their order; deposits without the
 * figure come last.
 *
 * @source FD-2.24, FD-2.25, FD-2.36, FD-4.42
 * @throws an error for an unknown sort order
 * @example
 * ```ts
 * const cards = [{ tenure: Tenure.of({ years: 2 }) }, { tenure: Tenure.of({ years: 1 }) }];
 * sortedDeposits(cards, 'shortest-tenure').map(({ tenure }) => tenure.text); // => ['1Y', '2Y']
 * ```
 */
export function sortedDeposits<Card extends SortedDeposit>(
  cards: readonly Card[],
  sort: DepositSort,
): readonly Card[] {
  switch (checkOneOf(sort, DepositSort)) {
    case DepositSort.HighestRate:
      return sortedByReturn(cards, SortDirection.Descending);
    case DepositSort.LowestRate:
      return sortedByReturn(cards, SortDirection.Ascending);
    case DepositSort.ShortestTenure:
      return sortedByTenure(cards, SortDirection.Ascending);
    case DepositSort.LongestTenure:
      return sortedByTenure(cards, SortDirection.Descending);
    case DepositSort.HighestInterest:
      return sortedByInterest(checkInterests(cards));
    case DepositSort.Safest:
      return checkRatings(cards).toSorted((a, b) => riskRank(a) - riskRank(b));
  }
}

/** The grades of the Indian rating agencies for long-term debt and deposits, the safest first. */
const GRADES = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'C', 'D'];
const SIGNS = ['+', '', '-'];

/** 0 for an insured deposit; a higher rank is a weaker rating, or none. */
function riskRank({ isInsured, creditRating = '' }: SortedDeposit): number {
  if (isInsured === true) return 0;
  const [, grade = '', sign = ''] = /^([A-D]+)([+-]?)/.exec(creditRating) ?? [];
  const place = GRADES.indexOf(grade);
  const known = place === -1 ? GRADES.length : place;
  return 1 + known * SIGNS.length + SIGNS.indexOf(sign);
}

function checkRatings<Card extends SortedDeposit>(cards: readonly Card[]): readonly Card[] {
  for (const { creditRating } of checkRecords(cards)) {
    if (creditRating !== undefined) checkText(creditRating);
  }
  return cards;
}

function checkInterests<Card extends SortedDeposit>(cards: readonly Card[]): readonly Card[] {
  for (const { interest } of checkRecords(cards)) if (interest !== undefined) checkMoney(interest);
  return cards;
}

function sortedByInterest<Card extends SortedDeposit>(cards: readonly Card[]): readonly Card[] {
  const earning = cards.flatMap((card) =>
    card.interest === undefined ? [] : [{ card, interest: card.interest.decimal }],
  );
  const sorted = earning.toSorted((a, b) => b.interest.comparedTo(a.interest));
  const others = cards.filter(({ interest }) => interest === undefined);
  return [...sorted.map(({ card }) => card), ...others];
}
