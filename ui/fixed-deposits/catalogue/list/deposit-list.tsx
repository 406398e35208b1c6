import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { observer } from 'mobx-react-lite';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useOptimistic,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { CompareBar } from '#ui/fixed-deposits/catalogue/comparison/compare-bar.tsx';
import { LIST_COUNT } from './deposit-lists.ts';
import { InvestListCards } from './invest-list-cards.tsx';
import { InvestListSearch } from './invest-list-search.tsx';
import { InvestListViewModel } from './invest-list.view-model.ts';
import { type ListNarrowing, narrowingFrom, queryOf } from './list-narrowing.ts';
import { useComparison } from '#ui/fixed-deposits/catalogue/comparison/use-comparison.ts';
import { useRateColumn } from './use-rate-column.ts';

interface DepositListProps {
  readonly list: { readonly categoryId: number; readonly tagId: number };
  /** The sort order if the URL contains none. */
  readonly sort?: DepositSort;
  /** The control that selects the sort order. */
  readonly order: (
    narrowing: ListNarrowing,
    onNarrow: (narrowing: ListNarrowing) => void,
  ) => ReactNode;
  /** Content below the list. It renders together with the cards, so that it does not shift. */
  readonly children: ReactNode;
}

export const DepositList = observer(function DepositList({
  list,
  sort,
  order,
  children,
}: DepositListProps) {
  const catalogue = usePort(DepositCatalogue);
  const column = useRateColumn();
  const { narrowing, chosen, narrow } = useNarrowing(sort);
  const question = { ...list, ...narrowing, column };
  const viewModel = useViewModel(() => new InvestListViewModel(catalogue, question));
  useEffect(() => viewModel.narrow(question));
  const comparison = useComparison();
  const clear = useCallback(
    () => narrow({ ...narrowing, filter: {}, shown: LIST_COUNT }),
    [narrow, narrowing],
  );
  const showMore = useCallback(async () => {
    await viewModel.showMore();
    narrow({ ...narrowing, shown: viewModel.listings.length });
  }, [narrow, narrowing, viewModel]);
  return (
    <>
      <InvestListSearch narrowing={chosen} onNarrow={narrow} order={order(chosen, narrow)} />
      <InvestListCards
        viewModel={viewModel}
        column={column}
        comparison={comparison}
        onClear={clear}
        onMore={showMore}
      />
      {viewModel.deposits.state.kind !== 'loading' && children}
      <CompareBar comparison={comparison} />
    </>
  );
});

/**
 * Keeps filter and sort order in the URL, so that reload, back and a shared link restore them. The
 * URL changes in a transition, so that rendering the list does not block typing. Until then
 * `chosen` holds the new values for the fields.
 */
function useNarrowing(sort: DepositSort | undefined) {
  const [query, setQuery] = useSearchParams();
  const narrowing = useMemo<ListNarrowing>(() => {
    const read = narrowingFrom(query, LIST_COUNT);
    return { ...read, sort: read.sort ?? sort };
  }, [query, sort]);
  const [chosen, choose] = useOptimistic(narrowing);
  const narrow = useCallback(
    (next: ListNarrowing) =>
      startTransition(() => {
        choose(next);
        const kept = { ...next, sort: next.sort === sort ? undefined : next.sort };
        setQuery(queryOf(kept, LIST_COUNT), { replace: true, preventScrollReset: true });
      }),
    [choose, setQuery, sort],
  );
  return { narrowing, chosen, narrow };
}
