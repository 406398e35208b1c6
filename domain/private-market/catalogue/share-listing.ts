import { checkRecords, checkText, checkOneOf } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import { isFoundIn } from '../../platform/text/text-search.ts';

/** The sort orders of the listing. */
export const ListingSort = Object.freeze({
  Given: 'given',
  Name: 'name',
  LowestPrice: 'lowest-price',
  HighestPrice: 'highest-price',
} as const);
export type ListingSort = (typeof ListingSort)[keyof typeof ListingSort];

const SORT_LABELS = {
  given: 'Featured',
  name: 'Name: A to Z',
  'lowest-price': 'Price: low to high',
  'highest-price': 'Price: high to low',
} as const satisfies Record<ListingSort, string>;

/** The facts about a share that searching and sorting use. */
export interface ListedShare {
  readonly name: string;
  readonly shortName?: string | undefined;
  readonly industry?: string | undefined;
  readonly isin?: string | undefined;
  /** Price of one share in rupees; absent if available only on request. */
  readonly pricePerUnit?: Money | undefined;
}

/**
 * The label of a sort order.
 *
 * @source Vriddhi's own rule: investors look for the cheapest share or for a name
 * @throws an error for an unknown sort order
 * @example
 * ```ts
 * listingSortLabel('lowest-price'); // => 'Price: low to high'
 * ```
 */
export function listingSortLabel(sort: ListingSort): string {
  return SORT_LABELS[checkOneOf(sort, ListingSort)];
}

/**
 * Sorts shares by name or by price. Shares without a price come last in both price orders; shares
 * with equal price or name keep their order.
 *
 * @source Vriddhi's own rule: investors look for the cheapest share or for a name
 * @throws an error for an unknown sort order, or for a price that is not money
 * @example
 * ```ts
 * const shares = [{ name: 'Tapti' }, { name: 'Kaveri', pricePerUnit: Money.of('90') }];
 * sortedShares(shares, 'highest-price').map(({ name }) => name); // => ['Kaveri', 'Tapti']
 * ```
 */
export function sortedShares<Share extends ListedShare>(
  shares: readonly Share[],
  sort: ListingSort,
): readonly Share[] {
  const list = checkRecords(shares);
  const by = checkOneOf(sort, ListingSort);
  if (by === ListingSort.Given) return list;
  if (by === ListingSort.Name) {
    const named = list.map((share) => {
      return { share, name: checkText(share.name).trim().toLowerCase() };
    });
    return named.toSorted(byName).map(({ share }) => share);
  }
  const sign = by === ListingSort.LowestPrice ? 1 : -1;
  const priced = list.flatMap((share) => {
    const { pricePerUnit } = share;
    if (pricePerUnit === undefined) return [];
    return [{ share, price: checkMoney(pricePerUnit) }];
  });
  const sorted = priced.toSorted((a, b) => sign * a.price.decimal.comparedTo(b.price.decimal));
  const rest = list.filter(({ pricePerUnit }) => pricePerUnit === undefined);
  return [...sorted.map(({ share }) => share), ...rest];
}

/**
 * The shares that match a search: each search word occurs in the name, short name, industry or
 * ISIN, ignoring case and accents. An empty search matches all.
 *
 * @source Vriddhi's own rule: investors search for what they remember of a share
 * @throws an error for a search that is not text
 * @example
 * ```ts
 * const shares = [{ name: 'Kaveri Foods', industry: 'Food' }, { name: 'Tapti Energy' }];
 * foundShares(shares, 'energy tap').map(({ name }) => name); // => ['Tapti Energy']
 * ```
 */
export function foundShares<Share extends ListedShare>(
  shares: readonly Share[],
  search: string,
): readonly Share[] {
  return checkRecords(shares).filter(({ name, shortName, industry, isin }) => {
    const texts = [name, shortName, industry, isin].filter((text) => text !== undefined);
    return isFoundIn(search, texts);
  });
}

/** Compares names by their UTF-16 code units, so that the result does not depend on the locale. */
function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return Number(a.name > b.name) - Number(a.name < b.name);
}
