import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositSort } from '#domain/fixed-deposits/deposit-sort.ts';
import { discoverTypeFor } from '#domain/fixed-deposits/discover-list.ts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { SelectField } from '../platform/design-system/select-field.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { Redirect } from '#ui/platform/redirect.tsx';
import { DepositList } from './deposit-list.tsx';
import { discoverPath, POPULAR_LIST } from './deposit-lists.ts';
import { FinderBanner } from './finder-banner.tsx';
import { InvestListExplore } from './invest-list-explore.tsx';
import { InvestListPartners } from './invest-list-partners.tsx';
import { investListWords as words, sortLabels } from './invest-list-words.ts';
import { PartnerIssuersViewModel } from './partner-issuers.view-model.ts';

const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

/** `/invest`: the popular deposits, and every other way to one. */
export const InvestList = observer(function InvestList() {
  const [query] = useSearchParams();
  // Links of the time when the discover lists had no address of their own.
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
        order={(narrowing, onNarrow) => (
          <SelectField
            label={words.sort}
            options={sortOptions}
            value={narrowing.sort ?? 'recommended'}
            onValue={(value) => onNarrow({ ...narrowing, sort: depositSortNamed(value) })}
          />
        )}
      >
        <FinderBanner />
        <InvestListExplore />
        <InvestListPartners issuers={partners.issuers} />
      </DepositList>
    </Page>
  );
});

/** Also made to HTML when the app is built: see `shells.server.tsx`. */
export function InvestHead() {
  return <PageHeader title={words.title} text={words.claim} />;
}

function depositSortNamed(text: string): DepositSort | undefined {
  return Object.values(DepositSort).find((sort) => sort === text);
}
