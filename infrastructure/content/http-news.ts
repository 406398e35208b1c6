import type { News, NewsPage, NewsPageWish } from '#application/content/news.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type NewsItem, newsSearchTerm } from '#domain/content/news.ts';
import { NEWS_PAGE_SIZE } from '#application/content/news.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { LightHttp } from '#infrastructure/platform/http/light-http.ts';
import type { NewsSettings } from './news-settings.ts';

export interface HttpNewsDependencies {
  /** The HTTP client. Each of its replies updates `clock`. */
  readonly http: LightHttp;
  readonly clock: Clock;
  readonly settings: NewsSettings;
}

export class HttpNews implements News {
  constructor(private readonly dependencies: HttpNewsDependencies) {}

  async page(wish: NewsPageWish, { signal }: CallOptions): Promise<Result<NewsPage, PortFailure>> {
    const reply = await this.ask(wish, { signal });
    if (!reply.ok) return reply;
    const items = itemsIn(reply.value);
    return items === undefined
      ? failure({
          kind: 'unexpected-reply',
          detail: `${this.dependencies.settings.path}: the list`,
        })
      : success({ items, today: this.dependencies.clock.today() });
  }

  private ask(
    { search, offset }: NewsPageWish,
    { signal }: CallOptions,
  ): Promise<Result<unknown, PortFailure>> {
    const { path, serviceHeader, serviceKey } = this.dependencies.settings;
    return this.dependencies.http.sendInSession({
      api: 'news',
      method: 'GET',
      path,
      query: {
        search: newsSearchTerm(search),
        offset: String(offset),
        limit: String(NEWS_PAGE_SIZE),
      },
      headers: { [serviceHeader]: serviceKey },
      signal,
    });
  }
}

/**
 * Reads the news from a reply; undefined if it is invalid. It is checked by hand, because the
 * public pages do not load the schema library.
 */
function itemsIn(reply: unknown): readonly NewsItem[] | undefined {
  const { data } = (typeof reply === 'object' && reply !== null ? reply : {}) as { data?: unknown };
  if (!Array.isArray(data)) return undefined;
  const items = data.map(itemOf);
  return items.every((item) => item !== undefined) ? items : undefined;
}

function itemOf(row: unknown): NewsItem | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { date, name, heading, shortDescription, image, newsUrl } = row as Partial<
    Record<string, unknown>
  >;
  const day = typeof date === 'string' ? CalendarDate.parse(date) : undefined;
  const isComplete =
    day?.ok === true && isText(name) && isText(heading) && isText(shortDescription);
  if (!isComplete || !isWebAddress(newsUrl)) return undefined;
  return {
    date: day.value,
    name,
    heading,
    shortDescription,
    newsUrl,
    ...(isText(image) && { image }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Accepts web URLs only, so that a card never links to a script. */
function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
}
