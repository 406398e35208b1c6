import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
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
import { LIST_COUNT } from './popular-list.ts';
import { DepositListResults } from './deposit-list-results.tsx';
import { DepositListSearch } from './deposit-list-search.tsx';
import { DepositListViewModel } from './deposit-list.view-model.ts';
import { type ListNarrowing, narrowingFrom, queryOf } from './list-narrowing.ts';
import { ListSort } from './list-sort.ts';
import { useAfterTax } from '#ui/fixed-deposits/shared/use-after-tax.ts';
import { useComparison } from '#ui/fixed-deposits/catalogue/comparison/use-comparison.ts';
import { useComparedTerms } from '#ui/fixed-deposits/catalogue/list/terms/use-compared-terms.ts';

interface DepositListProps {
  readonly list: { readonly categoryId: number; readonly tagId: number };
  /** The sort order if the URL contains none. */
  readonly sort: DepositSort;
  /** The tenure at which the list compares its deposits, if the URL contains none. */
  readonly tenure: ComparedTenure;
  /** The control that selects the sort order. */
  readonly order: (
    narrowing: ListNarrowing,
    onNarrow: (narrowing: ListNarrowing) => void,
    isSlabTold: boolean,
  ) => ReactNode;
  /** Content below the list. It renders together with the cards, so that it does not shift. */
  readonly children: ReactNode;
}

export const DepositList = observer(function DepositList({
  list,
  sort,
  tenure,
  order,
  children,
}: DepositListProps) {
  const catalogue = usePort(DepositCatalogue);
  const afterTax = useAfterTax();
  const { isSlabTold } = afterTax;
  const { narrowing, chosen, narrow } = useNarrowing(sort, isSlabTold);
  const terms = useComparedTerms(narrowing, tenure);
  const chosenTerms = useComparedTerms(chosen, tenure);
  const request = { ...list, ...narrowing, column: terms.column };
  const viewModel = useViewModel(() => new DepositListViewModel(catalogue, request));
  useEffect(() => viewModel.narrow(request));
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
      <DepositListSearch
        narrowing={chosen}
        onNarrow={narrow}
        terms={chosenTerms}
        order={order(chosen, narrow, isSlabTold)}
        isOrdered={chosen.sort !== sort}
      />
      <DepositListResults
        viewModel={viewModel}
        narrowing={narrowing}
        terms={terms}
        afterTax={afterTax}
        comparison={comparison}
        onNarrow={narrow}
        onClear={clear}
        onMore={showMore}
      />
      {viewModel.deposits.state.kind !== 'loading' && children}
      <CompareBar comparison={comparison} terms={terms} />
    </>
  );
});

/**
 * Keeps filter and sort order in the URL, so that reload, back and a shared link restore them. The
 * URL changes in a transition, so that rendering the list does not block typing. Until then
 * `chosen` holds the new values for the fields. An order by the return after tax needs a told slab.
 */
function useNarrowing(sort: DepositSort, isSlabTold: boolean) {
  const [query, setQuery] = useSearchParams();
  const narrowing = useMemo<ListNarrowing>(() => {
    const read = narrowingFrom(query, LIST_COUNT);
    const isUnknown = read.sort === ListSort.HighestAfterTax && !isSlabTold;
    return { ...read, sort: (isUnknown ? undefined : read.sort) ?? sort };
  }, [query, sort, isSlabTold]);
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
