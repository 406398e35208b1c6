import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { DepositSort } from '#domain/fixed-deposits/deposit-sort.ts';
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
import { usePort, useViewModel } from '../platform/injection.tsx';
import { CompareBar } from './compare-bar.tsx';
import { LIST_COUNT } from './deposit-lists.ts';
import { InvestListCards } from './invest-list-cards.tsx';
import { InvestListSearch } from './invest-list-search.tsx';
import { InvestListViewModel } from './invest-list.view-model.ts';
import { type ListNarrowing, narrowingFrom, queryOf } from './list-narrowing.ts';
import { useComparison } from './use-comparison.ts';
import { useRateColumn } from './use-rate-column.ts';

interface DepositListProps {
  readonly list: { readonly categoryId: number; readonly tagId: number };
  /** The order where the address names none. */
  readonly sort?: DepositSort;
  /** What chooses the order. */
  readonly order: (
    narrowing: ListNarrowing,
    onNarrow: (narrowing: ListNarrowing) => void,
  ) => ReactNode;
  /** What stands below it comes with it: it would move away from under a finger otherwise. */
  readonly children: ReactNode;
}

/** Search, filters, cards and the comparison of one list. */
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
 * What narrows the list stands in the address, so that reload, back and a shared link keep it. The
 * address changes in its own time, so that drawing the list holds no key up: what was typed or
 * chosen meanwhile is `chosen`, and the fields show it at once.
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
