import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import type { PositionGain } from '#domain/private-market/holdings/holdings.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { InvestmentSummary } from '#ui/platform/investments/investment-summary.tsx';
import { investmentCopy } from '#ui/platform/investments/copy.ts';
import { GainText } from '#ui/private-market/shared/gain-text.tsx';
import { portfolioCopy as copy } from './copy.ts';

interface PortfolioTotalProps extends Pick<PrivateHoldings, 'totals' | 'worth'> {
  readonly gain: PositionGain | undefined;
}

export function PortfolioTotal({ totals, worth, gain }: PortfolioTotalProps) {
  const { totalInvestment, shareCount, basketCount } = totals;
  const isHolding = !totalInvestment.isZero();
  const change = gain === undefined ? {} : { detail: <GainText gain={gain} /> };
  return (
    <InvestmentSummary
      label={copy.summary}
      title={investmentCopy.total}
      figures={worth}
      copy={copy.terms}
      facts={[
        ...(isHolding
          ? [{ label: copy.cost, value: formatRupees(totalInvestment), ...change }]
          : []),
        { label: copy.shareCount, value: shareCount },
        { label: copy.basketCount, value: basketCount },
      ]}
      notes={[
        ...(worth.unpricedCount > 0 ? [copy.unpriced(worth.unpricedCount)] : []),
        ...(isHolding ? [copy.worthNote] : []),
      ]}
    />
  );
}
