import {
  type DepositFilter,
  InstitutionKind,
  TenureRange,
} from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Percentage } from '#domain/platform/percentage.ts';

/**
 * The filter, the sort order and the length of a list, kept in the URL for back and shared links.
 */
export interface ListNarrowing {
  readonly filter: DepositFilter;
  readonly sort: DepositSort | undefined;
  /** The number of cards on the screen. */
  readonly shown: number;
}

/** The minimum rates offered as filters, in percent a year. */
export const MINIMUM_RATES: readonly string[] = ['7', '7.5', '8', '8.5', '8.75'];
/** The maximum number of rows per request. */
const MOST_AT_ONCE = 100;

/** Reads the filter from the query of a URL, and ignores unknown values. */
export function narrowingFrom(query: URLSearchParams, perPage: number): ListNarrowing {
  const wordOf = <Word extends string>(key: string, copy: Readonly<Record<string, Word>>) =>
    Object.values(copy).find((word) => word === query.get(key));
  const rate = MINIMUM_RATES.find((each) => each === query.get('rate'));
  const pages = Math.ceil(Number(query.get('shown') ?? perPage) / perPage);
  return {
    filter: {
      search: query.get('search') ?? undefined,
      institution: wordOf('issuer', InstitutionKind),
      isInsured: insuredFrom(query.get('insured')),
      tenureRange: wordOf('tenure', TenureRange),
      payoutFrequency: wordOf('payout', PayoutFrequency),
      minimumRate: rate === undefined ? undefined : Percentage.of(rate),
    },
    sort: wordOf('sort', DepositSort),
    shown: Math.min(Math.max(pages || 1, 1) * perPage, MOST_AT_ONCE),
  };
}

/** The query of a URL for a filter, without default values. */
export function queryOf({ filter, sort, shown }: ListNarrowing, perPage: number) {
  const { search, institution, isInsured, tenureRange, payoutFrequency, minimumRate } = filter;
  const parts: Readonly<Record<string, string | undefined>> = {
    search: search === '' ? undefined : search,
    issuer: institution,
    insured: insuredWord(isInsured),
    tenure: tenureRange,
    payout: payoutFrequency,
    rate: minimumRate?.text,
    sort,
    shown: shown > perPage ? String(shown) : undefined,
  };
  const given = Object.entries(parts).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return Object.fromEntries(given) as Record<string, string>;
}

/** Number of active filters, not counting the search. */
export function filterCount(filter: DepositFilter): number {
  const parts = Object.entries(filter).filter(([key]) => key !== 'search');
  return parts.filter(([, part]) => part !== undefined).length;
}

/** The value of the `insured` parameter in the URL. */
export function insuredWord(isInsured: boolean | undefined): 'yes' | 'no' | undefined {
  if (isInsured === undefined) return undefined;
  return isInsured ? 'yes' : 'no';
}

/** Parses the value of the `insured` parameter; undefined for any other text. */
export function insuredFrom(word: string | null | undefined): boolean | undefined {
  return word === 'yes' || word === 'no' ? word === 'yes' : undefined;
}
