import { NEWS_PAGE_SIZE } from '#application/content/news.ts';
import { type NewsItem, newsSearchTerm } from '#domain/content/news.ts';

/** The news loaded so far. */
export interface NewsList<Item = NewsItem> {
  readonly items: readonly Item[];
  /** The offset of the next page, in items. */
  readonly offset: number;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
}

/** The possible states of the news page. */
export const NewsStatus = Object.freeze({
  Loading: 'loading',
  List: 'list',
  NothingFound: 'nothing-found',
  NothingYet: 'nothing-yet',
  Error: 'error',
} as const);
export type NewsStatus = (typeof NewsStatus)[keyof typeof NewsStatus];

/** The initial state of every search: nothing loaded. */
export const noNews: NewsList<never> = Object.freeze({
  items: Object.freeze([]),
  offset: 0,
  hasMore: true,
  hasFailed: false,
});

/**
 * Appends a page of news. A page that is not full, or has failed, is the last one. An item that is
 * on two pages, because the list has shifted, is kept once.
 */
export function newsAfterPage<Item extends { readonly newsUrl: string }>(
  list: NewsList<Item>,
  page: readonly Item[] | 'failed',
): NewsList<Item> {
  const { items, offset } = list;
  if (page === 'failed') return Object.freeze({ ...list, hasMore: false, hasFailed: true });
  const known = new Set(items.map(({ newsUrl }) => newsUrl));
  const fresh = page.filter(({ newsUrl }) => {
    const isNew = !known.has(newsUrl);
    known.add(newsUrl);
    return isNew;
  });
  return Object.freeze({
    items: [...items, ...fresh],
    offset: offset + page.length,
    hasMore: page.length >= NEWS_PAGE_SIZE,
    hasFailed: false,
  });
}

/**
 * The state of the news page: the error of a failed page, else the list, else loading, else empty
 * with or without a search.
 */
export function newsStatus(
  { items, hasFailed }: NewsList<unknown>,
  { isLoading, search }: { readonly isLoading: boolean; readonly search: string },
): NewsStatus {
  if (hasFailed) return NewsStatus.Error;
  if (items.length > 0) return NewsStatus.List;
  if (isLoading) return NewsStatus.Loading;
  return newsSearchTerm(search) === '' ? NewsStatus.NothingYet : NewsStatus.NothingFound;
}
