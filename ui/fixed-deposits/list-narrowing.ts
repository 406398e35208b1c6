import {
  type DepositFilter,
  InstitutionKind,
  TenureRange,
} from '#domain/fixed-deposits/deposit-filter.ts';
import { DepositSort } from '#domain/fixed-deposits/deposit-sort.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';
import { Percentage } from '#domain/platform/percentage.ts';

/** What narrows and orders a list: it stands in the address, so that back and a link keep it. */
export interface ListNarrowing {
  readonly filter: DepositFilter;
  readonly sort: DepositSort | undefined;
  /** How many cards are on the screen. */
  readonly shown: number;
}

/** The rates that a list can be narrowed to, in percent a year. */
export const MINIMUM_RATES: readonly string[] = ['7', '7.5', '8', '8.5', '9'];
/** As many rows as one call brings. */
const MOST_AT_ONCE = 100;

/** Reads an address; what it does not understand narrows nothing. */
export function narrowingFrom(query: URLSearchParams, perPage: number): ListNarrowing {
  const wordOf = <Word extends string>(key: string, words: Readonly<Record<string, Word>>) =>
    Object.values(words).find((word) => word === query.get(key));
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

/** The query of an address; what narrows nothing is left out. */
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

/** How many parts of the filter narrow the list, the search aside. */
export function filterCount(filter: DepositFilter): number {
  const parts = Object.entries(filter).filter(([key]) => key !== 'search');
  return parts.filter(([, part]) => part !== undefined).length;
}

/** Insured or not, as a word of the address. */
export function insuredWord(isInsured: boolean | undefined): 'yes' | 'no' | undefined {
  if (isInsured === undefined) return undefined;
  return isInsured ? 'yes' : 'no';
}

/** What such a word says; undefined for any other. */
export function insuredFrom(word: string | null | undefined): boolean | undefined {
  return word === 'yes' || word === 'no' ? word === 'yes' : undefined;
}
