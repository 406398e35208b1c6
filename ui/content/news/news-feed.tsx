import { NewsStanding, newsStanding, noNews } from '#domain/content/news.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../platform/design-system/button.tsx';
import { EmptyState } from '../../platform/design-system/empty-state.tsx';
import { ErrorState } from '../../platform/design-system/error-state.tsx';
import { NotFoundPicture } from '../../platform/design-system/illustrations/not-found.tsx';
import { useFacts } from '../../platform/front/facts.ts';
import { WithScripts } from '../../platform/front/with-scripts.tsx';
import { useFrontPorts } from '../front-ports.ts';
import { NewsCard } from './news-card.tsx';
import { type NewsFacts, newsMadeWith } from './news-facts.ts';
import { NewsReader } from './news-reader.ts';
import styles from './news.module.css';
import { newsWords as words } from './news-words.ts';
import { useEndInView } from './use-end-in-view.ts';

interface NewsFeedProps {
  /** Undefined until the address has been read. */
  readonly term: string | undefined;
}

/** The news of one search, in all the ways it can be. */
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
  const standing = newsStanding(list, { isLoading, search });
  return (
    <section className={styles.feed} aria-label={words.list} aria-busy={isLoading}>
      {items.length > 0 && (
        <div className={styles.cards} data-made={term === undefined || undefined}>
          {items.map((item, index) => (
            // By place: a card whose news is renewed stays where it is.
            <NewsCard key={index} item={item} today={today} isFirst={index === 0} />
          ))}
        </div>
      )}
      {standing === NewsStanding.Loading && (
        <WithScripts>
          <LoadingCards />
        </WithScripts>
      )}
      {standing === NewsStanding.Error && (
        <ErrorState
          title={words.failed}
          text={words.failedText}
          isPart={items.length > 0}
          onRetry={retry}
        />
      )}
      <WithScripts>
        <FeedWords {...{ standing, isLoading, hasMore, search }} />
        {standing === NewsStanding.List && hasMore && (
          <div ref={end} className={styles.end}>
            <Button kind="secondary" isBusy={isLoading} onClick={loadMore}>
              {words.more}
            </Button>
          </div>
        )}
      </WithScripts>
    </section>
  );
}

interface FeedWordsProps {
  readonly standing: NewsStanding;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly search: string;
}

/** How the list stands, said aloud as it changes. */
function FeedWords({ standing, isLoading, hasMore, search }: FeedWordsProps) {
  const picture = <NotFoundPicture />;
  return (
    <div role="status">
      {isLoading && <p className={styles.loading}>{words.loading}</p>}
      {standing === NewsStanding.NothingFound && (
        <EmptyState
          illustration={picture}
          title={words.nothingFound}
          text={words.nothingFoundFor(search)}
        />
      )}
      {standing === NewsStanding.NothingYet && (
        <EmptyState illustration={picture} title={words.nothingYet} text={words.nothingYetText} />
      )}
      {standing === NewsStanding.List && !hasMore && <p className={styles.loading}>{words.end}</p>}
    </div>
  );
}

function useReader(term: string | undefined) {
  const ports = useFrontPorts();
  const facts = useFacts<NewsFacts | null | undefined>();
  const [reader] = useState(
    () => new NewsReader(ports, isAllNews(term) ? newsMadeWith(facts) : noNews),
  );
  useEffect(() => (term === undefined ? undefined : reader.activate(term)), [reader, term]);
  const state = useSyncExternalStore(reader.subscribe, reader.snapshot, reader.snapshot);
  return { ...state, loadMore: reader.loadMore, retry: reader.retry };
}

const isAllNews = (term = '') => term === '';

/** Two cards in the shape of those to come. */
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
