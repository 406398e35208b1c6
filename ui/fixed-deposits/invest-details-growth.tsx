import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { DepositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import {
  elapsedText,
  type GrowthPoint,
  growthSeries,
  growthStepsFor,
} from '#domain/fixed-deposits/growth-series.ts';
import { isCumulative } from '#domain/fixed-deposits/payout-frequency.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '../platform/design-system/card.tsx';
import { GrowthChart } from '../platform/design-system/growth-chart.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { domainQuoteOf } from './domain-quote.ts';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { growthWords as words } from './invest-details-words.ts';
import { tenureInWords } from './tenure-text.tsx';

interface InvestDetailsGrowthProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
}

/** The deposit over its tenure, with the figures behind the picture. */
export const InvestDetailsGrowth = observer(function InvestDetailsGrowth({
  viewModel,
  deposit,
}: InvestDetailsGrowthProps) {
  const { shown, state } = viewModel.quote;
  if (shown === undefined) {
    return state.kind === 'loading' ? <Skeleton shape="card" label="" /> : null;
  }
  const quote = domainQuoteOf(shown, deposit.issuerId);
  if (quote === undefined) return null;
  const { principal, tenure, payoutFrequency } = quote.terms;
  const series = growthSeries(quote, growthStepsFor(tenure));
  const points = series.map((point) => chartPoint(point, quote));
  const end = formatRupees(series.at(-1)?.value ?? quote.maturityAmount);
  return (
    <Card as="section" label={words.title}>
      <GrowthChart
        title={isCumulative(payoutFrequency) ? words.title : words.payoutTitle}
        summary={words.summary(formatRupees(principal), end, tenureInWords(tenure))}
        points={points}
      />
    </Card>
  );
});

function chartPoint({ days, interest, value }: GrowthPoint, { terms }: DepositQuote) {
  const isLast = days >= terms.tenure.days;
  return {
    label: isLast ? terms.tenure.text : (elapsedText(days) ?? words.today),
    principal: terms.principal.decimal.toNumber(),
    interest: interest.decimal.toNumber(),
    principalText: formatRupees(terms.principal),
    interestText: formatRupees(interest.toRupee()),
    totalText: formatRupees(value.toRupee()),
  };
}
