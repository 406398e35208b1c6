import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { growthSeries } from '#domain/fixed-deposits/interest/growth-series.ts';
import { payoutsSoFar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  formatCompactRupees,
  formatDate,
  formatRupees,
} from '#domain/platform/indian-formatting.ts';
import { useState } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Vine } from '#ui/platform/design-system/charts/vine.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { quoteSentence } from '#ui/fixed-deposits/quote/quote-sentence.ts';
import { GrowthTable } from './growth-table.tsx';
import { growthCopy as copy } from './copy.ts';

interface InvestDetailsGrowthProps {
  readonly quote: DepositQuote;
}

/** A chart of the deposit over time: its value on any day, or its payouts. */
export function InvestDetailsGrowth({ quote }: InvestDetailsGrowthProps) {
  const isGrowing = isCumulative(quote.terms.payoutFrequency);
  return (
    <Card as="section" label={isGrowing ? copy.title : copy.payoutTitle}>
      {isGrowing ? <Growth quote={quote} /> : <Payouts quote={quote} />}
    </Card>
  );
}

/**
 * Number of steps of the handle for a tenure in days. For a tenure in months, one step is a month.
 */
const STEPS_OF_DAYS = 12;

/** The stem shows the interest, from zero to the total; the principal is a line of text. */
function Growth({ quote }: InvestDetailsGrowthProps) {
  const today = useToday();
  const [chosen, choose] = useState<number>();
  const { principal, tenure } = quote.terms;
  const points = pointsOf(quote, today);
  const steps = points.length - 1;
  const at = Math.min(chosen ?? steps, steps);
  const point = points[at];
  const most = points.at(-1)?.interest ?? 1;
  if (point === undefined) return undefined;
  return (
    <Vine
      title={copy.title}
      summary={quoteSentence(quote)}
      items={[fruitOf(quote, today)]}
      stem={points.map(({ interest }, step) => ({ at: step / steps, height: interest / most }))}
      ticks={[
        { at: 0, label: copy.today },
        { at: 1, label: formatDate(tenure.maturityDateFrom(today)) },
      ]}
      handle={{
        label: copy.handle,
        at: at / steps,
        text: copy.worth(point.valueText, point.dateText),
        step: 1 / steps,
        onMove: (share) => choose(Math.round(share * steps)),
      }}
      table={<GrowthTable title={copy.title} quote={quote} />}
    >
      <p>{copy.parts(formatRupees(principal), point.interestText)}</p>
    </Vine>
  );
}

function pointsOf(quote: DepositQuote, today: CalendarDate) {
  const { tenure } = quote.terms;
  const isInMonths = tenure.wholeMonths > 0 && tenure.parts.days === 0;
  const steps = isInMonths ? tenure.wholeMonths : STEPS_OF_DAYS;
  return growthSeries(quote, steps).map(({ days, interest, value }, step) => {
    const date = isInMonths
      ? today.plus({ months: step })
      : today.plus({ days: Math.round((tenure.parts.days * step) / steps) });
    return {
      days,
      interest: interest.decimal.toNumber(),
      interestText: formatRupees(interest.toRupee()),
      valueText: formatRupees(value.toRupee()),
      dateText: formatDate(date),
    };
  });
}

/** The fruit at the end of the stem, which represents the maturity amount. */
function fruitOf(quote: DepositQuote, today: CalendarDate) {
  const { maturityAmount, terms } = quote;
  return {
    key: 'maturity',
    kind: 'fruit' as const,
    at: 1,
    amount: maturityAmount.decimal.toNumber(),
    date: formatDate(terms.tenure.maturityDateFrom(today)),
    amountText: formatRupees(maturityAmount),
    account: copy.maturity,
    sum: formatCompactRupees(maturityAmount),
  };
}

/** Draws each payout as a leaf, because the balance of a non-cumulative deposit does not grow. */
function Payouts({ quote }: InvestDetailsGrowthProps) {
  const today = useToday();
  const payouts = payoutsSoFar(quote, today);
  const all = Math.max(1, today.daysUntil(quote.terms.tenure.maturityDateFrom(today)));
  const leaves = payouts.map(({ date, amount }) => ({
    key: date.iso,
    kind: 'leaf' as const,
    at: today.daysUntil(date) / all,
    amount: amount.decimal.toNumber(),
    date: formatDate(date),
    amountText: formatRupees(amount),
    account: copy.interest,
  }));
  return (
    <Vine
      title={copy.payoutTitle}
      summary={quoteSentence(quote)}
      items={[...leaves, fruitOf(quote, today)]}
      ticks={[
        { at: 0, label: copy.today },
        { at: 1, label: formatDate(quote.terms.tenure.maturityDateFrom(today)) },
      ]}
    >
      <p>{copy.payoutNote}</p>
    </Vine>
  );
}
