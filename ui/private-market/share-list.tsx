import type { MarketShare } from '#application/private-market/market-shares.ts';
import { shownCards } from '#domain/private-market/listing.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import styles from './share-card.module.css';
import { ShareCard } from './share-card.tsx';
import { useWatch } from './use-watch.ts';
import type { Watching } from './watching.ts';

interface ShareListProps {
  readonly shares: readonly MarketShare[];
  /** How many cards are in sight at first. */
  readonly atFirst: number;
  readonly watching: Watching;
  /** What is said of a share that was removed from the watchlist here. */
  readonly removedText?: string;
  /** Of the names of the cards. */
  readonly heading?: 'h2' | 'h3';
}

/** Cards of shares: the first ones, and all of them on demand. */
export const ShareList = observer(function ShareList(props: ShareListProps) {
  const { shares, atFirst, watching, removedText, heading = 'h3' } = props;
  const [showsAll, setShowsAll] = useState(false);
  const toggle = useWatch(watching, removedText);
  const { cards, button } = shownCards(shares, { atFirst, showsAll });
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((share) => (
          <ShareCard
            key={share.shareId}
            share={share}
            watching={watching}
            onToggle={(each) => void toggle(each)}
            heading={heading}
          />
        ))}
      </ul>
      {button !== undefined && (
        <div className={styles.more}>
          <Button kind="secondary" onClick={() => setShowsAll(!showsAll)}>
            {button}
          </Button>
        </div>
      )}
    </>
  );
});

interface ShareListSkeletonProps {
  readonly count: number;
  readonly label?: string;
}

/** In place of cards and of the button below them. */
export function ShareListSkeleton({ count, label = 'Loading' }: ShareListSkeletonProps) {
  return (
    <>
      <div className={styles.waiting}>
        <Skeleton shape="listing" count={count} label={label} />
      </div>
      <div className={styles.more} />
    </>
  );
}
