import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { formatRupees, formatSignedRupees } from '#domain/platform/indian-formatting.ts';
import type { InvestmentFigures } from '#domain/platform/investment-totals.ts';
import type { Money } from '#domain/platform/money.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import type { CompositionPart } from '#ui/platform/design-system/charts/composition-bar.tsx';
import type { Definition } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { investmentCopy } from '#ui/platform/investments/copy.ts';
import { InvestmentSummary } from '#ui/platform/investments/investment-summary.tsx';
import { dashboardSummaryCopy as copy } from './copy.ts';
import type { DashboardSummaryViewModel, ShownTotal } from './dashboard-summary.view-model.ts';
import styles from './dashboard.module.css';
import { useHome } from './home-context.ts';

export const DashboardSummary = observer(function DashboardSummary() {
  const { summary: viewModel } = useHome();
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
        <LoadError
          isPart
          what={copy.failed}
          failure={total.failure}
          money={copy.safe}
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
      title={shares === undefined ? copy.depositsAlone : investmentCopy.totals.all}
      figures={figures}
      detail={investmentCopy.depositsEarnedToday(formatRupees(deposits.todaysEarning))}
      parts={shares === undefined ? [] : partsOf(total, shares)}
      facts={factsOf(figures)}
      notes={[
        ...(shares === undefined ? [<Missing key="shares" {...{ viewModel, total }} />] : []),
        ...(viewModel.hasShares ? [copy.sharesNote] : []),
      ]}
      actions={<Actions viewModel={viewModel} />}
    />
  );
});

/** The amounts that the sum below the total names; as facts if they do not add up to it. */
function factsOf(figures: InvestmentFigures): readonly Definition[] {
  const { putIn, earned, changeInValue, paidToBank } = figures;
  if (paidToBank !== undefined) return [];
  return [
    { label: investmentCopy.totalInvestment, value: formatRupees(putIn) },
    { label: investmentCopy.totalEarnings, value: formatRupees(earned) },
    ...(changeInValue.isZero()
      ? []
      : [{ label: investmentCopy.changeInValue, value: formatSignedRupees(changeInValue) }]),
  ];
}

/** All quiet: the one marigold action of home is the most urgent row that waits. */
const Actions = observer(function Actions({ viewModel }: Pick<TotalProps, 'viewModel'>) {
  const { hasInvestment, hasShares } = viewModel;
  return (
    <>
      {hasInvestment && (
        <LinkButton to="/portfolio" kind="quiet" size="small">
          View Portfolio
        </LinkButton>
      )}
      {hasShares && (
        <LinkButton to="/privatemarket/portfolio" kind="quiet" size="small">
          {copy.viewShares}
        </LinkButton>
      )}
      <LinkButton to="/transaction-history" kind="quiet" size="small">
        View Passbook
      </LinkButton>
    </>
  );
});

/** The current values of deposits, shares and baskets, which add up to the total. */
function partsOf(
  { deposits }: TotalProps['total'],
  { worth: { sharesWorth, basketsWorth } }: PrivateHoldings,
): readonly CompositionPart[] {
  return [
    partOf(copy.deposits, deposits.worth),
    partOf(copy.shares, sharesWorth),
    partOf(copy.baskets, basketsWorth),
  ].filter(({ value }) => value > 0);
}

function partOf(name: string, worth: Money): CompositionPart {
  return { name, value: worth.decimal.toNumber(), text: formatRupees(worth) };
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
