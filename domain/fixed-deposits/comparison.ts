import type { Percentage } from '../platform/percentage.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { RateCard } from './rate-card.ts';
import type { RateColumn } from './rate-column.ts';
import type { PayoutFrequency } from './payout-frequency.ts';
import type { Tenure } from './tenure.ts';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 5;

/** Adds what is absent, removes what is there; adding a sixth is refused. */
export function toggledComparison<Key>(
  selection: readonly Key[],
  key: Key,
): Result<readonly Key[], 'too-many'> {
  if (selection.includes(key)) return success(selection.filter((each) => each !== key));
  return selection.length >= MOST_COMPARED ? failure('too-many') : success([...selection, key]);
}

export function canCompare(selection: readonly unknown[]): boolean {
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
  return tenuresOf(deposits).map((tenure) => ({
    tenure,
    rates: deposits.map(({ rateCard }) => {
      const row = rateCard.rowFor({ tenure, payoutFrequency: by.payoutFrequency });
      return row?.rates[by.column];
    }),
  }));
}

function tenuresOf(deposits: readonly ComparedDeposit[]): readonly Tenure[] {
  const byLength = new Map<number, Tenure>();
  for (const { tenure } of deposits) {
    if (!byLength.has(tenure.days)) byLength.set(tenure.days, tenure);
  }
  return [...byLength.values()].toSorted((a, b) => a.days - b.days);
}
