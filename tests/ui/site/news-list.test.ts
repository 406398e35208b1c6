import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWS_PAGE_SIZE } from '#application/content/news.ts';
import { newsAfterPage, type NewsList, newsStatus, noNews } from '#ui/site/news/news-list.ts';
import { newsLoadMore } from '#ui/site/news/use-end-in-view.ts';
import { NEWS_SEARCH_DEBOUNCE } from '#ui/site/news/use-search.ts';

type Item = { readonly newsUrl: string };
const items = (...urls: readonly string[]): Item[] => urls.map((newsUrl) => ({ newsUrl }));
const pages = fc.array(
  fc.oneof(
    fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }).map((urls) => items(...urls)),
    fc.constant('failed' as const),
  ),
  { maxLength: 6 },
);

describe('newsAfterPage', () => {
  it('loads two at a time, 500 ms after the last key [PM-9.9, PM-9.10, AP-9.13, AP-9.14]', () => {
    expect(NEWS_PAGE_SIZE).toBe(2);
    expect(NEWS_SEARCH_DEBOUNCE).toBe(500);
  });

  it('loads more at 100 px, a threshold of 0.1 and 100 ms [PM-9.11, PM-9.12, PM-9.13, AP-9.15]', () => {
    expect(newsLoadMore).toEqual({ margin: 100, visiblePart: 0.1, delay: 100 });
  });

  it('ends with a page of fewer than 2, or one that failed [AP-4.58, PM-4.98, PM-4.99]', () => {
    const two = newsAfterPage<Item>(noNews, items('a', 'b'));
    expect([two.hasMore, two.hasFailed]).toEqual([true, false]);
    expect(newsAfterPage(two, items('c')).hasMore).toBe(false);
    expect(newsAfterPage(two, []).hasMore).toBe(false);
    expect(newsAfterPage(two, 'failed')).toEqual({ ...two, hasMore: false, hasFailed: true });
  });

  it('starts with an empty list', () => {
    expect(noNews).toEqual({ items: [], offset: 0, hasMore: true, hasFailed: false });
    expect(Object.isFrozen(noNews)).toBe(true);
  });

  it('has each item once, in order of arrival, and continues after the last page', () => {
    fc.assert(
      fc.property(pages, (list) => {
        let news: NewsList<Item> = noNews;
        for (const page of list) news = newsAfterPage(news, page);
        const came = list.flatMap((page) => (page === 'failed' ? [] : page));
        expect(news.items.map(({ newsUrl }) => newsUrl)).toEqual([
          ...new Set(came.map((each) => each.newsUrl)),
        ]);
        expect(news.offset).toBe(came.length);
        const last = list.at(-1);
        expect(news.hasMore).toBe(last === undefined || (last !== 'failed' && last.length >= 2));
        expect(news.hasFailed).toBe(last === 'failed');
      }),
    );
  });
});

describe('newsStatus', () => {
  const resting = { isLoading: false, search: '' };
  const listed = newsAfterPage<Item>(noNews, items('a', 'b'));

  it('is loading, then a list, empty, or an error [AP-4.55]', () => {
    expect(newsStatus(noNews, { ...resting, isLoading: true })).toBe('loading');
    expect(newsStatus(listed, { ...resting, isLoading: true })).toBe('list');
    expect(newsStatus(listed, resting)).toBe('list');
    expect(newsStatus(newsAfterPage(listed, 'failed'), resting)).toBe('error');
    expect(newsStatus(newsAfterPage<Item>(noNews, 'failed'), { ...resting, isLoading: true })).toBe(
      'error',
    );
  });

  it('distinguishes an empty search from an empty list [AP-4.55]', () => {
    expect(newsStatus(noNews, { ...resting, search: 'kaveri' })).toBe('nothing-found');
    expect(newsStatus(noNews, { ...resting, search: '  ' })).toBe('nothing-yet');
  });

  it('shows a list exactly if it was loaded without a failure', () => {
    const now = fc.record({ isLoading: fc.boolean(), search: fc.string() });
    fc.assert(
      fc.property(pages, now, (list, state) => {
        let news: NewsList<Item> = noNews;
        for (const page of list) news = newsAfterPage(news, page);
        const status = newsStatus(news, state);
        expect(status === 'error').toBe(news.hasFailed);
        expect(status === 'list').toBe(!news.hasFailed && news.items.length > 0);
        const isWaiting = !news.hasFailed && news.items.length === 0 && state.isLoading;
        expect(status === 'loading').toBe(isWaiting);
      }),
    );
  });
});
