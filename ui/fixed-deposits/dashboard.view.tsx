import {
  DepositCatalogue,
  type DepositListing,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { PartnerDeposits } from '#application/fixed-deposits/partner-deposits.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { rateColumnFor } from '#domain/fixed-deposits/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { Page, Section } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { lazyScreen } from '../platform/lazy-screen.tsx';
import { useInvestor } from '../platform/session-context.tsx';
import type { Loaded } from '../platform/view-model.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { DepositCard } from './deposit-card.tsx';
import styles from './dashboard.module.css';
import { FinderBanner } from './finder-banner.tsx';
import { InvestListExplore } from './invest-list-explore.tsx';
import { PortfolioSummaryCard } from './portfolio-summary.tsx';

/** Its own code and adapters, which come after the deposits above it. */
const MarketSections = lazyScreen(
  ['market-shares'],
  () => import('../private-market/market-sections.tsx'),
  'MarketSections',
);

const marketWaits = <Skeleton shape="card" count={3} label="" />;

/** Also shown before any script has come, when nobody knows yet who is there. */
export function DashboardHead({ name }: { readonly name?: string | undefined }) {
  return (
    <PageHeader
      title={name === undefined ? 'Welcome' : `Welcome, ${name}`}
      text="What your money earns, and the deposits that are worth a look today."
    />
  );
}

/** The first screen of somebody who is signed in. */
export const Dashboard = observer(function Dashboard() {
  const held = usePort(HeldDeposits);
  const catalogue = usePort(DepositCatalogue);
  const partner = usePort(PartnerDeposits);
  const reporting = usePort(Reporting);
  const { name, pan, isSeniorCitizen } = useInvestor();
  const parts = { held, catalogue, partner, reporting, isSeniorCitizen };
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
          It takes 90 seconds, and you can book any deposit afterwards.
        </Notice>
      )}
      <div className={styles.top}>
        <Summary viewModel={viewModel} />
        <DepositSection
          title="The best rate today"
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

const Summary = observer(function Summary({ viewModel }: { viewModel: DashboardViewModel }) {
  const { state } = viewModel.summary;
  if (state.kind === 'loading') {
    return (
      <div className={styles.waiting}>
        <Skeleton shape="summary" />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ErrorState
        isPart
        title="Your investments could not be loaded"
        onRetry={() => void viewModel.summary.reload()}
      />
    );
  }
  return (
    <PortfolioSummaryCard
      summary={state.value}
      actions={
        <>
          {viewModel.hasInvestment && <LinkButton to="/portfolio">View Portfolio</LinkButton>}
          <LinkButton to="/transaction-history" kind="secondary">
            View Passbook
          </LinkButton>
        </>
      }
    />
  );
});

interface DepositSectionProps {
  readonly title: string;
  readonly deposits: Loaded<readonly DepositListing[]>;
  /** How many cards stand in until they come. */
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
