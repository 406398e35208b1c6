import type { CalendarDate } from '../platform/calendar-date.ts';
import {
  checkRecord,
  checkRecords,
  asList,
  asText,
  checkInteger,
  checkBoolean,
} from '../platform/argument-checks.ts';
import { isFoundIn } from '../platform/text-search.ts';

/** Number of items per page of news. */
export const NEWS_PAGE_SIZE = 2;
/** Debounce of the search, in milliseconds. */
export const NEWS_SEARCH_DEBOUNCE = 500;
/** When the next page loads: the marker's margin in pixels, its visible part, the delay in ms. */
export const newsLoadMore = Object.freeze({ margin: 100, visiblePart: 0.1, delay: 100 });

/** A news item about a company. */
export interface NewsItem {
  readonly date: CalendarDate;
  /** The name of the company. */
  readonly name: string;
  readonly heading: string;
  readonly shortDescription: string;
  /** Absent if there is none; a placeholder image is shown instead. */
  readonly image?: string | undefined;
  readonly newsUrl: string;
}

/** The news loaded so far. */
export interface NewsList<Item = NewsItem> {
  readonly items: readonly Item[];
  /** Offset of the next page. */
  readonly offset: number;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
}

/** The state of the news page. */
export const NewsStanding = Object.freeze({
  Loading: 'loading',
  List: 'list',
  NothingFound: 'nothing-found',
  NothingYet: 'nothing-yet',
  Error: 'error',
} as const);
export type NewsStanding = (typeof NewsStanding)[keyof typeof NewsStanding];

/** The initial state of every search: nothing loaded. */
export const noNews: NewsList<never> = Object.freeze({
  items: Object.freeze([]),
  offset: 0,
  hasMore: true,
  hasFailed: false,
});

/**
 * Trims the search text.
 *
 * @source PM-5.45, AP-5.95; private market, section 5
 * @throws an error for anything but text
 * @example
 * ```ts
 * newsSearchTerm('  Kaveri Foods '); // => 'Kaveri Foods'
 * ```
 */
export function newsSearchTerm(text: string): string {
  return asText(text).trim();
}

/**
 * Appends a page of news. A page of fewer than 2 items, or a failed page, is the last. An item that
 * appears on two pages, because the list has shifted, is kept once.
 *
 * @source PM-4.97, PM-4.98, PM-4.99, PM-9.9, AP-4.58; private market, sections 4 and 9
 * @param list the news loaded so far
 * @param page the next items, or `failed`
 * @throws an error for a page that is neither a list nor `failed`
 * @example
 * ```ts
 * const one = newsAfterPage(noNews, [{ newsUrl: 'a' }, { newsUrl: 'b' }]);
 * [one.offset, one.hasMore]; // => [2, true]
 * newsAfterPage(one, [{ newsUrl: 'b' }]);
 * // => { items: [{ newsUrl: 'a' }, { newsUrl: 'b' }], offset: 3,
 * //   hasMore: false, hasFailed: false }
 * ```
 */
export function newsAfterPage<Item extends { readonly newsUrl: string }>(
  list: NewsList<Item>,
  page: readonly Item[] | 'failed',
): NewsList<Item> {
  const { items, offset } = checkRecord(list);
  if (page === 'failed') return Object.freeze({ ...list, hasMore: false, hasFailed: true });
  const known = new Set(checkRecords(items).map(({ newsUrl }) => newsUrl));
  const fresh = checkRecords(page).filter(({ newsUrl }) => {
    const isNew = !known.has(newsUrl);
    known.add(newsUrl);
    return isNew;
  });
  return Object.freeze({
    items: [...items, ...fresh],
    offset: checkInteger(offset) + page.length,
    hasMore: page.length >= NEWS_PAGE_SIZE,
    hasFailed: false,
  });
}

/**
 * The state of the news page: the error of a failed page, else the list, else loading, else empty
 * with or without a search.
 *
 * @source PM-2.179, PM-2.180, PM-2.182, PM-4.95, AP-4.55; private market, sections 2 and 4
 * @param list the news loaded so far
 * @param now whether a page is loading, and the search
 * @throws an error for a value that is not a boolean, or not text
 * @example
 * ```ts
 * const nothing = newsAfterPage(noNews, []);
 * newsStanding(nothing, { isLoading: false, search: 'kaveri' }); // => 'nothing-found'
 * newsStanding(nothing, { isLoading: false, search: '' }); // => 'nothing-yet'
 * ```
 */
export function newsStanding(
  list: NewsList<unknown>,
  now: { readonly isLoading: boolean; readonly search: string },
): NewsStanding {
  const { items, hasFailed } = checkRecord(list);
  const { isLoading, search } = checkRecord(now);
  if (checkBoolean(hasFailed)) return NewsStanding.Error;
  if (asList(items).length > 0) return NewsStanding.List;
  if (checkBoolean(isLoading)) return NewsStanding.Loading;
  return newsSearchTerm(search) === '' ? NewsStanding.NothingYet : NewsStanding.NothingFound;
}

/**
 * Whether news matches a search: each word is in the name of its company or in its headline.
 *
 * @source PM-2.175, PM-7.48, AP-7.71; private market, sections 2 and 7
 * @throws an error for anything but text
 * @example
 * ```ts
 * isNewsAbout({ name: 'Kaveri Foods', heading: 'A second mill' }, 'kaveri mill'); // => true
 * ```
 */
export function isNewsAbout(
  item: { readonly name: string; readonly heading: string },
  search: string,
): boolean {
  const { name, heading } = checkRecord(item);
  return isFoundIn(search, [name, heading]);
}
