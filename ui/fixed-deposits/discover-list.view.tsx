import { DepositSort } from '#domain/fixed-deposits/deposit-sort.ts';
import {
  DEFAULT_SORT_DIRECTION,
  discoverTitle,
  type DiscoverType,
  discoverTypeFor,
} from '#domain/fixed-deposits/discover-list.ts';
import { SortDirection } from '#domain/fixed-deposits/finder.ts';
import { Link, useParams } from 'react-router-dom';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { DepositList } from './deposit-list.tsx';
import { discoverListOf } from './deposit-lists.ts';
import { FinderBanner } from './finder-banner.tsx';
import { InvestListExplore } from './invest-list-explore.tsx';
import { discoverWords as words, investListWords } from './invest-list-words.ts';
import { TenureOrder } from './tenure-order.tsx';

/** `/cards/:id/:type`: the deposits of one category. */
export function DiscoverList() {
  const { id = '', type = '' } = useParams();
  const discoverType = discoverTypeFor(type);
  if (discoverType === undefined || !/^[1-9]\d{0,8}$/.test(id)) return <Unknown />;
  return <Category key={`${id} ${discoverType}`} id={id} type={discoverType} />;
}

function Category({ id, type }: { readonly id: string; readonly type: DiscoverType }) {
  return (
    <Page width="wide">
      <PageHeader title={discoverTitle(type)} text={words.texts[type]} />
      <Link to="/invest">{investListWords.backToPopular}</Link>
      <DepositList
        list={discoverListOf(id, type)}
        sort={sortBy(DEFAULT_SORT_DIRECTION)}
        order={(narrowing, onNarrow) => (
          <TenureOrder
            direction={directionOf(narrowing.sort)}
            onDirection={(direction) => onNarrow({ ...narrowing, sort: sortBy(direction) })}
          />
        )}
      >
        <FinderBanner />
        <InvestListExplore current={type} />
      </DepositList>
    </Page>
  );
}

function sortBy(direction: SortDirection): DepositSort {
  const isUp = direction === SortDirection.Ascending;
  return isUp ? DepositSort.ShortestTenure : DepositSort.LongestTenure;
}

function directionOf(sort: DepositSort | undefined): SortDirection {
  return sort === DepositSort.LongestTenure ? SortDirection.Descending : SortDirection.Ascending;
}

function Unknown() {
  return (
    <Page>
      <PageHeader title={words.unknown} text={words.unknownText} />
      <LinkButton to="/invest">{investListWords.backToPopular}</LinkButton>
    </Page>
  );
}
