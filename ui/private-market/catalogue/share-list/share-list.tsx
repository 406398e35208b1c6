import type { MarketShare } from '#application/private-market/market-shares.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { marketCopy as copy } from '#ui/private-market/shared/copy.ts';
import styles from './share-list.module.css';
import { ShareTable } from './share-table.tsx';
import { useWatch } from '#ui/private-market/catalogue/watchlist/use-watch.ts';
import { WatchToggle } from '#ui/private-market/catalogue/watchlist/watch-toggle.tsx';
import type { Watching } from '#ui/private-market/catalogue/watchlist/watching.ts';

interface ShareListProps {
  /** The accessible name of the list. */
  readonly label?: string;
  readonly shares: readonly MarketShare[];
  readonly atFirst: number;
  readonly showsAll: boolean;
  readonly onShowAll: (showsAll: boolean) => void;
  readonly watching: Watching;
  /** The toast text after a share is removed from the watchlist. */
  readonly removedText?: string;
}

export const ShareList = observer(function ShareList(props: ShareListProps) {
  const { label = copy.list, shares, atFirst, showsAll, onShowAll, watching, removedText } = props;
  const toggle = useWatch(watching, removedText);
  const { cards, button } = shownCards(shares, { atFirst, showsAll });
  const toggleOf = (share: MarketShare) => (
    <WatchToggle share={share} watching={watching} onToggle={() => void toggle(share)} />
  );
  return (
    <>
      <ShareTable
        label={label}
        shares={cards}
        controls={{ title: copy.columns.watch, of: toggleOf }}
      />
      {button !== undefined && (
        <div className={styles.more}>
          <Button kind="secondary" onClick={() => onShowAll(!showsAll)}>
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
  /** Whether the rows have buttons with text, which are below the facts on a phone. */
  readonly hasButtons?: boolean;
}

/** Placeholder for the rows and the button below them. */
export function ShareListSkeleton(props: ShareListSkeletonProps) {
  const { count, label = 'Loading', hasButtons = false } = props;
  return (
    <>
      <div className={styles.waiting} data-buttons={hasButtons || undefined}>
        <Skeleton shape="rows" count={count} label={label} />
      </div>
      <div className={styles.more} />
    </>
  );
}

/** The cards that a list shows, and the label of the button below it. */
interface ShownCards<Card> {
  readonly cards: readonly Card[];
  /** Absent if the list has no further cards. */
  readonly button?: 'Show all' | 'Show less';
}

/** The first cards of a list, or all of them after `Show all` was pressed. */
export function shownCards<Card>(
  cards: readonly Card[],
  { atFirst, showsAll }: { readonly atFirst: number; readonly showsAll: boolean },
): ShownCards<Card> {
  if (cards.length <= atFirst) return { cards };
  if (showsAll) return { cards, button: 'Show less' };
  return { cards: cards.slice(0, atFirst), button: 'Show all' };
}
