import { checkRecords, asWord } from '../../platform/argument-checks.ts';
import { asMoney } from '../../platform/expected-values.ts';
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
} as const);
export type DepositSort = (typeof DepositSort)[keyof typeof DepositSort];

/** The facts about a listed deposit that decide its position. */
export interface SortedDeposit {
  readonly tenure: Tenure;
  /** The annual return for this kind of investor, in percent, including compounding. */
  readonly annualReturn?: Percentage | undefined;
  /** Interest on 1 lakh (100,000 rupees) over the tenure. */
  readonly interest?: Money | undefined;
}

/**
 * Sorts listed deposits by annual return, by tenure, or by the interest on 1 lakh. Equal deposits
 * keep their order; deposits without the figure come last.
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
  switch (asWord(sort, DepositSort)) {
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
  }
}

function checkInterests<Card extends SortedDeposit>(cards: readonly Card[]): readonly Card[] {
  for (const { interest } of checkRecords(cards)) if (interest !== undefined) asMoney(interest);
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
