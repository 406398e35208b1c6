import {
  type DepositSummary,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { ListWithPanel } from '#ui/platform/design-system/layout/list-with-panel.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useNewDay } from '#ui/platform/use-today.ts';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { portfolioCopy as copy } from '#ui/fixed-deposits/holdings/portfolio/copy.ts';
import {
  DepositList,
  DepositListSkeleton,
} from '#ui/fixed-deposits/holdings/portfolio/deposit-list.tsx';
import { DepositPages } from '#ui/fixed-deposits/holdings/portfolio/deposit-pages.tsx';
import { Banner, MaturityPanel } from '#ui/fixed-deposits/holdings/portfolio/maturity-panel.tsx';
import { NoDepositsYet } from '#ui/fixed-deposits/holdings/portfolio/no-deposits-yet.tsx';
import { PortfolioViewModel } from '#ui/fixed-deposits/holdings/portfolio/portfolio.view-model.ts';
import { InvestmentSummary } from '#ui/platform/investments/investment-summary.tsx';
import { investmentCopy } from '#ui/platform/investments/copy.ts';

/** The tab of the portfolio that shows the deposits alone. */
export const DepositPortfolio = observer(function DepositPortfolio() {
  const held = usePort(HeldDeposits);
  const viewModel = useViewModel(() => new PortfolioViewModel(held));
  useNewDay(() => viewModel.refresh());
  return (
    <Page width="wide">
      <PageHeader title={copy.title} text={copy.depositsText} aside={<EyeButton />} />
      <Content viewModel={viewModel} />
    </Page>
  );
});

interface ContentProps {
  readonly viewModel: PortfolioViewModel;
}

const Content = observer(function Content({ viewModel }: ContentProps) {
  const { summary, deposits } = viewModel;
  const isWide = useIsWide();
  if (viewModel.isEmpty) {
    return (
      <>
        <NoDepositsYet />
        <DepositPages />
      </>
    );
  }
  if (summary.state.kind === 'failed') return <Failed viewModel={viewModel} {...summary.state} />;
  if (deposits.state.kind === 'failed') return <Failed viewModel={viewModel} {...deposits.state} />;
  const { value } = summary;
  const isReady = value !== undefined && deposits.value !== undefined;
  const list = isReady ? <DepositList viewModel={viewModel} /> : <DepositListSkeleton />;
  return (
    <>
      {!isWide && <Banner viewModel={viewModel} />}
      {isReady ? <PortfolioSummaryCard summary={value} /> : <Skeleton shape="summary" />}
      {isWide ? (
        <ListWithPanel panel={<MaturityPanel viewModel={viewModel} />}>{list}</ListWithPanel>
      ) : (
        list
      )}
    </>
  );
});

interface FailedProps extends ContentProps {
  readonly failure: PortFailure;
}

function Failed({ viewModel, failure }: FailedProps) {
  return (
    <LoadError
      what="Your portfolio"
      failure={failure}
      money={copy.depositsSafe}
      onRetry={() => viewModel.retry()}
    />
  );
}

/** The current value of all deposits and the interest earned since they began. */
function PortfolioSummaryCard({ summary }: { readonly summary: DepositSummary }) {
  return (
    <InvestmentSummary
      label={investmentCopy.summary}
      title={investmentCopy.totals.deposits}
      figures={summary}
      detail={investmentCopy.earnedToday(formatRupees(summary.todaysEarning))}
      facts={[
        { label: investmentCopy.totalInvestment, value: formatRupees(summary.putIn) },
        { label: investmentCopy.totalEarnings, value: formatRupees(summary.earned) },
      ]}
    />
  );
}
