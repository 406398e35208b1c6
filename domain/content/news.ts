import type { CalendarDate } from '../platform/calendar-date.ts';
import { asFacts, asFactsList, asList, asText, asWhole, asYesOrNo } from '../platform/expected.ts';
import { isFoundIn } from '../platform/text-search.ts';

/** How many items a page of news has. */
export const NEWS_PAGE_SIZE = 2;
/** How long typing rests before a search begins, in milliseconds. */
export const NEWS_SEARCH_DEBOUNCE = 500;
/** When more is loaded: the marker's margin in pixels, its visible part, the delay in ms. */
export const newsLoadMore = Object.freeze({ margin: 100, visiblePart: 0.1, delay: 100 });

/** A piece of news. */
export interface NewsItem {
  readonly date: CalendarDate;
  /** Of the company. */
  readonly name: string;
  readonly heading: string;
  readonly shortDescription: string;
  /** Absent where there is none: a picture of our own stands in. */
  readonly image?: string | undefined;
  readonly newsUrl: string;
}

/** News as far as it is loaded. */
export interface NewsList<Item = NewsItem> {
  readonly items: readonly Item[];
  /** Where the next page begins. */
  readonly offset: number;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
}

/** What the news page shows. */
export const NewsStanding = Object.freeze({
  Loading: 'loading',
  List: 'list',
  NothingFound: 'nothing-found',
  NothingYet: 'nothing-yet',
  Error: 'error',
} as const);
export type NewsStanding = (typeof NewsStanding)[keyof typeof NewsStanding];

/** Where every search begins: nothing loaded, from the start. */
export const noNews: NewsList<never> = Object.freeze({
  items: Object.freeze([]),
  offset: 0,
  hasMore: true,
  hasFailed: false,
});

/**
 * A search for news goes without the blanks around it.
 *
 * @source PM-5.45, AP-5.95; private market, section 5
 * @throws a sentence for what is not text
 * @example
 * ```ts
 * newsSearchTerm('  Kaveri Foods '); // => 'Kaveri Foods'
 * ```
 */
export function newsSearchTerm(text: string): string {
  return asText(text).trim();
}

/**
 * A page of news goes below what is there; loading ends with a page of fewer than 2 items or one
 * that fails. An item that moved on while people read does not come twice.
 *
 * @source PM-4.97, PM-4.98, PM-4.99, PM-9.9, AP-4.58; private market, sections 4 and 9
 * @param list what is loaded
 * @param page the next items, or that they could not be had
 * @throws a sentence for a page that is neither
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
  const { items, offset } = asFacts(list);
  if (page === 'failed') return Object.freeze({ ...list, hasMore: false, hasFailed: true });
  const known = new Set(asFactsList(items).map(({ newsUrl }) => newsUrl));
  const fresh = asFactsList(page).filter(({ newsUrl }) => {
    const isNew = !known.has(newsUrl);
    known.add(newsUrl);
    return isNew;
  });
  return Object.freeze({
    items: [...items, ...fresh],
    offset: asWhole(offset) + page.length,
    hasMore: page.length >= NEWS_PAGE_SIZE,
    hasFailed: false,
  });
}

/**
 * The news page shows the error of a page that failed, else the list; while nothing is there it is
 * loading, or it is empty, with a search or without one.
 *
 * @source PM-2.179, PM-2.180, PM-2.182, PM-4.95, AP-4.55; private market, sections 2 and 4
 * @param list what is loaded
 * @param now whether a page is on its way, and the search
 * @throws a sentence for what is not true or false, or not text
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
  const { items, hasFailed } = asFacts(list);
  const { isLoading, search } = asFacts(now);
  if (hasFailed) return NewsStanding.Error;
  if (asList(items).length > 0) return NewsStanding.List;
  if (asYesOrNo(isLoading)) return NewsStanding.Loading;
  return newsSearchTerm(search) === '' ? NewsStanding.NothingYet : NewsStanding.NothingFound;
}

/**
 * News is found by each word of the search in the name of its company or in its heading.
 *
 * @source PM-2.175, PM-7.48, AP-7.71; private market, sections 2 and 7
 * @throws a sentence for what is not text
 * @example
 * ```ts
 * isNewsAbout({ name: 'Kaveri Foods', heading: 'A second mill' }, 'kaveri mill'); // => true
 * ```
 */
export function isNewsAbout(
  item: { readonly name: string; readonly heading: string },
  search: string,
): boolean {
  const { name, heading } = asFacts(item);
  return isFoundIn(search, [name, heading]);
}
