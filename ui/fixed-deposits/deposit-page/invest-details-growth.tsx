import { Clock } from '#application/platform/clock.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  elapsedText,
  type GrowthPoint,
  growthSeries,
  growthStepsFor,
} from '#domain/fixed-deposits/interest/growth-series.ts';
import { payoutsSoFar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { GrowthChart } from '#ui/platform/design-system/charts/growth-chart.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { growthCopy as copy } from './invest-details-copy.ts';
import { tenureInWords } from '#ui/fixed-deposits/quote/tenure-text.tsx';

interface InvestDetailsGrowthProps {
  readonly quote: DepositQuote;
}

export function InvestDetailsGrowth({ quote }: InvestDetailsGrowthProps) {
  const isGrowing = isCumulative(quote.terms.payoutFrequency);
  return (
    <Card as="section" label={copy.title}>
      {isGrowing ? <Growth quote={quote} /> : <Payouts quote={quote} />}
    </Card>
  );
}

function Growth({ quote }: InvestDetailsGrowthProps) {
  const { principal, tenure } = quote.terms;
  const series = growthSeries(quote, growthStepsFor(tenure));
  const end = formatRupees(series.at(-1)?.value ?? quote.maturityAmount);
  return (
    <GrowthChart
      title={copy.title}
      summary={copy.summary(formatRupees(principal), end, tenureInWords(tenure))}
      points={series.map((point) => chartPoint(point, quote))}
    />
  );
}

/**
 * Lists the payouts with their dates, because the balance of a non-cumulative deposit does not
 * grow.
 */
function Payouts({ quote }: InvestDetailsGrowthProps) {
  const today = usePort(Clock).today();
  const { principal, tenure } = quote.terms;
  const payouts = payoutsSoFar(quote, today);
  const start = { date: undefined, paid: Money.zero, total: principal };
  const points = [start, ...payouts].map((point) => ({
    label: point.date === undefined ? copy.today : formatDate(point.date),
    principal: principal.decimal.toNumber(),
    interest: point.paid.decimal.toNumber(),
    principalText: formatRupees(principal),
    interestText: formatRupees(point.paid),
    totalText: formatRupees(point.total),
  }));
  const [from, total] = [principal, quote.totalInterest].map((each) => formatRupees(each));
  return (
    <>
      <GrowthChart
        title={copy.payoutTitle}
        summary={copy.payoutSummary(from ?? '', total ?? '', tenureInWords(tenure))}
        points={points}
      />
      <Disclosure title={copy.payoutDates} look="link">
        <DefinitionList
          items={payouts.map(({ date, amount }) => ({
            label: formatDate(date),
            value: formatRupees(amount),
          }))}
        />
        <p>{copy.payoutNote}</p>
      </Disclosure>
    </>
  );
}

function chartPoint({ days, interest, value }: GrowthPoint, { terms }: DepositQuote) {
  const isLast = days >= terms.tenure.days;
  return {
    label: isLast ? terms.tenure.text : (elapsedText(days) ?? copy.today),
    principal: terms.principal.decimal.toNumber(),
    interest: interest.decimal.toNumber(),
    principalText: formatRupees(terms.principal),
    interestText: formatRupees(interest.toRupee()),
    totalText: formatRupees(value.toRupee()),
  };
}
