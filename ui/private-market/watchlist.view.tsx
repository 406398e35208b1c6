import { Reporting } from '#application/platform/reporting.ts';
import { Watchlist as WatchlistPort } from '#application/private-market/watchlist.ts';
import { priceLabel } from '#domain/private-market/shown-price.ts';
import { watchedPrice } from '#domain/private-market/watchlist.ts';
import { observer } from 'mobx-react-lite';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { VisuallyHidden } from '../platform/design-system/visually-hidden.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { companyPath, DASHBOARD_PATH } from './basket-paths.ts';
import { FacilitatorNote } from './facilitator-note.tsx';
import { marketWords, watchWords } from './market-words.ts';
import styles from './share-card.module.css';
import { useWatchToast } from './use-watch.ts';
import { type WatchlistCard, WatchlistViewModel } from './watchlist.view-model.ts';
import { watchlistWords as words } from './watchlist-words.ts';

/** `/privatemarket/watchlist`: the shares that the investor follows. */
export const Watchlist = observer(function Watchlist() {
  const ports = { watchlist: usePort(WatchlistPort), reporting: usePort(Reporting) };
  const viewModel = useViewModel(() => new WatchlistViewModel(ports));
  const { state } = viewModel.watchlist;
  return (
    <Page width="wide">
      <PageHeader title={words.title} text={words.text} />
      {state.kind === 'loading' && <Skeleton shape="listing" count={4} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={words.failed}
          text={failureWords(state.failure)}
          onRetry={() => void viewModel.watchlist.reload()}
        />
      )}
      {state.kind === 'ready' && <Cards viewModel={viewModel} />}
      <FacilitatorNote />
    </Page>
  );
});

const Cards = observer(function Cards({ viewModel }: { readonly viewModel: WatchlistViewModel }) {
  const tell = useWatchToast(watchWords.removed);
  const { cards } = viewModel;
  if (cards.length === 0) return <NothingWatched />;
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <Card
          key={card.shareId}
          card={card}
          isBusy={viewModel.isBusy(card)}
          onRemove={async () => tell(await viewModel.remove(card))}
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
          {price === undefined ? marketWords.onRequest : priceLabel(price)}
        </p>
        {price !== undefined && <p className={styles.detail}>{marketWords.perShare}</p>}
      </div>
      <div className={styles.actions}>
        <LinkButton to={companyPath(Number(shareId), domainName)} size="small">
          {words.invest} <VisuallyHidden>{words.investIn(name)}</VisuallyHidden>
        </LinkButton>
        <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void onRemove()}>
          {words.remove} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function NothingWatched() {
  return (
    <EmptyState
      illustration={<EmptyPortfolioPicture />}
      title={words.emptyTitle}
      text={words.emptyText}
      action={<LinkButton to={DASHBOARD_PATH}>{words.find}</LinkButton>}
    />
  );
}
