import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { memo } from 'react';
import { LazyOfferExit } from '#ui/fixed-deposits/early-exit/lazy-offer-exit.tsx';
import { WhenNear } from '#ui/platform/when-near.tsx';
import type { CheckedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { LazyDepositReturns } from '#ui/fixed-deposits/returns/lazy-deposit-returns.tsx';
import { InvestDetailsComparison } from './invest-details-comparison.tsx';
import { InvestDetailsGrowth } from './invest-details-growth.tsx';
import { InvestDetailsYield } from './invest-details-yield.tsx';

/** Downloaded after the figures, because the chart library is large. */
export const InvestDetailsCharts = memo(function InvestDetailsCharts({
  checked,
  deposit,
  rateCard,
  column,
}: {
  readonly checked: CheckedQuote;
  readonly deposit: DepositProduct;
  readonly rateCard: RateCard | undefined;
  readonly column: RateColumn;
}) {
  const { answer, own } = checked;
  const offer = { deposit, card: rateCard, column };
  return (
    <>
      {own !== undefined && <InvestDetailsGrowth quote={own} offer={offer} />}
      <WhenNear>
        {own !== undefined && <LazyDepositReturns quote={own} />}
        <LazyOfferExit quote={own} {...offer} />
      </WhenNear>
      <InvestDetailsYield checked={checked} deposit={deposit} />
      <InvestDetailsComparison shown={answer} deposit={deposit} />
    </>
  );
});
