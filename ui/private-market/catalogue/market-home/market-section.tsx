import type { MarketShare } from '#application/private-market/market-shares.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import {
  ShareList,
  ShareListSkeleton,
} from '#ui/private-market/catalogue/share-list/share-list.tsx';
import { marketCopy as copy } from '#ui/private-market/shared/copy.ts';
import type { Watching } from '#ui/private-market/catalogue/watchlist/watching.ts';

/** Number of cards before `Show all` is pressed. */
const CARDS_AT_FIRST = 3;

interface MarketSectionProps {
  readonly title: string;
  readonly text: string;
  readonly shares: Loaded<readonly MarketShare[]>;
  readonly watching: Watching;
  readonly action?: ReactNode;
}

/** Shows the first shares of a list, with a button for the rest. Renders nothing without shares. */
export const MarketSection = observer(function MarketSection(props: MarketSectionProps) {
  const { title, text, shares, watching, action } = props;
  const { state } = shares;
  const [showsAll, setShowsAll] = useState(false);
  if (state.kind === 'ready' && state.value.length === 0) return undefined;
  return (
    <Section title={title} text={text} action={action}>
      {state.kind === 'loading' && <ShareListSkeleton count={CARDS_AT_FIRST} label="" />}
      {state.kind === 'failed' && (
        <LoadError
          isPart
          what="The shares"
          failure={state.failure}
          documented={copy.failed}
          onRetry={() => void shares.reload()}
        />
      )}
      {state.kind === 'ready' && (
        <ShareList
          label={title}
          shares={state.value}
          atFirst={CARDS_AT_FIRST}
          showsAll={showsAll}
          onShowAll={setShowsAll}
          watching={watching}
        />
      )}
    </Section>
  );
});
