import {
  type DepositFilter,
  InstitutionKind,
  TenureRange,
} from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { depositIdOf } from '#ui/fixed-deposits/paths.ts';
import { Money } from '#domain/platform/money.ts';
import type { DepositId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { ListSort } from './list-sort.ts';

/**
 * The filter, the sort order and the length of a list, kept in the URL for back and shared links.
 */
export interface ListNarrowing {
  readonly filter: DepositFilter;
  readonly sort: ListSort | undefined;
  /** The number of rows on the screen. */
  readonly shown: number;
  readonly terms: ListTerms;
}

/**
 * The amount, tenure and rates for which a list compares its deposits, and the deposit in its
 * panel. An absent part has the default of the list.
 */
export interface ListTerms {
  readonly amount?: Money | undefined;
  readonly tenure?: ComparedTenure | undefined;
  /** Whether the list shows the rates of senior citizens; the investor's own if absent. */
  readonly isSeniorCitizen?: boolean | undefined;
  /** The deposit in the panel beside the list; the first one if absent. */
  readonly depositId?: DepositId | undefined;
}

/** The minimum rates offered as filters, in percent a year. */
export const MINIMUM_RATES: readonly string[] = ['7', '7.5', '8', '8.5', '8.75'];
/** The longest search text that the backend accepts, in characters. */
export const LONGEST_SEARCH = 60;
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
      search: searchFrom(query.get('search')),
      institution: wordOf('issuer', InstitutionKind),
      isInsured: insuredFrom(query.get('insured')),
      tenureRange: wordOf('tenure', TenureRange),
      payoutFrequency: wordOf('payout', PayoutFrequency),
      minimumRate: rate === undefined ? undefined : Percentage.of(rate),
    },
    sort: wordOf('sort', ListSort),
    shown: Math.min(Math.max(pages || 1, 1) * perPage, MOST_AT_ONCE),
    terms: {
      amount: amountFrom(query.get('amount')),
      tenure: wordOf('for', ComparedTenure),
      isSeniorCitizen: seniorFrom(query.get('age')),
      depositId: depositIdOf(query.get('deposit') ?? undefined),
    },
  };
}

/** The search text of a URL; undefined for one that the search field cannot contain. */
function searchFrom(text: string | null): string | undefined {
  return text === null || text.length > LONGEST_SEARCH || /\p{Cc}/u.test(text) ? undefined : text;
}

function amountFrom(text: string | null): Money | undefined {
  return text !== null && /^[1-9]\d{2,9}$/.test(text) ? Money.of(text) : undefined;
}

/** The value of the `age` parameter: `60` for senior citizens, `any` for the regular rates. */
export function seniorFrom(word: string | null): boolean | undefined {
  return word === '60' || word === 'any' ? word === '60' : undefined;
}

/** The `age` parameter for the rates of senior citizens, or for the regular ones. */
export function seniorWord(isSeniorCitizen: boolean): '60' | 'any' {
  return isSeniorCitizen ? '60' : 'any';
}

/** The query of a URL for a filter, without default values. */
export function queryOf({ filter, sort, shown, terms }: ListNarrowing, perPage: number) {
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
    amount: terms.amount?.text,
    for: terms.tenure,
    age: terms.isSeniorCitizen === undefined ? undefined : seniorWord(terms.isSeniorCitizen),
    deposit: terms.depositId === undefined ? undefined : String(terms.depositId),
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
