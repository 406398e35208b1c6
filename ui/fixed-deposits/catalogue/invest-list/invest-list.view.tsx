import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { discoverTypeFor } from '#ui/fixed-deposits/catalogue/list/discover-type.ts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { DepositList } from '#ui/fixed-deposits/catalogue/list/deposit-list.tsx';
import { ListSort } from '#ui/fixed-deposits/catalogue/list/list-sort.ts';
import { highestRateClaim, sortLabels } from '#ui/fixed-deposits/catalogue/list/copy.ts';
import { discoverPath } from '#ui/fixed-deposits/catalogue/list/deposit-lists.ts';
import {
  POPULAR_LIST,
  POPULAR_SORT,
  USUAL_TENURE,
} from '#ui/fixed-deposits/catalogue/list/popular-list.ts';
import { FinderBanner } from '#ui/fixed-deposits/catalogue/finder/finder-banner.tsx';
import { ExploreLists } from '#ui/fixed-deposits/catalogue/list/explore-lists.tsx';
import { InvestListPartners } from './invest-list-partners.tsx';
import styles from './invest-list.module.css';
import { investListCopy as copy } from './copy.ts';
import { PartnerIssuersViewModel } from './partner-issuers.view-model.ts';

const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));
/** Without the order that needs a told slab. */
const untaxedOptions = sortOptions.filter(({ value }) => value !== ListSort.HighestAfterTax);

/** `/invest`: the popular deposits, with links to all other lists. */
export const InvestList = observer(function InvestList() {
  const [query] = useSearchParams();
  // Links of the form `/invest?category=short term` also name a discover list; redirect them to its
  // path.
  const type = discoverTypeFor(query.get('category') ?? '');
  if (type !== undefined) return <Redirect to={discoverPath(type)} />;
  return <Popular />;
});

const Popular = observer(function Popular() {
  const catalogue = usePort(DepositCatalogue);
  const partners = useViewModel(() => new PartnerIssuersViewModel(catalogue));
  return (
    <Page width="wide">
      <InvestHead />
      <DepositList
        list={POPULAR_LIST}
        sort={POPULAR_SORT}
        tenure={USUAL_TENURE}
        order={(narrowing, onNarrow, isSlabTold) => (
          <SelectField
            label={copy.sort}
            options={isSlabTold ? sortOptions : untaxedOptions}
            value={narrowing.sort}
            onValue={(value) => onNarrow({ ...narrowing, sort: depositSortNamed(value) })}
          />
        )}
      >
        <FinderBanner />
        <ExploreLists />
        <InvestListPartners issuers={partners.issuers} />
      </DepositList>
    </Page>
  );
});

/** The heading of the list. It is also prerendered at build time: see `route.ts`. */
export function InvestHead() {
  return (
    <PageHeader
      title={copy.title}
      text={<span className={styles.claim}>{highestRateClaim}</span>}
    />
  );
}

function depositSortNamed(text: string): ListSort | undefined {
  return Object.values(ListSort).find((sort) => sort === text);
}
