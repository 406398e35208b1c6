import { Companies } from '#application/private-market/companies.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { idIn, listingPath } from '#ui/private-market/paths.ts';
import { FROM_BASKET } from './company-layout.ts';
import { CompanyPage } from './company-page.tsx';
import styles from './company.module.css';
import { CompanyViewModel } from './company.view-model.ts';
import { companyCopy as copy } from './copy.ts';
import { NothingFound } from '#ui/private-market/shared/nothing-found.tsx';

/** `/pre-ipo-details`: one share and its company, for signed-in investors. */
export function Company() {
  const [query] = useSearchParams();
  const shareId = idIn(query.get('pre_ipo_stock_id'));
  const whereFrom = query.get('where_from') ?? undefined;
  if (shareId === undefined) return <NoSuchShare />;
  return <CompanyOf key={shareId} shareId={shareId} whereFrom={whereFrom} />;
}

/**
 * `/basket-breakup-details`: a company whose share is part of a basket. The share can only be
 * bought with the basket.
 */
export function BasketBreakupDetails() {
  const [query] = useSearchParams();
  const shareId = idIn(query.get('pre_ipo_stock_id'));
  if (shareId === undefined) return <NoSuchShare />;
  return <CompanyOf key={shareId} shareId={shareId} whereFrom={FROM_BASKET} />;
}

interface CompanyOfProps {
  readonly shareId: ShareId;
  readonly whereFrom: string | undefined;
}

const CompanyOf = observer(function CompanyOf({ shareId, whereFrom }: CompanyOfProps) {
  const dependencies = {
    shares: usePort(MarketShares),
    companies: usePort(Companies),
    prices: usePort(SharePrices),
    changeWatchlist: useUseCase(ChangeWatchlist),
  };
  const viewModel = useViewModel(() => new CompanyViewModel(dependencies, shareId));
  const { state } = viewModel.share;
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'ready') {
    return <CompanyPage viewModel={viewModel} share={state.value} whereFrom={whereFrom} />;
  }
  if (CompanyViewModel.isUnknown(state.failure)) return <NoSuchShare />;
  return (
    <Page>
      <PageHeader title={copy.page} />
      <LoadError
        what="This company"
        failure={state.failure}
        onRetry={() => void viewModel.share.reload()}
      />
    </Page>
  );
});

function Loading() {
  return (
    <PageSkeleton width="wide">
      <div className={styles.layout}>
        <div className={styles.head}>
          <Skeleton shape="title" />
        </div>
        <div className={styles.aside}>
          <Card>
            <Skeleton shape="hero" label="" />
            <Skeleton shape="form" count={2} label="" />
          </Card>
        </div>
        <div className={styles.sections}>
          <Skeleton shape="text" count={4} label="" />
          <Skeleton shape="rows" count={5} label="" />
        </div>
      </div>
    </PageSkeleton>
  );
}

function NoSuchShare() {
  return (
    <NothingFound
      page={copy.page}
      title={copy.unknown}
      text={copy.unknownText}
      to={listingPath(ListingTab.Unlisted)}
      linkText={copy.all}
    />
  );
}
