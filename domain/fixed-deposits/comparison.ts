import { asFacts, asKind, asList, asWord } from '../platform/expected.ts';
import type { Percentage } from '../platform/percentage.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { PayoutFrequency } from './payout-frequency.ts';
import { RateCard } from './rate-card.ts';
import { RateColumn } from './rate-column.ts';
import { Tenure } from './tenure.ts';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 5;

/** Adds what is absent, removes what is there; adding a sixth is refused. */
export function toggledComparison<Key>(
  selection: readonly Key[],
  key: Key,
): Result<readonly Key[], 'too-many'> {
  asList(selection, 'a selection');
  if (selection.includes(key)) return success(selection.filter((each) => each !== key));
  return selection.length >= MOST_COMPARED ? failure('too-many') : success([...selection, key]);
}

export function canCompare(selection: readonly unknown[]): boolean {
  asList(selection, 'a selection');
  return selection.length >= FEWEST_COMPARED && selection.length <= MOST_COMPARED;
}

/** A selected deposit with the tenure it was selected at. */
export interface ComparedDeposit {
  readonly name: string;
  readonly tenure: Tenure;
  readonly rateCard: RateCard;
}

/** One tenure against every deposit; a rate is undefined where the deposit does not offer it. */
export interface ComparisonRow {
  readonly tenure: Tenure;
  readonly rates: readonly (Percentage | undefined)[];
}

/**
 * A row for each tenure that was selected, shortest first, tenures of one length together; a
 * column for each deposit, in the order of the selection.
 */
export function comparisonRows(
  deposits: readonly ComparedDeposit[],
  by: { readonly column: RateColumn; readonly payoutFrequency: PayoutFrequency },
): readonly ComparisonRow[] {
  const { column, payoutFrequency } = asFacts(by, 'a comparison');
  asWord(column, RateColumn, 'rate column');
  asWord(payoutFrequency, PayoutFrequency, 'payout frequency');
  return tenuresOf(asList(deposits, 'a comparison')).map((tenure) => ({
    tenure,
    rates: deposits.map(({ rateCard }) => {
      const card = asKind(rateCard, RateCard, 'a rate card');
      return card.rowFor({ tenure, payoutFrequency })?.rates[column];
    }),
  }));
}

function tenuresOf(deposits: readonly ComparedDeposit[]): readonly Tenure[] {
  const byLength = new Map<number, Tenure>();
  for (const deposit of deposits) {
    const tenure = asKind(asFacts(deposit, 'a compared deposit').tenure, Tenure, 'a tenure');
    if (!byLength.has(tenure.days)) byLength.set(tenure.days, tenure);
  }
  return [...byLength.values()].toSorted((a, b) => a.days - b.days);
}
