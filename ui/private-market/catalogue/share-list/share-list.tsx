import type { MarketShare } from '#application/private-market/market-shares.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import styles from './share-card.module.css';
import { shownCards } from './shown-cards.ts';
import { ShareCard } from './share-card.tsx';
import { useWatch } from '#ui/private-market/catalogue/watchlist/use-watch.ts';
import type { Watching } from '#ui/private-market/catalogue/watchlist/watching.ts';

interface ShareListProps {
  readonly shares: readonly MarketShare[];
  readonly atFirst: number;
  readonly watching: Watching;
  /** The toast text after a share is removed from the watchlist. */
  readonly removedText?: string;
  /** The heading level of the names on the cards. */
  readonly heading?: 'h2' | 'h3';
}

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

/** Placeholder for the cards and the button below them. */
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
