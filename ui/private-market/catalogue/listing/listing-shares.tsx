import { MarketShares, type ShareSelection } from '#application/private-market/market-shares.ts';
import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import { ListingSort, listingSortLabel } from '#domain/private-market/catalogue/share-listing.ts';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import {
  listingSortFor,
  type ListingNarrowing,
  LONGEST_SEARCH,
  narrowingFrom,
  queryOf,
} from './listing-narrowing.ts';
import { ListingFilters } from './listing-filters.tsx';
import { ListingViewModel } from './listing.view-model.ts';
import styles from './listing.module.css';
import { ListingTab } from './listing-tab.ts';
import { listingTexts, listingCopy as copy } from './copy.ts';
import { listingPath } from '#ui/private-market/paths.ts';
import { marketCopy, watchCopy } from '#ui/private-market/shared/copy.ts';
import {
  ShareList,
  ShareListSkeleton,
} from '#ui/private-market/catalogue/share-list/share-list.tsx';

interface ListingSharesProps {
  readonly tab: ListingTab;
  readonly selection: ShareSelection;
}

/** Without a chosen order, the closed list says what it is for. */
const sortOptions = Object.values(ListingSort).map((value) => ({
  value,
  label: `${value === ListingSort.Given ? copy.sortPrefix : ''}${listingSortLabel(value)}`,
}));
/** Number of cards before `Show all` is pressed. */
const CARDS_AT_FIRST = 9;

/** The shares of a tab, with search, sort order and length in the URL. */
export const ListingShares = observer(function ListingShares(props: ListingSharesProps) {
  const { tab, selection } = props;
  const dependencies = {
    shares: usePort(MarketShares),
    changeWatchlist: useUseCase(ChangeWatchlist),
  };
  const viewModel = useViewModel(() => new ListingViewModel(dependencies, selection));
  const [narrowing, narrow] = useNarrowing(tab);
  const { state } = viewModel.shares;
  if (state.kind === 'failed') {
    return (
      <LoadError
        title={marketCopy.failed}
        failure={state.failure}
        onRetry={() => void viewModel.shares.reload()}
      />
    );
  }
  if (state.kind === 'ready' && state.value.length === 0) return <NothingOffered />;
  const found = viewModel.found(narrowing);
  return (
    <div className={styles.shares}>
      {listingTexts[tab] !== '' && <p className={styles.intro}>{listingTexts[tab]}</p>}
      <Narrowing
        narrowing={narrowing}
        industries={viewModel.industries}
        count={state.kind === 'ready' ? copy.found(found.length) : undefined}
        onNarrow={narrow}
      />
      {state.kind === 'loading' && <ShareListSkeleton count={CARDS_AT_FIRST} />}
      {state.kind === 'ready' && found.length === 0 && (
        <NothingFound onClear={() => narrow({ ...narrowing, search: '', filter: {} })} />
      )}
      {found.length > 0 && (
        <ShareList
          shares={found}
          atFirst={CARDS_AT_FIRST}
          showsAll={narrowing.showsAll}
          onShowAll={(showsAll) => narrow({ ...narrowing, showsAll })}
          watching={viewModel.watching}
          removedText={watchCopy.removedOnListing}
        />
      )}
    </div>
  );
});

/** Keeps the narrowing in the URL, so that reload, back and a shared link restore it. */
function useNarrowing(
  tab: ListingTab,
): readonly [ListingNarrowing, (narrowing: ListingNarrowing) => void] {
  const [query, setQuery] = useSearchParams();
  const narrow = (next: ListingNarrowing) =>
    setQuery(queryOf(tab, next), { replace: true, preventScrollReset: true });
  return [narrowingFrom(query), narrow];
}

interface NarrowingProps {
  readonly narrowing: ListingNarrowing;
  readonly industries: readonly string[];
  /** How many shares the list has; undefined until it is loaded. */
  readonly count: string | undefined;
  readonly onNarrow: (narrowing: ListingNarrowing) => void;
}

function Narrowing({ narrowing, industries, count, onNarrow }: NarrowingProps) {
  return (
    <div role="search" className={styles.narrowing}>
      <TextField
        label={copy.search}
        isLabelHidden
        placeholder={copy.searchHint}
        type="search"
        inputMode="search"
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        prefix={<Search aria-hidden="true" />}
        value={narrowing.search}
        onValue={(search) => onNarrow({ ...narrowing, search })}
      />
      <SelectField
        label={copy.sort}
        isLabelHidden
        options={sortOptions}
        value={narrowing.sort}
        onValue={(value) => onNarrow({ ...narrowing, sort: listingSortFor(value) })}
      />
      <p role="status" className={styles.count}>
        {count}
      </p>
      <ListingFilters
        filter={narrowing.filter}
        industries={industries}
        onFilter={(filter) => onNarrow({ ...narrowing, filter })}
      />
    </div>
  );
}

function NothingOffered() {
  return (
    <EmptyState
      title={copy.empty}
      text={copy.emptyText}
      action={<LinkButton to={listingPath(ListingTab.Basket)}>{copy.toBaskets}</LinkButton>}
    />
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title={copy.none}
      text={copy.noneText}
      action={
        <Button kind="secondary" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    />
  );
}
