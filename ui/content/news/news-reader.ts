import { wasAborted } from '#application/platform/port-failure.ts';
import { newsAfterPage, type NewsList, noNews } from '#domain/content/news.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { FrontPorts } from '../front-ports.ts';
import { newsWords } from './news-words.ts';

interface NewsState {
  readonly list: NewsList;
  readonly isLoading: boolean;
  /** What the page was made with is asked for anew, behind it. */
  readonly isRenewing: boolean;
  /** The day it is, once a reply has told it. */
  readonly today?: CalendarDate | undefined;
}

/** Reads the news of one search, a page at a time; another search is another reader. */
export class NewsReader {
  private state: NewsState;
  private search = '';
  private running: AbortController | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param madeWith what the page shows already */
  constructor(
    private readonly ports: () => Pick<FrontPorts, 'news' | 'reporting'>,
    madeWith: NewsList = noNews,
  ) {
    this.state = { list: madeWith, isLoading: madeWith.items.length === 0, isRenewing: false };
  }

  /** Starts from the beginning; the answer aborts what is in flight. */
  readonly activate = (search: string): (() => void) => {
    this.search = search;
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

  private async load(from: NewsList): Promise<void> {
    this.running?.abort();
    const controller = new AbortController();
    this.running = controller;
    const { list: shown } = this.state;
    // What the page was made with stays until the news of today are there.
    const isRenewing = from === noNews && shown.items.length > 0;
    const list = isRenewing ? shown : from;
    this.become({ ...this.state, list, isLoading: !isRenewing, isRenewing });
    const { news, reporting } = this.ports();
    const { signal } = controller;
    const page = await news.page({ search: this.search, offset: from.offset }, { signal });
    if (signal.aborted || (!page.ok && wasAborted(page.failure))) return;
    if (!page.ok) reporting.failed(newsWords.failedText, { kind: page.failure.kind });
    this.become({
      list: page.ok ? newsAfterPage(from, page.value.items) : newsAfterPage(list, 'failed'),
      isLoading: false,
      isRenewing: false,
      today: page.ok ? page.value.today : this.state.today,
    });
  }

  private become(state: NewsState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
