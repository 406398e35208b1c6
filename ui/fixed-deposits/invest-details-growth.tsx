import type { DepositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import {
  elapsedText,
  type GrowthPoint,
  growthSeries,
  growthStepsFor,
} from '#domain/fixed-deposits/growth-series.ts';
import { isCumulative } from '#domain/fixed-deposits/payout-frequency.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '../platform/design-system/card.tsx';
import { GrowthChart } from '../platform/design-system/growth-chart.tsx';
import { growthWords as words } from './invest-details-words.ts';
import { tenureInWords } from './tenure-text.tsx';

/** The deposit over its tenure, with the figures behind the picture. */
export function InvestDetailsGrowth({ quote }: { readonly quote: DepositQuote }) {
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
}

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
