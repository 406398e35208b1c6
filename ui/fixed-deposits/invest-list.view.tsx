import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { rateColumnFor } from '#domain/fixed-deposits/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import { depositListNamed, type DepositListName, depositLists } from './deposit-lists.ts';
import { InvestListCards } from './invest-list-cards.tsx';
import { InvestListExplore } from './invest-list-explore.tsx';
import { InvestListPartners } from './invest-list-partners.tsx';
import { InvestListSearch } from './invest-list-search.tsx';
import {
  depositSortNamed,
  InvestListViewModel,
  type ListNarrowing,
} from './invest-list.view-model.ts';
import { investListWords as words } from './invest-list-words.ts';

export const InvestList = observer(function InvestList() {
  const catalogue = usePort(DepositCatalogue);
  const { narrowing, narrow } = useNarrowing();
  const viewModel = useViewModel(() => new InvestListViewModel(catalogue, narrowing));
  const { list, search, sort } = narrowing;
  useEffect(() => viewModel.narrow({ list, search, sort }), [viewModel, list, search, sort]);
  const heading = useHeadingAfterChange(list);
  const { investor } = useSessionState();
  const column = rateColumnFor({
    gender: investor?.gender,
    isSeniorCitizen: investor?.isSeniorCitizen ?? false,
  });
  return (
    <Page width="wide">
      <PageHeader ref={heading} title={depositLists[list].title} text={words.claim} />
      {list !== 'popular' && <Link to="/invest">{words.backToPopular}</Link>}
      <InvestListSearch narrowing={narrowing} onNarrow={narrow} />
      <InvestListCards
        viewModel={viewModel}
        column={column}
        onClear={() => narrow({ ...narrowing, search: '' })}
      />
      <InvestListExplore current={list} />
      <InvestListPartners issuers={viewModel.issuers} />
    </Page>
  );
});

/** Another list is another page to its reader: it begins at the top, with its heading. */
function useHeadingAfterChange(list: DepositListName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [list]);
  return heading;
}

/** What narrows the list stands in the address, so that reload, back and a shared link keep it. */
function useNarrowing() {
  const [query, setQuery] = useSearchParams();
  const narrowing: ListNarrowing = {
    list: depositListNamed(query.get('category')),
    search: query.get('search') ?? '',
    sort: depositSortNamed(query.get('sort')),
  };
  const narrow = ({ list, search, sort }: ListNarrowing) => {
    const parts = [
      list === 'popular' ? [] : [['category', list]],
      search === '' ? [] : [['search', search]],
      sort === undefined ? [] : [['sort', sort]],
    ].flat();
    setQuery(Object.fromEntries(parts) as Record<string, string>, { replace: true });
  };
  return { narrowing, narrow };
}
