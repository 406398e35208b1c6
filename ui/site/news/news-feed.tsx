import { NewsStatus, newsStatus, noNews } from './news-list.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { NotFoundPicture } from '#ui/platform/design-system/illustrations/not-found.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import { WithScripts } from '#ui/site/frame/with-scripts.tsx';
import { useSitePorts } from '#ui/site/site-ports.ts';
import { useSiteState } from '#ui/site/site-view-model.ts';
import { NewsCard } from './news-card.tsx';
import { type NewsFacts, newsMadeWith } from './news-facts.ts';
import { NewsReader } from './news-reader.ts';
import styles from './news.module.css';
import { newsCopy as copy } from './copy.ts';
import { useEndInView } from './use-end-in-view.ts';

interface NewsFeedProps {
  /** The search term; undefined until the URL has been read. */
  readonly term: string | undefined;
}

/** The news of one search in every state: loading, list, empty and failed. */
export function NewsFeed({ term }: NewsFeedProps) {
  const { list, isLoading, isRenewing, today, loadMore, retry } = useReader(term);
  const search = term ?? '';
  const end = useRef<HTMLDivElement>(null);
  const { items, offset, hasMore } = list;
  useEndInView({
    marker: end,
    page: offset,
    isOn: hasMore && !isLoading && !isRenewing && items.length > 0,
    onSeen: loadMore,
  });
  const status = newsStatus(list, { isLoading, search });
  return (
    <section className={styles.feed} aria-label={copy.list} aria-busy={isLoading}>
      {items.length > 0 && (
        <div className={styles.cards} data-made={term === undefined || undefined}>
          {items.map((item, index) => (
            // Use the index as key, so that an updated item keeps its card.
            <NewsCard key={index} item={item} today={today} isFirst={index === 0} />
          ))}
        </div>
      )}
      {status === NewsStatus.Loading && (
        <WithScripts>
          <LoadingCards />
        </WithScripts>
      )}
      {status === NewsStatus.Error && (
        <ErrorState
          title={copy.failed}
          text={copy.failedText}
          isPart={items.length > 0}
          onRetry={retry}
        />
      )}
      <WithScripts>
        <FeedStatus {...{ status, isLoading, hasMore, search }} />
        {status === NewsStatus.List && hasMore && (
          <div ref={end} className={styles.end}>
            <Button kind="secondary" isBusy={isLoading} onClick={loadMore}>
              {copy.more}
            </Button>
          </div>
        )}
      </WithScripts>
    </section>
  );
}

interface FeedStatusProps {
  readonly status: NewsStatus;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly search: string;
}

/** Announces changes of the list to screen readers. */
function FeedStatus({ status, isLoading, hasMore, search }: FeedStatusProps) {
  const picture = <NotFoundPicture />;
  return (
    <div role="status">
      {isLoading && <p className={styles.loading}>{copy.loading}</p>}
      {status === NewsStatus.NothingFound && (
        <EmptyState
          illustration={picture}
          title={copy.nothingFound}
          text={copy.nothingFoundFor(search)}
        />
      )}
      {status === NewsStatus.NothingYet && (
        <EmptyState illustration={picture} title={copy.nothingYet} text={copy.nothingYetText} />
      )}
      {status === NewsStatus.List && !hasMore && <p className={styles.loading}>{copy.end}</p>}
    </div>
  );
}

function useReader(term: string | undefined) {
  const ports = useSitePorts();
  const facts = useFacts<NewsFacts | null | undefined>();
  const [reader] = useState(
    () => new NewsReader(ports, isAllNews(term) ? newsMadeWith(facts) : noNews),
  );
  useEffect(() => (term === undefined ? undefined : reader.activate(term)), [reader, term]);
  const state = useSiteState(reader);
  return { ...state, loadMore: reader.loadMore, retry: reader.retry };
}

const isAllNews = (term = '') => term === '';

function LoadingCards() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {[1, 2].map((card) => (
        <div key={card} className={styles.card}>
          <div className={`${styles.picture} ${styles.shimmer}`} />
          <div className={styles.words}>
            <div className={`${styles.bar} ${styles.shimmer}`} data-size="short" />
            <div className={`${styles.bar} ${styles.shimmer}`} data-size="tall" />
            <div className={`${styles.bar} ${styles.shimmer}`} />
            <div className={`${styles.bar} ${styles.shimmer}`} data-size="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
