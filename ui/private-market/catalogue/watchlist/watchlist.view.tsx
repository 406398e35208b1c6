import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import { Watchlist as WatchlistPort } from '#application/private-market/watchlist.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { companyPath, DASHBOARD_PATH } from '#ui/private-market/paths.ts';
import { FacilitatorNote } from '#ui/private-market/shared/facilitator-note.tsx';
import { watchCopy } from '#ui/private-market/shared/copy.ts';
import { ShareListSkeleton } from '#ui/private-market/catalogue/share-list/share-list.tsx';
import { ShareTable } from '#ui/private-market/catalogue/share-list/share-table.tsx';
import { useWatchToast } from './use-watch.ts';
import { type WatchlistCard, WatchlistViewModel } from './watchlist.view-model.ts';
import { watchlistCopy as copy } from './copy.ts';

/** `/privatemarket/watchlist`: the shares that the investor watches. */
export const Watchlist = observer(function Watchlist() {
  const dependencies = {
    watchlist: usePort(WatchlistPort),
    changeWatchlist: useUseCase(ChangeWatchlist),
  };
  const viewModel = useViewModel(() => new WatchlistViewModel(dependencies));
  return (
    <Page width="wide">
      <PageHeader title={copy.title} text={copy.text} />
      {whenLoaded({
        loaded: viewModel.watchlist,
        what: 'Your watchlist',
        waiting: <ShareListSkeleton count={4} hasButtons />,
        children: () => <Cards viewModel={viewModel} />,
      })}
      <FacilitatorNote />
    </Page>
  );
});

const Cards = observer(function Cards({ viewModel }: { readonly viewModel: WatchlistViewModel }) {
  const showToast = useWatchToast(watchCopy.removed);
  const { cards } = viewModel;
  if (cards.length === 0) return <NothingWatched />;
  return (
    <ShareTable
      label={copy.title}
      shares={cards}
      hasButtons
      controls={{
        title: copy.actions,
        of: (card) => (
          <Controls
            card={card}
            viewModel={viewModel}
            onRemove={async () =>
              showToast(await viewModel.remove(card), () => viewModel.putBack(card))
            }
          />
        ),
      }}
    />
  );
});

interface ControlsProps {
  readonly card: WatchlistCard;
  readonly viewModel: WatchlistViewModel;
  readonly onRemove: () => Promise<void>;
}

const Controls = observer(function Controls({ card, viewModel, onRemove }: ControlsProps) {
  const { name, shareId, domainName } = card;
  return (
    <>
      <LinkButton to={companyPath(Number(shareId), domainName)} size="small">
        {copy.invest} <VisuallyHidden>{copy.investIn(name)}</VisuallyHidden>
      </LinkButton>
      <Button
        kind="quiet"
        size="small"
        isBusy={viewModel.isBusy(card)}
        onClick={() => void onRemove()}
      >
        {copy.remove} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </>
  );
});

function NothingWatched() {
  return (
    <EmptyState
      title={copy.emptyTitle}
      text={copy.emptyText}
      action={<LinkButton to={DASHBOARD_PATH}>{copy.find}</LinkButton>}
    />
  );
}
