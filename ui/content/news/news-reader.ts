import { wasAborted } from '#application/platform/port-failure.ts';
import { newsAfterPage, type NewsItem, type NewsList, noNews } from '#domain/content/news.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { FrontPorts } from '../front-ports.ts';
import { newsWords } from './news-words.ts';

interface NewsState {
  readonly list: NewsList;
  readonly isLoading: boolean;
  /** The day it is, once a reply has told it. */
  readonly today?: CalendarDate | undefined;
}

/** Reads the news of one search, a page at a time; another search is another reader. */
export class NewsReader {
  private state: NewsState = { list: noNews, isLoading: true };
  private running: AbortController | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param search undefined while it is not known yet: then nothing is read */
  constructor(
    private readonly ports: () => Pick<FrontPorts, 'news' | 'reporting'>,
    private readonly search: string | undefined,
  ) {}

  /** Starts from the beginning; the answer aborts what is in flight. */
  readonly activate = (): (() => void) => {
    void this.load(noNews);
    return () => this.running?.abort();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): NewsState => this.state;

  readonly loadMore = (): void => {
    const { list, isLoading } = this.state;
    if (list.hasMore && !isLoading) void this.load(list);
  };

  /** Goes on where it stopped: what is on the page stays. */
  readonly retry = (): void => {
    void this.load({ ...this.state.list, hasMore: true, hasFailed: false });
  };

  private async load(before: NewsList): Promise<void> {
    if (this.search === undefined) return;
    this.running?.abort();
    const controller = new AbortController();
    this.running = controller;
    this.become({ ...this.state, list: before, isLoading: true });
    const { news, reporting } = this.ports();
    const { signal } = controller;
    const page = await news.page({ search: this.search, offset: before.offset }, { signal });
    if (signal.aborted || (!page.ok && wasAborted(page.failure))) return;
    if (!page.ok) reporting.failed(newsWords.failedText, { kind: page.failure.kind });
    const items: readonly NewsItem[] | 'failed' = page.ok ? page.value.items : 'failed';
    const today = page.ok ? page.value.today : this.state.today;
    this.become({ list: newsAfterPage(before, items), isLoading: false, today });
  }

  private become(state: NewsState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
