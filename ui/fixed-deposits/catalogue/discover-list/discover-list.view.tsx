import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import {
  DEFAULT_SORT_DIRECTION,
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
  const order: Order = ORDERS[type];
  const { first, sorts, labels } = order;
  return (
    <Page width="wide">
      <PageHeader title={discoverTitle(type)} text={copy.texts[type]} />
      <Link to="/invest">{copy.backToPopular}</Link>
      <DepositList
        list={discoverListOf(id, type)}
        sort={sorts[first]}
        order={(narrowing, onNarrow) => (
          <TenureOrder
            direction={directionOf(narrowing.sort, order)}
            {...(labels && { labels })}
            onDirection={(direction) => onNarrow({ ...narrowing, sort: sorts[direction] })}
          />
        )}
      >
        <FinderBanner />
        <ExploreLists current={type} />
      </DepositList>
    </Page>
  );
}

interface Order {
  readonly first: SortDirection;
  readonly sorts: Readonly<Record<SortDirection, DepositSort>>;
  readonly labels?: Readonly<Record<SortDirection, string>>;
}

const BY_TENURE: Order = {
  first: DEFAULT_SORT_DIRECTION,
  sorts: { ascending: DepositSort.ShortestTenure, descending: DepositSort.LongestTenure },
};

/** The labels, default and sort orders of each list, chosen to match its name. */
const ORDERS = {
  [DiscoverType.HighReturn]: {
    first: SortDirection.Descending,
    sorts: { ascending: DepositSort.LowestRate, descending: DepositSort.HighestRate },
    labels: { ascending: copy.lowestFirst, descending: copy.highestFirst },
  },
  [DiscoverType.ShortTerm]: BY_TENURE,
  [DiscoverType.LongTerm]: BY_TENURE,
} as const satisfies Record<DiscoverType, Order>;

/** The chosen direction; the default if the list does not offer the chosen sort order. */
function directionOf(sort: DepositSort | undefined, { first, sorts }: Order): SortDirection {
  return Object.values(SortDirection).find((each) => sorts[each] === sort) ?? first;
}

function Unknown() {
  return (
    <Page>
      <PageHeader title={copy.unknown} text={copy.unknownText} />
      <LinkButton to="/invest">{copy.backToPopular}</LinkButton>
    </Page>
  );
}
