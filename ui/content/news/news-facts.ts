import {
  NEWS_PAGE_SIZE,
  newsAfterPage,
  type NewsItem,
  type NewsList,
  noNews,
} from '#domain/content/news.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

/** A piece of news as it stands in a page that was made: plain text, as on the wire. */
export interface PlainNews {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly name: string;
  readonly heading: string;
  readonly shortDescription: string;
  /** Null where there is none. */
  readonly image: string | null;
  readonly newsUrl: string;
}

/** The news as they were when the page was made, newest first. */
export interface NewsFacts {
  readonly first: readonly PlainNews[];
  /** Those after them, for who reads without scripts. */
  readonly older: readonly Pick<PlainNews, 'date' | 'heading' | 'newsUrl'>[];
}

/** Undefined where there was no news to be had: the page then begins by loading it. */
export function newsFacts(news: readonly PlainNews[] = []): NewsFacts | undefined {
  if (news.length === 0) return undefined;
  return {
    first: news.slice(0, NEWS_PAGE_SIZE),
    older: news
      .slice(NEWS_PAGE_SIZE)
      .map(({ date, heading, newsUrl }) => ({ date, heading, newsUrl })),
  };
}

/** The first page of the list, as the page was made with it. */
export function newsMadeWith(facts: NewsFacts | null | undefined): NewsList {
  return facts ? newsAfterPage<NewsItem>(noNews, facts.first.map(itemOf)) : noNews;
}

function itemOf({ date, image, ...rest }: PlainNews): NewsItem {
  return { ...rest, date: CalendarDate.of(date), ...(image !== null && { image }) };
}
