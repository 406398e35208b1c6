import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { PrivateTotals } from '#application/private-market/private-totals.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import type { Definition } from '#ui/platform/design-system/figures/definition-list.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, usePorts, useViewModel } from '#ui/platform/injection.tsx';
import { InvestmentSummary } from '#ui/platform/investments/investment-summary.tsx';
import { investmentCopy } from '#ui/platform/investments/investment-copy.ts';
import styles from './dashboard.module.css';
import { dashboardSummaryCopy as copy } from './dashboard-summary-copy.ts';
import { DashboardSummaryViewModel, type ShownTotal } from './dashboard-summary.view-model.ts';
import { sharesReader } from './shares-reader.ts';

export const DashboardSummary = observer(function DashboardSummary() {
  const held = usePort(HeldDeposits);
  const ports = usePorts();
  const viewModel = useViewModel(
    () => new DashboardSummaryViewModel({ held, readShares: sharesReader(ports) }),
  );
  const { total } = viewModel;
  switch (total.kind) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Skeleton shape="summary" />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          isPart
          title="Your investments could not be loaded"
          onRetry={() => void viewModel.deposits.reload()}
        />
      );
    case 'ready':
      return <Total {...{ viewModel, total }} />;
  }
});

interface TotalProps {
  readonly viewModel: DashboardSummaryViewModel;
  readonly total: Extract<ShownTotal, { kind: 'ready' }>;
}

const Total = observer(function Total({ viewModel, total }: TotalProps) {
  const { figures, deposits, shares } = total;
  return (
    <InvestmentSummary
      label={investmentCopy.summary}
      title={shares === undefined ? copy.depositsAlone : investmentCopy.total}
      figures={figures}
      detail={investmentCopy.depositsEarnedToday(formatRupees(deposits.todaysEarning))}
      facts={[
        { label: investmentCopy.totalInvestment, value: formatRupees(figures.putIn) },
        { label: investmentCopy.totalEarnings, value: formatRupees(figures.earned) },
        ...(shares !== undefined && viewModel.hasShares ? partsOf(total, shares) : []),
      ]}
      notes={[
        ...(shares === undefined ? [<Missing key="shares" {...{ viewModel, total }} />] : []),
        ...(viewModel.hasShares ? [copy.sharesNote] : []),
      ]}
      actions={
        <>
          {viewModel.hasInvestment && <LinkButton to="/portfolio">View Portfolio</LinkButton>}
          {viewModel.hasShares && (
            <LinkButton
              to="/privatemarket/portfolio"
              kind={viewModel.hasInvestment ? 'secondary' : 'primary'}
            >
              {copy.viewShares}
            </LinkButton>
          )}
          <LinkButton to="/transaction-history" kind="secondary">
            View Passbook
          </LinkButton>
        </>
      }
    />
  );
});

/**
 * The current values of deposits, shares and, if there are any, baskets, which add up to the total.
 */
function partsOf(
  { deposits }: TotalProps['total'],
  { sharesWorth, basketsWorth }: PrivateTotals,
): readonly Definition[] {
  return [
    { label: copy.deposits, value: formatRupees(deposits.worth) },
    { label: copy.shares, value: formatRupees(sharesWorth) },
    ...(basketsWorth.isZero()
      ? []
      : [{ label: copy.baskets, value: formatRupees(basketsWorth) }]),
  ];
}

/** Says that the total does not include the shares yet: they are loading, or failed to load. */
function Missing({ viewModel, total }: TotalProps) {
  if (!total.sharesFailed) return <span role="status">{copy.sharesComing}</span>;
  return (
    <>
      <span role="status">{copy.sharesFailed}</span>{' '}
      <Button kind="quiet" size="small" onClick={() => void viewModel.shares.reload()}>
        {copy.tryAgain}
      </Button>
    </>
  );
}
