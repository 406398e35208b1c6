import { asFactsList, asWord } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import type { Money } from '../platform/money.ts';
import type { Percentage } from '../platform/percentage.ts';
import { SortDirection, sortedByRate, sortedByTenure } from './finder.ts';
import type { Tenure } from './tenure.ts';

/** How people order a list of deposits. */
export const DepositSort = Object.freeze({
  HighestRate: 'highest-rate',
  LowestRate: 'lowest-rate',
  ShortestTenure: 'shortest-tenure',
  LongestTenure: 'longest-tenure',
  HighestInterest: 'highest-interest',
} as const);
export type DepositSort = (typeof DepositSort)[keyof typeof DepositSort];

/** What of a card decides its place. */
export interface SortedDeposit {
  readonly tenure: Tenure;
  /** The rate that this person would get. */
  readonly rate?: Percentage | undefined;
  /** What 1 lakh earns over the tenure. */
  readonly interest?: Money | undefined;
}

/**
 * Sorts cards as a person asked: by rate, by tenure, or by what 1 lakh earns; equal ones stay in
 * the order they came in, and cards without the figure come last.
 *
 * @source FD-2.24, FD-2.25, FD-2.36, FD-4.42
 * @throws a sentence on an unknown order
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
      return sortedByRate(cards, SortDirection.Descending);
    case DepositSort.LowestRate:
      return sortedByRate(cards, SortDirection.Ascending);
    case DepositSort.ShortestTenure:
      return sortedByTenure(cards, SortDirection.Ascending);
    case DepositSort.LongestTenure:
      return sortedByTenure(cards, SortDirection.Descending);
    case DepositSort.HighestInterest:
      return sortedByInterest(cards);
  }
}

function sortedByInterest<Card extends SortedDeposit>(cards: readonly Card[]): readonly Card[] {
  const earning = asFactsList(cards).flatMap((card) =>
    card.interest === undefined ? [] : [{ card, interest: asMoney(card.interest).decimal }],
  );
  const sorted = earning.toSorted((a, b) => b.interest.comparedTo(a.interest));
  const others = cards.filter(({ interest }) => interest === undefined);
  return [...sorted.map(({ card }) => card), ...others];
}
