import { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page, Section } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { VisuallyHidden } from '../platform/design-system/visually-hidden.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { useInvestor } from '../platform/session-context.tsx';
import { NoDepositsYet } from './no-deposits-yet.tsx';
import { PortfolioBanner } from './portfolio-banner.tsx';
import { PortfolioCards } from './portfolio-cards.tsx';
import { PortfolioSummaryCard } from './portfolio-summary.tsx';
import { PortfolioViewModel } from './portfolio.view-model.ts';
import styles from './portfolio.module.css';

const TITLE = 'Your Fixed Deposits';

/** Everything the investor holds in deposits. */
export const Portfolio = observer(function Portfolio() {
  const held = usePort(HeldDeposits);
  const investor = useInvestor();
  const viewModel = useViewModel(() => new PortfolioViewModel(held));
  return (
    <Page width="wide">
      <PageHeader
        title="Portfolio"
        text="Your deposits, to the day and to the paisa."
        aside={
          <Link className={styles.avatar} to="/Profile">
            <VisuallyHidden>Your profile</VisuallyHidden>
            <Avatar name={investor.name ?? 'Investor'} src={investor.pictureUrl} />
          </Link>
        }
      />
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
  return (
    <>
      <PortfolioBanner next={viewModel.nextToMature} />
      <PortfolioSummaryCard summary={summary.state.value} />
      <Section title={`${TITLE} (${deposits.state.value.length})`} action={<ToPassbook />}>
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
