import { type NewsItem } from '#domain/content/news.ts';
import { newsAfterPage, type NewsList, noNews } from './news-list.ts';
import { NEWS_PAGE_SIZE } from '#application/content/news.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

/** A news item as the prerendered page contains it: plain text, as in the backend's reply. */
export interface PlainNews {
  readonly date: string;
  readonly name: string;
  readonly heading: string;
  readonly shortDescription: string;
  /** The URL of the image; null if there is none. */
  readonly image: string | null;
  readonly newsUrl: string;
}

/** The news at build time, newest first. */
export interface NewsFacts {
  readonly first: readonly PlainNews[];
  /** Older news, shown when scripting is off. */
  readonly older: readonly Pick<PlainNews, 'date' | 'heading' | 'newsUrl'>[];
}

/**
 * The news for the prerendered page. Undefined if none were loaded at build time; the page then
 * loads them itself.
 */
export function newsFacts(news: readonly PlainNews[] = []): NewsFacts | undefined {
  if (news.length === 0) return undefined;
  return {
    first: news.slice(0, NEWS_PAGE_SIZE),
    older: news
      .slice(NEWS_PAGE_SIZE)
      .map(({ date, heading, newsUrl }) => ({ date, heading, newsUrl })),
  };
}

/** The list as it was prerendered: its first page. */
export function newsMadeWith(facts: NewsFacts | null | undefined): NewsList {
  return facts ? newsAfterPage<NewsItem>(noNews, facts.first.map(itemOf)) : noNews;
}

function itemOf({ date, image, ...rest }: PlainNews): NewsItem {
  return { ...rest, date: CalendarDate.of(date), ...(image !== null && { image }) };
}
