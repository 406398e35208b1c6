import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { memo } from 'react';
import type { CheckedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { InvestDetailsComparison } from './invest-details-comparison.tsx';
import { InvestDetailsGrowth } from './invest-details-growth.tsx';
import { InvestDetailsYield } from './invest-details-yield.tsx';

/** Downloaded after the figures, because the chart library is large. */
export const InvestDetailsCharts = memo(function InvestDetailsCharts({
  checked,
  deposit,
}: {
  readonly checked: CheckedQuote;
  readonly deposit: DepositProduct;
}) {
  const { answer, own } = checked;
  return (
    <>
      {own !== undefined && <InvestDetailsGrowth quote={own} />}
      <InvestDetailsYield checked={checked} deposit={deposit} />
      <InvestDetailsComparison shown={answer} deposit={deposit} />
    </>
  );
});
