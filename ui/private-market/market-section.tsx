import type { MarketShare } from '#application/private-market/market-shares.ts';
import { CARDS_ON_HOME } from '#domain/private-market/listing.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { Section } from '../platform/design-system/page.tsx';
import type { Loaded } from '../platform/view-model.ts';
import { marketHomeWords as words } from './market-home-words.ts';
import { ShareList, ShareListSkeleton } from './share-list.tsx';
import type { Watching } from './watching.ts';

interface MarketSectionProps {
  readonly title: string;
  readonly text: string;
  readonly shares: Loaded<readonly MarketShare[]>;
  readonly watching: Watching;
  readonly action?: ReactNode;
}

/** The first shares of a list, and the others on demand; without any there is no section. */
export const MarketSection = observer(function MarketSection(props: MarketSectionProps) {
  const { title, text, shares, watching, action } = props;
  const { state } = shares;
  if (state.kind === 'ready' && state.value.length === 0) return undefined;
  return (
    <Section title={title} text={text} action={action}>
      {state.kind === 'loading' && <ShareListSkeleton count={CARDS_ON_HOME} label="" />}
      {state.kind === 'failed' && (
        <ErrorState isPart title={words.failed} onRetry={() => void shares.reload()} />
      )}
      {state.kind === 'ready' && (
        <ShareList shares={state.value} atFirst={CARDS_ON_HOME} watching={watching} />
      )}
    </Section>
  );
});
