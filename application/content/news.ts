import type { NewsItem } from '#domain/content/news.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';

/** Number of news items per page. */
export const NEWS_PAGE_SIZE = 2;

export interface NewsPageWish {
  /** The search text; empty for all news. */
  readonly search: string;
  /** Number of news items before this page. */
  readonly offset: number;
}

export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** The server's current date. */
  readonly today: CalendarDate;
}

/** News about companies before their stock exchange listing, newest first, in pages. */
export interface News {
  page(wish: NewsPageWish, options: CallOptions): Promise<Result<NewsPage, PortFailure>>;
}
