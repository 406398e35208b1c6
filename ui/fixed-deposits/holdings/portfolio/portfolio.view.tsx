import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { NoDepositsYet } from './no-deposits-yet.tsx';
import { PartnerMissing } from '#ui/fixed-deposits/partner-missing.tsx';
import { PortfolioBanner } from './portfolio-banner.tsx';
import { PortfolioCards } from './portfolio-cards.tsx';
import { PortfolioSummaryCard } from './portfolio-summary.tsx';
import { PortfolioViewModel } from './portfolio.view-model.ts';
import styles from './portfolio.module.css';

const TITLE = 'Your Fixed Deposits';

export const Portfolio = observer(function Portfolio() {
  const held = usePort(HeldDeposits);
  const viewModel = useViewModel(() => new PortfolioViewModel(held));
  return (
    <Page width="wide">
      <PageHeader title="Portfolio" text="Your deposits, to the day and to the paisa." />
      <PortfolioContent viewModel={viewModel} />
    </Page>
  );
});

const PortfolioContent = observer(function PortfolioContent({
  viewModel,
}: {
  readonly viewModel: PortfolioViewModel;
}) {
  const { summary, deposits } = viewModel;
  if (viewModel.isEmpty) return <NoDepositsYet />;
  if (summary.state.kind === 'failed' || deposits.state.kind === 'failed') {
    return <ErrorState title="No data found" onRetry={() => viewModel.retry()} />;
  }
  if (summary.state.kind === 'loading' || deposits.state.kind === 'loading') {
    return (
      <>
        <Card tone="butter" padding="small">
          <div className={styles.banner}>
            <Skeleton shape="rows" />
          </div>
        </Card>
        <Skeleton shape="summary" label="" />
        <Section title={TITLE} action={<ToPassbook />}>
          <div className={styles.waiting}>
            <Skeleton shape="listing" columns="wide" count={4} label="" />
          </div>
        </Section>
      </>
    );
  }
  const { running, ended } = viewModel;
  const count = running.length + ended.length;
  return (
    <>
      <PortfolioBanner next={viewModel.nextToMature} />
      <PortfolioSummaryCard summary={summary.state.value} />
      <Section title={`${TITLE} (${count})`} action={<ToPassbook />}>
        {deposits.state.value.isPartnerMissing && (
          <PartnerMissing what="deposits booked with it" onRetry={() => deposits.reload()} />
        )}
        {running.length > 0 ? (
          <PortfolioCards deposits={running} />
        ) : (
          <p>None of your deposits is running at present.</p>
        )}
      </Section>
      {ended.length > 0 && (
        <Section title="Matured">
          <PortfolioCards deposits={ended} />
        </Section>
      )}
    </>
  );
});

function ToPassbook() {
  return (
    <LinkButton to="/transaction-history" kind="quiet" size="small">
      View Passbook
    </LinkButton>
  );
}
