import { Reporting } from '#application/platform/reporting.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { CARDS_ON_LISTING, ListingTab } from '#domain/private-market/listing.ts';
import { ListingSort, listingSortLabel } from '#domain/private-market/share-listing.ts';
import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { NotFoundPicture } from '../platform/design-system/illustrations/not-found.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { SelectField } from '../platform/design-system/select-field.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { type ListingNarrowing, ListingViewModel } from './listing.view-model.ts';
import styles from './listing.module.css';
import { listingTexts, listingWords as words } from './listing-words.ts';
import { listingPath } from './market-paths.ts';
import { watchWords } from './market-words.ts';
import { ShareList, ShareListSkeleton } from './share-list.tsx';

interface ListingSharesProps {
  readonly tab: ListingTab;
  readonly filterKey: 'all' | 'select_opportunity';
}

const sortOptions = Object.values(ListingSort).map((value) => ({
  value,
  label: listingSortLabel(value),
}));
const LONGEST_SEARCH = 60;

/** The shares of a tab, with a search and an order that stand in the address. */
export const ListingShares = observer(function ListingShares(props: ListingSharesProps) {
  const { tab, filterKey } = props;
  const ports = {
    shares: usePort(MarketShares),
    watchlist: usePort(Watchlist),
    reporting: usePort(Reporting),
  };
  const viewModel = useViewModel(() => new ListingViewModel(ports, filterKey));
  const [narrowing, narrow] = useNarrowing(tab);
  const { state } = viewModel.shares;
  useFailureToast(state.kind === 'failed');
  if (state.kind === 'failed') {
    return <ErrorState title={words.failed} onRetry={() => void viewModel.shares.reload()} />;
  }
  if (state.kind === 'ready' && state.value.length === 0) return <NothingOffered />;
  const found = viewModel.found(narrowing);
  return (
    <>
      <p className={styles.intro}>{listingTexts[tab]}</p>
      <Narrowing narrowing={narrowing} onNarrow={narrow} />
      <p role="status" className={styles.count}>
        {state.kind === 'ready' && words.found(found.length)}
      </p>
      {state.kind === 'loading' && <ShareListSkeleton count={CARDS_ON_LISTING} />}
      {state.kind === 'ready' && found.length === 0 && (
        <NothingFound onClear={() => narrow({ ...narrowing, search: '' })} />
      )}
      {found.length > 0 && (
        <ShareList
          shares={found}
          atFirst={CARDS_ON_LISTING}
          watching={viewModel.watching}
          removedText={watchWords.removedOnListing}
          heading="h2"
        />
      )}
    </>
  );
});

/** What is searched for and how it is sorted, in the address: the way back finds it again. */
function useNarrowing(
  tab: ListingTab,
): readonly [ListingNarrowing, (narrowing: ListingNarrowing) => void] {
  const [query, setQuery] = useSearchParams();
  const sort = Object.values(ListingSort).find((each) => each === query.get('sort'));
  const narrowing = { search: query.get('q') ?? '', sort: sort ?? ListingSort.Given };
  const narrow = ({ search, sort: by }: ListingNarrowing) => {
    const next = {
      tab,
      ...(search !== '' && { q: search }),
      ...(by !== ListingSort.Given && { sort: by }),
    };
    setQuery(next, { replace: true });
  };
  return [narrowing, narrow];
}

interface NarrowingProps {
  readonly narrowing: ListingNarrowing;
  readonly onNarrow: (narrowing: ListingNarrowing) => void;
}

function Narrowing({ narrowing, onNarrow }: NarrowingProps) {
  const sorted = (text: string) =>
    Object.values(ListingSort).find((each) => each === text) ?? ListingSort.Given;
  return (
    <div role="search" className={styles.narrowing}>
      <TextField
        label={words.search}
        type="search"
        inputMode="search"
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        prefix={<Search aria-hidden="true" />}
        value={narrowing.search}
        onValue={(search) => onNarrow({ ...narrowing, search })}
      />
      <SelectField
        label={words.sort}
        options={sortOptions}
        value={narrowing.sort}
        onValue={(value) => onNarrow({ ...narrowing, sort: sorted(value) })}
      />
    </div>
  );
}

/** The page says it too, and stays; the toast is for whoever looks elsewhere. */
function useFailureToast(isFailed: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (isFailed) toasts.show({ text: words.failed, tone: 'danger' });
  }, [isFailed, toasts]);
}

function NothingOffered() {
  return (
    <EmptyState
      illustration={<NotFoundPicture />}
      title={words.empty}
      text={words.emptyText}
      action={<LinkButton to={listingPath(ListingTab.Basket)}>{words.toBaskets}</LinkButton>}
    />
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <Button kind="secondary" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}
