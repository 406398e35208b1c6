import { wasAborted } from '#application/platform/port-failure.ts';
import { newsAfterPage, type NewsList, noNews } from './news-list.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { SitePorts } from '#ui/site/site-ports.ts';
import { SiteViewModel } from '#ui/site/site-view-model.ts';
import { newsCopy } from './copy.ts';

interface NewsState {
  readonly list: NewsList;
  readonly isLoading: boolean;
  /** True while the prerendered list is being refreshed in the background. */
  readonly isRenewing: boolean;
  /** The backend's current date, once a reply contains it. */
  readonly today?: CalendarDate | undefined;
}

/** Loads the news of one search page by page; create another reader for another search. */
export class NewsReader extends SiteViewModel<NewsState> {
  private search = '';
  private running: AbortController | undefined;

  /** @param madeWith the prerendered list; empty if none was prerendered */
  constructor(
    private readonly ports: () => Pick<SitePorts, 'news' | 'reporting'>,
    madeWith: NewsList = noNews,
  ) {
    super({ list: madeWith, isLoading: madeWith.items.length === 0, isRenewing: false });
  }

  /** Loads the first page. Returns a function that aborts the request. */
  readonly activate = (search: string): (() => void) => {
    this.search = search;
    void this.load(noNews);
    return () => this.running?.abort();
  };

  readonly loadMore = (): void => {
    const { list, isLoading } = this.state;
    if (list.hasMore && !isLoading) void this.load(list);
  };

  /** Loads the failed page again and keeps the loaded items. */
  readonly retry = (): void => {
    void this.load({ ...this.state.list, hasMore: true, hasFailed: false });
  };

  private async load(from: NewsList): Promise<void> {
    this.running?.abort();
    const controller = new AbortController();
    this.running = controller;
    const { list: shown } = this.state;
    // Keep the prerendered list until the current news arrive.
    const isRenewing = from === noNews && shown.items.length > 0;
    const list = isRenewing ? shown : from;
    this.change({ list, isLoading: !isRenewing, isRenewing });
    const { news, reporting } = this.ports();
    const { signal } = controller;
    const page = await news.page({ search: this.search, offset: from.offset }, { signal });
    if (signal.aborted || (!page.ok && wasAborted(page.failure))) return;
    if (!page.ok) reporting.failed(newsCopy.failedText, { kind: page.failure.kind });
    this.change({
      list: page.ok ? newsAfterPage(from, page.value.items) : newsAfterPage(list, 'failed'),
      isLoading: false,
      isRenewing: false,
      today: page.ok ? page.value.today : this.state.today,
    });
  }
}
