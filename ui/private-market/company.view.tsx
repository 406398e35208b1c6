import { Reporting } from '#application/platform/reporting.ts';
import { Companies } from '#application/private-market/companies.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { ListingTab } from '#domain/private-market/listing.ts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../platform/design-system/card.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { NotFoundPicture } from '../platform/design-system/illustrations/not-found.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { PageSkeleton } from '../platform/page-skeleton.tsx';
import { idIn } from './basket-paths.ts';
import { CompanyPage } from './company-page.tsx';
import styles from './company.module.css';
import { CompanyViewModel } from './company.view-model.ts';
import { companyWords as words } from './company-words.ts';
import { listingPath } from './market-paths.ts';

/** `/pre-ipo-details`: one share and its company, for people who are signed in. */
export function Company() {
  const [query] = useSearchParams();
  const shareId = idIn(query.get('pre_ipo_stock_id'));
  const whereFrom = query.get('where_from') ?? undefined;
  if (shareId === undefined) return <NoSuchShare />;
  return <CompanyOf key={shareId} shareId={shareId} whereFrom={whereFrom} />;
}

interface CompanyOfProps {
  readonly shareId: ShareId;
  readonly whereFrom: string | undefined;
}

export const CompanyOf = observer(function CompanyOf({ shareId, whereFrom }: CompanyOfProps) {
  const ports = {
    shares: usePort(MarketShares),
    companies: usePort(Companies),
    prices: usePort(SharePrices),
    watchlist: usePort(Watchlist),
    reporting: usePort(Reporting),
  };
  const viewModel = useViewModel(() => new CompanyViewModel(ports, shareId));
  const { state } = viewModel.share;
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'ready') {
    return <CompanyPage viewModel={viewModel} share={state.value} whereFrom={whereFrom} />;
  }
  if (CompanyViewModel.isUnknown(state.failure)) return <NoSuchShare />;
  return (
    <Page>
      <PageHeader title={words.page} />
      <ErrorState
        title={words.failed}
        text={failureWords(state.failure)}
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

export function NoSuchShare() {
  return (
    <Page>
      <PageHeader title={words.page} />
      <EmptyState
        illustration={<NotFoundPicture />}
        title={words.unknown}
        text={words.unknownText}
        action={<LinkButton to={listingPath(ListingTab.Unlisted)}>{words.all}</LinkButton>}
      />
    </Page>
  );
}
