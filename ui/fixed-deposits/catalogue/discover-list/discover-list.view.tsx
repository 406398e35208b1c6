import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import {
  discoverTitle,
  DiscoverType,
  discoverTypeFor,
} from '#ui/fixed-deposits/catalogue/list/discover-type.ts';
import { SortDirection } from '#domain/fixed-deposits/catalogue/finder.ts';
import { Link, useParams } from 'react-router-dom';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { DepositList } from '#ui/fixed-deposits/catalogue/list/deposit-list.tsx';
import { discoverListOf } from '#ui/fixed-deposits/catalogue/list/deposit-lists.ts';
import { FinderBanner } from '#ui/fixed-deposits/catalogue/finder/finder-banner.tsx';
import { ExploreLists } from '#ui/fixed-deposits/catalogue/list/explore-lists.tsx';
import { sortLabels } from '#ui/fixed-deposits/catalogue/list/copy.ts';
import { discoverCopy as copy } from './copy.ts';
import { TenureOrder } from '#ui/fixed-deposits/catalogue/list/tenure-order.tsx';

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
      <PageHeader title={discoverTitle(type)} text={copy.texts[type]} />
      <Link to="/invest">{copy.backToPopular}</Link>
      <DepositList
        list={discoverListOf(id, type)}
        sort={DepositSort.HighestRate}
        tenure={TENURES[type]}
        order={(narrowing, onNarrow) => (
          <TenureOrder
            direction={
              narrowing.sort === DepositSort.LowestRate
                ? SortDirection.Ascending
                : SortDirection.Descending
            }
            labels={LABELS}
            onDirection={(direction) => onNarrow({ ...narrowing, sort: SORTS[direction] })}
          />
        )}
      >
        <FinderBanner />
        <ExploreLists current={type} />
      </DepositList>
    </Page>
  );
}

/** The tenure at which each list compares its deposits, if none is chosen. */
const TENURES = {
  [DiscoverType.HighReturn]: ComparedTenure.ThreeYears,
  [DiscoverType.ShortTerm]: ComparedTenure.OneYear,
  [DiscoverType.LongTerm]: ComparedTenure.FiveYears,
} as const satisfies Record<DiscoverType, ComparedTenure>;

const SORTS = { ascending: DepositSort.LowestRate, descending: DepositSort.HighestRate } as const;
const LABELS = {
  ascending: sortLabels[DepositSort.LowestRate],
  descending: sortLabels[DepositSort.HighestRate],
} as const;

function Unknown() {
  return (
    <Page>
      <PageHeader title={copy.unknown} text={copy.unknownText} />
      <LinkButton to="/invest">{copy.backToPopular}</LinkButton>
    </Page>
  );
}
