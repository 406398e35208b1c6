import type { MarketShare } from '#application/private-market/market-shares.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import { marketHomeCopy as copy } from './market-home-copy.ts';
import {
  ShareList,
  ShareListSkeleton,
} from '#ui/private-market/catalogue/share-list/share-list.tsx';
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
  if (state.kind === 'ready' && state.value.length === 0) return undefined;
  return (
    <Section title={title} text={text} action={action}>
      {state.kind === 'loading' && <ShareListSkeleton count={CARDS_AT_FIRST} label="" />}
      {state.kind === 'failed' && (
        <ErrorState isPart title={copy.failed} onRetry={() => void shares.reload()} />
      )}
      {state.kind === 'ready' && (
        <ShareList shares={state.value} atFirst={CARDS_AT_FIRST} watching={watching} />
      )}
    </Section>
  );
});
