import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { portfolioGain } from '#domain/private-market/holdings/holdings.ts';
import { InvestmentSummary } from '#ui/platform/investments/investment-summary.tsx';
import { investmentCopy } from '#ui/platform/investments/copy.ts';
import { GainText } from '#ui/private-market/shared/gain-text.tsx';
import { portfolioCopy as copy } from './copy.ts';

type PortfolioTotalProps = Pick<PrivateHoldings, 'totals' | 'worth'>;

/** What shares and baskets are worth, what was paid for them, and what sales earned. */
export function PortfolioTotal({ totals, worth }: PortfolioTotalProps) {
  const { totalInvestment, shareCount, basketCount } = totals;
  // Nothing but zeros says nothing.
  if (worth.putIn.isZero()) return undefined;
  const isHolding = !totalInvestment.isZero();
  return (
    <InvestmentSummary
      label={copy.summary}
      title={investmentCopy.totals.shares}
      figures={worth}
      copy={copy.terms}
      facts={[
        ...(isHolding ? [costOf(worth)] : []),
        { label: copy.shareCount, value: copy.companies(shareCount) },
        { label: copy.basketCount, value: copy.basketUnits(basketCount) },
      ]}
      notes={[
        ...(worth.unpricedCount > 0 ? [copy.unpriced(worth.unpricedCount)] : []),
        ...(isHolding ? [copy.worthNote] : []),
      ]}
    />
  );
}

/** The cost of what is held. A gain would mislead if a price is missing. */
function costOf({ worth, heldCost, unpricedCount }: PortfolioTotalProps['worth']) {
  const fact = { label: copy.cost, value: formatRupees(heldCost) };
  if (unpricedCount > 0) return fact;
  const gain = portfolioGain([{ units: 0, investment: heldCost, currentValue: worth }]);
  return { ...fact, detail: <GainText gain={gain} /> };
}
