import { KYC_SECONDS } from '#domain/platform/kyc-time.ts';
import {
  DepositCatalogue,
  type DepositListing,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { FindPartnerListing } from '#application/fixed-deposits/holdings/partner-listing.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import { DashboardSummary } from './dashboard-summary.tsx';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { DepositCard } from '#ui/fixed-deposits/catalogue/list/deposit-card.tsx';
import styles from './dashboard.module.css';
import { FinderBanner } from '#ui/fixed-deposits/catalogue/list/finder-banner.tsx';
import { InvestListExplore } from '#ui/fixed-deposits/catalogue/list/invest-list-explore.tsx';

/** Downloaded as a separate chunk after the deposits above it. */
const MarketSections = lazyScreen(
  ['market-shares'],
  () => import('#ui/private-market/catalogue/market-home/market-sections.tsx'),
  'MarketSections',
);

/** Downloaded after the summary, because few investors have unfinished orders. */
const WaitingForYou = lazyScreen(
  ['private-market', 'share-holdings'],
  () => import('./waiting-for-you.tsx'),
  'WaitingForYou',
);

const marketWaits = <Skeleton shape="card" count={3} label="" />;

/** The heading of the dashboard. It is also prerendered without a name, which is then unknown. */
export function DashboardHead({ name }: { readonly name?: string | undefined }) {
  return (
    <PageHeader
      title={name === undefined ? 'Welcome' : `Welcome, ${name}`}
      text="What your money earns, and the deposits that are worth a look today."
    />
  );
}

/** The first screen of a signed-in investor. */
export const Dashboard = observer(function Dashboard() {
  const catalogue = usePort(DepositCatalogue);
  const findPartnerListing = useUseCase(FindPartnerListing);
  const reporting = usePort(Reporting);
  const { name, pan, gender, isSeniorCitizen } = useInvestor();
  const column = rateColumnFor({ gender, isSeniorCitizen });
  const parts = { catalogue, findPartnerListing, reporting, isSeniorCitizen, column };
  const viewModel = useViewModel(() => new DashboardViewModel(parts));
  return (
    <Page width="wide">
      <DashboardHead name={name?.split(' ')[0]} />
      {pan === undefined && (
        <Notice
          title="Finish your KYC"
          action={
            <LinkButton to="/kyc" size="small">
              Verify PAN
            </LinkButton>
          }
        >
          It takes {KYC_SECONDS} seconds, and you can book any deposit afterwards.
        </Notice>
      )}
      <div className={styles.top}>
        <DashboardSummary />
        <div className={styles.begun}>
          {viewModel.isMarketDue && <WaitingForYou meanwhile={undefined} />}
        </div>
        <DepositSection
          title="The highest return today"
          deposits={viewModel.best}
          expected={1}
          isHighlighted
        />
      </div>
      <DepositSection
        title="Worth a look"
        deposits={viewModel.more}
        expected={6}
        action={
          <LinkButton to="/invest" kind="quiet" size="small">
            See all
          </LinkButton>
        }
      />
      <FinderBanner />
      {viewModel.isMarketDue ? <MarketSections meanwhile={marketWaits} /> : marketWaits}
      <InvestListExplore />
    </Page>
  );
});

interface DepositSectionProps {
  readonly title: string;
  readonly deposits: Loaded<readonly DepositListing[]>;
  /** Number of placeholder cards while loading. */
  readonly expected: number;
  readonly isHighlighted?: boolean;
  readonly action?: React.ReactNode;
}

const DepositSection = observer(function DepositSection(props: DepositSectionProps) {
  const { title, deposits, expected, isHighlighted, action } = props;
  const { gender, isSeniorCitizen } = useInvestor();
  const column = rateColumnFor({ gender, isSeniorCitizen });
  const { state } = deposits;
  if (state.kind === 'ready' && state.value.length === 0) return undefined;
  return (
    <Section title={title} action={action}>
      {state.kind === 'loading' && <Skeleton shape="listing" count={expected} label="" />}
      {state.kind === 'failed' && (
        <ErrorState isPart title="something went wrong" onRetry={() => void deposits.reload()} />
      )}
      {state.kind === 'ready' && (
        <ul className={styles.cards}>
          {state.value.map((listing) => (
            <DepositCard
              key={`${listing.deposit.depositId} ${listing.row.schemeMasterId}`}
              listing={listing}
              column={column}
              isHighlighted={isHighlighted ?? false}
            />
          ))}
        </ul>
      )}
    </Section>
  );
});
