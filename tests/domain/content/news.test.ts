import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNewsAbout,
  NEWS_PAGE_SIZE,
  NEWS_SEARCH_DEBOUNCE,
  newsAfterPage,
  newsLoadMore,
  type NewsList,
  newsSearchTerm,
  newsStanding,
  noNews,
} from '#domain/content/news.ts';

type Item = { readonly newsUrl: string };
const items = (...urls: readonly string[]): Item[] => urls.map((newsUrl) => ({ newsUrl }));
const pages = fc.array(
  fc.oneof(
    fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }).map((urls) => items(...urls)),
    fc.constant('failed' as const),
  ),
  { maxLength: 6 },
);

describe('newsSearchTerm', () => {
  it('is trimmed, and nothing else [PM-5.45, AP-5.95]', () => {
    expect(newsSearchTerm('  Kaveri Foods\t')).toBe('Kaveri Foods');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(newsSearchTerm(text)).toBe(text.trim());
        expect(newsSearchTerm(newsSearchTerm(text))).toBe(newsSearchTerm(text));
      }),
    );
    expect(() => newsSearchTerm(5 as unknown as string)).toThrow('text was expected');
  });
});

describe('newsAfterPage', () => {
  it('loads two at a time, 500 ms after typing rests [PM-9.9, PM-9.10, AP-9.13, AP-9.14]', () => {
    expect(NEWS_PAGE_SIZE).toBe(2);
    expect(NEWS_SEARCH_DEBOUNCE).toBe(500);
  });

  it('loads more at 100 px, a tenth and 100 ms [PM-9.11, PM-9.12, PM-9.13, AP-9.15]', () => {
    expect(newsLoadMore).toEqual({ margin: 100, visiblePart: 0.1, delay: 100 });
  });

  it('ends with a page of fewer than 2, or one that failed [AP-4.58, PM-4.98, PM-4.99]', () => {
    const two = newsAfterPage<Item>(noNews, items('a', 'b'));
    expect([two.hasMore, two.hasFailed]).toEqual([true, false]);
    expect(newsAfterPage(two, items('c')).hasMore).toBe(false);
    expect(newsAfterPage(two, []).hasMore).toBe(false);
    expect(newsAfterPage(two, 'failed')).toEqual({ ...two, hasMore: false, hasFailed: true });
  });

  it('begins from the start, with nothing', () => {
    expect(noNews).toEqual({ items: [], offset: 0, hasMore: true, hasFailed: false });
    expect(Object.isFrozen(noNews)).toBe(true);
  });

  it('has each item once, in the order it came, and goes on where the pages end', () => {
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

  it('refuses other kinds', () => {
    expect(() => newsAfterPage<Item>(noNews, 5 as unknown as Item[])).toThrow(
      'a list was expected',
    );
    expect(() => newsAfterPage<Item>(5 as unknown as NewsList<Item>, [])).toThrow(
      'a plain object was expected',
    );
    expect(() => newsAfterPage<Item>({ ...noNews, items: 5 as unknown as [] }, [])).toThrow(
      'a list was expected',
    );
    expect(() => newsAfterPage<Item>({ ...noNews, offset: NaN }, [])).toThrow(
      'a whole number from 0',
    );
  });
});

describe('newsStanding', () => {
  const resting = { isLoading: false, search: '' };
  const listed = newsAfterPage<Item>(noNews, items('a', 'b'));

  it('is loading, then a list, empty, or an error', () => {
    expect(newsStanding(noNews, { ...resting, isLoading: true })).toBe('loading');
    expect(newsStanding(listed, { ...resting, isLoading: true })).toBe('list');
    expect(newsStanding(listed, resting)).toBe('list');
    expect(newsStanding(newsAfterPage(listed, 'failed'), resting)).toBe('error');
    expect(
      newsStanding(newsAfterPage<Item>(noNews, 'failed'), { ...resting, isLoading: true }),
    ).toBe('error');
  });

  it('tells an empty search from an empty list', () => {
    expect(newsStanding(noNews, { ...resting, search: 'kaveri' })).toBe('nothing-found');
    expect(newsStanding(noNews, { ...resting, search: '  ' })).toBe('nothing-yet');
  });

  it('shows a list exactly where there is one that did not fail', () => {
    const now = fc.record({ isLoading: fc.boolean(), search: fc.string() });
    fc.assert(
      fc.property(pages, now, (list, state) => {
        let news: NewsList<Item> = noNews;
        for (const page of list) news = newsAfterPage(news, page);
        const standing = newsStanding(news, state);
        expect(standing === 'error').toBe(news.hasFailed);
        expect(standing === 'list').toBe(!news.hasFailed && news.items.length > 0);
        const isWaiting = !news.hasFailed && news.items.length === 0 && state.isLoading;
        expect(standing === 'loading').toBe(isWaiting);
      }),
    );
  });

  it('refuses other kinds', () => {
    expect(() => newsStanding(noNews, { ...resting, isLoading: 1 as unknown as boolean })).toThrow(
      'true or false was expected',
    );
    expect(() => newsStanding(noNews, { ...resting, search: 5 as unknown as string })).toThrow(
      'text was expected',
    );
    expect(() => newsStanding(noNews, 5 as unknown as typeof resting)).toThrow(
      'a plain object was expected',
    );
    expect(() => newsStanding(5 as unknown as NewsList, resting)).toThrow(
      'a plain object was expected',
    );
    expect(() => newsStanding({ ...noNews, items: 5 as unknown as [] }, resting)).toThrow(
      'a list was expected',
    );
  });
});

describe('isNewsAbout', () => {
  const item = { name: 'Kaveri Foods', heading: 'A second mill opens' };

  it('finds every word in the name or the heading', () => {
    expect(isNewsAbout(item, 'mill kaveri')).toBe(true);
    expect(isNewsAbout(item, 'KAVERI')).toBe(true);
    expect(isNewsAbout(item, 'kaveri bank')).toBe(false);
    expect(isNewsAbout(item, '')).toBe(true);
  });

  it('is about its own company', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, heading) => {
        expect(isNewsAbout({ name, heading }, name)).toBe(true);
      }),
    );
    expect(() => isNewsAbout(5 as unknown as typeof item, '')).toThrow(
      'a plain object was expected',
    );
  });
});
