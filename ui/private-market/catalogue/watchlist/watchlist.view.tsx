import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import { Watchlist as WatchlistPort } from '#application/private-market/watchlist.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { watchedPrice } from '#domain/private-market/catalogue/watchlist.ts';
import { observer } from 'mobx-react-lite';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { EmptyPortfolioPicture } from '#ui/platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { failureCopy } from '#ui/platform/errors/failure-copy.ts';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { companyPath, DASHBOARD_PATH } from '#ui/private-market/paths.ts';
import { FacilitatorNote } from '#ui/private-market/shared/facilitator-note.tsx';
import { marketCopy, watchCopy } from '#ui/private-market/shared/market-copy.ts';
import styles from '#ui/private-market/catalogue/share-list/share-card.module.css';
import { useWatchToast } from './use-watch.ts';
import { type WatchlistCard, WatchlistViewModel } from './watchlist.view-model.ts';
import { watchlistCopy as copy } from './watchlist-copy.ts';

/** `/privatemarket/watchlist`: the shares that the investor watches. */
export const Watchlist = observer(function Watchlist() {
  const dependencies = {
    watchlist: usePort(WatchlistPort),
    changeWatchlist: useUseCase(ChangeWatchlist),
  };
  const viewModel = useViewModel(() => new WatchlistViewModel(dependencies));
  const { state } = viewModel.watchlist;
  return (
    <Page width="wide">
      <PageHeader title={copy.title} text={copy.text} />
      {state.kind === 'loading' && <Skeleton shape="listing" count={4} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={copy.failed}
          text={failureCopy(state.failure)}
          onRetry={() => void viewModel.watchlist.reload()}
        />
      )}
      {state.kind === 'ready' && <Cards viewModel={viewModel} />}
      <FacilitatorNote />
    </Page>
  );
});

const Cards = observer(function Cards({ viewModel }: { readonly viewModel: WatchlistViewModel }) {
  const showToast = useWatchToast(watchCopy.removed);
  const { cards } = viewModel;
  if (cards.length === 0) return <NothingWatched />;
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <Card
          key={card.shareId}
          card={card}
          isBusy={viewModel.isBusy(card)}
          onRemove={async () => showToast(await viewModel.remove(card))}
        />
      ))}
    </ul>
  );
});

interface CardProps {
  readonly card: WatchlistCard;
  readonly isBusy: boolean;
  readonly onRemove: () => Promise<void>;
}

function Card({ card, isBusy, onRemove }: CardProps) {
  const { name, industry, logoUrl, shareId, domainName } = card;
  const price = watchedPrice(card);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} src={logoUrl} shape="square" />
        <div className={styles.names}>
          <h2 className={styles.name}>{name}</h2>
          {industry !== undefined && <p className={styles.industry}>{industry}</p>}
        </div>
      </div>
      <div className={styles.figures}>
        <p className={styles.price} data-missing={price === undefined || undefined}>
          {price === undefined ? marketCopy.onRequest : priceLabel(price)}
        </p>
        {price !== undefined && <p className={styles.detail}>{marketCopy.perShare}</p>}
      </div>
      <div className={styles.actions}>
        <LinkButton to={companyPath(Number(shareId), domainName)} size="small">
          {copy.invest} <VisuallyHidden>{copy.investIn(name)}</VisuallyHidden>
        </LinkButton>
        <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void onRemove()}>
          {copy.remove} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function NothingWatched() {
  return (
    <EmptyState
      illustration={<EmptyPortfolioPicture />}
      title={copy.emptyTitle}
      text={copy.emptyText}
      action={<LinkButton to={DASHBOARD_PATH}>{copy.find}</LinkButton>}
    />
  );
}
