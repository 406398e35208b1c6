import type { NewsItem } from '#domain/content/news.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';

/** Number of items per page. */
export const NEWS_PAGE_SIZE = 2;

export interface NewsPageWish {
  /** Empty for all news. */
  readonly search: string;
  /** Number of items before this page. */
  readonly offset: number;
}

export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** The server's current date. */
  readonly today: CalendarDate;
}

/** News about companies before their listing, newest first, by page. */
export interface News {
  page(wish: NewsPageWish, options: CallOptions): Promise<Result<NewsPage, PortFailure>>;
}
