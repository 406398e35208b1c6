import { formatRupees, formatSignedRupees } from '#domain/platform/indian-formatting.ts';
import type { InvestmentFigures } from '#domain/platform/investment-totals.ts';
import type { Money } from '#domain/platform/money.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import type { CompositionPart } from '#ui/platform/design-system/charts/composition-bar.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { Definition } from '#ui/platform/design-system/figures/definition-list.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { investmentCopy } from '#ui/platform/investments/copy.ts';
import { InvestmentSummary } from '#ui/platform/investments/investment-summary.tsx';
import { wholeTotalCopy as copy } from './whole-total-copy.ts';
import type {
  MissingPart,
  WholePortfolioViewModel,
  WholeTotal,
} from './whole-portfolio.view-model.ts';

interface WholeTotalProps {
  readonly viewModel: WholePortfolioViewModel;
  /** Links at the end of the card. */
  readonly actions?: ReactNode;
  /** Whether a part that is missing can be loaded again here, and not in a section of its own. */
  readonly canReload?: boolean;
  /** Shown while the total loads. */
  readonly children?: ReactNode;
}

/** The value of everything the investor holds; marked if a part of it is missing. */
export const WholeTotalCard = observer(function WholeTotalCard(props: WholeTotalProps) {
  const { viewModel, children = <Skeleton shape="summary" /> } = props;
  const { total } = viewModel;
  switch (total.kind) {
    case 'loading':
      return children;
    case 'failed':
      return (
        <LoadError
          isPart
          what={copy.what}
          failure={total.failure}
          money={copy.safe}
          onRetry={() => viewModel.retry()}
        />
      );
    case 'ready':
      // Nothing but zeros says nothing.
      if (total.missing === undefined && total.figures.putIn.isZero()) return undefined;
      return <Total {...props} total={total} />;
  }
});

interface TotalProps extends WholeTotalProps {
  readonly total: Extract<WholeTotal, { kind: 'ready' }>;
}

const Total = observer(function Total(props: TotalProps) {
  const { viewModel, actions, canReload = false, total } = props;
  const { figures, missing } = total;
  const { hasShares, deposits } = viewModel;
  const { value } = deposits.summary;
  return (
    <InvestmentSummary
      label={investmentCopy.summary}
      title={missing === undefined ? investmentCopy.totals.all : copy.titleWithout[missing]}
      figures={figures}
      {...(value !== undefined && {
        detail: investmentCopy.depositsEarnedToday(formatRupees(value.todaysEarning)),
      })}
      parts={missing === undefined && hasShares ? partsOf(viewModel) : []}
      facts={factsOf(figures)}
      notes={[
        ...(missing === undefined
          ? []
          : [<Missing key="missing" {...{ viewModel, canReload }} part={missing} />]),
        ...(hasShares ? [copy.sharesNote] : []),
      ]}
      actions={actions}
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

interface MissingProps {
  readonly viewModel: WholePortfolioViewModel;
  readonly canReload: boolean;
  readonly part: MissingPart;
}

/** Says which part is not in the total, because it is coming or could not be loaded. */
function Missing({ viewModel, canReload, part }: MissingProps) {
  if (part === 'shares-coming') return <span role="status">{copy.sharesComing}</span>;
  const retry = () =>
    part === 'deposits' ? viewModel.deposits.retry() : void viewModel.shares.reload();
  return (
    <>
      <span role="status">{copy.missing[part]}</span>{' '}
      {canReload && (
        <Button kind="quiet" size="small" onClick={retry}>
          {copy.tryAgain}
        </Button>
      )}
    </>
  );
}

/** The values of deposits, shares and baskets, which add up to the total. */
function partsOf({ deposits, shares }: WholePortfolioViewModel): readonly CompositionPart[] {
  const worth = shares.value?.worth;
  if (deposits.summary.value === undefined || worth === undefined) return [];
  return [
    partOf(copy.deposits, deposits.summary.value.worth),
    partOf(copy.shares, worth.sharesWorth),
    partOf(copy.baskets, worth.basketsWorth),
  ].filter(({ value }) => value > 0);
}

function partOf(name: string, worth: Money): CompositionPart {
  return { name, value: worth.decimal.toNumber(), text: formatRupees(worth) };
}
