import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { observer } from 'mobx-react-lite';
import type { CompositionPart } from '#ui/platform/design-system/charts/composition-bar.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { investmentCopy } from '#ui/platform/investments/copy.ts';
import { InvestmentSummary } from '#ui/platform/investments/investment-summary.tsx';
import { portfolioCopy as copy } from './copy.ts';
import type { WholePortfolioViewModel, WholeTotal } from './whole-portfolio.view-model.ts';

interface WholeTotalProps {
  readonly viewModel: WholePortfolioViewModel;
}

/** The value of everything the investor holds; marked if a part of it is missing. */
export const WholeTotalCard = observer(function WholeTotalCard({ viewModel }: WholeTotalProps) {
  const { total } = viewModel;
  switch (total.kind) {
    case 'loading':
      return <Skeleton shape="summary" />;
    case 'failed':
      return (
        <LoadError
          isPart
          what="Your total"
          failure={total.failure}
          money={copy.safe}
          onRetry={() => viewModel.retry()}
        />
      );
    case 'ready':
      // Nothing but zeros says nothing.
      if (total.figures.putIn.isZero()) return undefined;
      return <Total viewModel={viewModel} total={total} />;
  }
});

interface TotalProps extends WholeTotalProps {
  readonly total: Extract<WholeTotal, { kind: 'ready' }>;
}

const TITLES = { deposits: copy.sharesWorth, shares: copy.depositsWorth } as const;
const MISSING = { deposits: copy.depositsMissing, shares: copy.sharesMissing } as const;

const Total = observer(function Total({ viewModel, total }: TotalProps) {
  const { figures, missing } = total;
  const deposits = viewModel.deposits.summary.value;
  const hasShares = viewModel.shares.value?.worth.putIn.isZero() === false;
  return (
    <InvestmentSummary
      label={investmentCopy.summary}
      title={missing === undefined ? investmentCopy.totals.all : TITLES[missing]}
      figures={figures}
      {...(deposits !== undefined && {
        detail: investmentCopy.depositsEarnedToday(formatRupees(deposits.todaysEarning)),
      })}
      parts={missing === undefined && hasShares ? partsOf(viewModel) : []}
      notes={[
        ...(missing === undefined ? [] : [MISSING[missing]]),
        ...(hasShares ? [copy.sharesNote] : []),
      ]}
    />
  );
});

/** The values of deposits, shares and, if there are any, baskets, which add up to the total. */
function partsOf({ deposits, shares }: WholePortfolioViewModel): readonly CompositionPart[] {
  const worth = shares.value?.worth;
  if (deposits.summary.value === undefined || worth === undefined) return [];
  const { sharesWorth, basketsWorth } = worth;
  return [
    partOf(copy.partDeposits, deposits.summary.value.worth),
    partOf(copy.partShares, sharesWorth),
    ...(basketsWorth.isZero() ? [] : [partOf(copy.partBaskets, basketsWorth)]),
  ];
}

function partOf(name: string, worth: Money): CompositionPart {
  return { name, value: worth.decimal.toNumber(), text: formatRupees(worth) };
}
