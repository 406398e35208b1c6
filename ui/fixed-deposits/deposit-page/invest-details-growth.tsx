import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { growthSeries } from '#domain/fixed-deposits/interest/growth-series.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { useState } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Vine } from '#ui/platform/design-system/charts/vine.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { LazyExitOnDay } from '#ui/fixed-deposits/early-exit/lazy-exits.tsx';
import type { ExitOffer } from '#ui/fixed-deposits/early-exit/use-offer-exit.ts';
import { dayAfter, MATURITY, quoteVine } from '#ui/fixed-deposits/shared/quote-vine.ts';
import { GrowthTable } from './growth-table.tsx';
import { growthCopy as copy } from './copy.ts';

interface InvestDetailsGrowthProps {
  readonly quote: DepositQuote;
  /** What an early exit depends on. */
  readonly offer: ExitOffer;
}

/**
 * A chart of the deposit over time: its value on any day, or its payouts. For a chosen day it says
 * what an early exit pays.
 */
export function InvestDetailsGrowth(props: InvestDetailsGrowthProps) {
  const isGrowing = isCumulative(props.quote.terms.payoutFrequency);
  return (
    <Card as="section" label={isGrowing ? copy.title : copy.payoutTitle}>
      {isGrowing ? <Growth {...props} /> : <Payouts {...props} />}
    </Card>
  );
}

/**
 * Number of steps of the handle for a tenure in days. For a tenure in months, one step is a month.
 */
const STEPS_OF_DAYS = 12;

/** The stem shows the interest, from zero to the total; the principal is a line of text. */
function Growth({ quote, offer }: InvestDetailsGrowthProps) {
  const today = useToday();
  const [chosen, choose] = useState<number>();
  const { principal, tenure } = quote.terms;
  const isInMonths = tenure.wholeMonths > 0 && tenure.parts.days === 0;
  const steps = isInMonths ? tenure.wholeMonths : STEPS_OF_DAYS;
  const at = Math.min(chosen ?? steps, steps);
  const point = growthSeries(quote, steps)[at];
  if (point === undefined) return undefined;
  const day = dayAfter(today, { tenure, step: at, steps });
  return (
    <Vine
      title={copy.title}
      {...quoteVine(quote, { from: today, today })}
      handle={{
        label: copy.handle,
        at: at / steps,
        text: copy.worth(formatRupees(point.value.toRupee()), formatDate(day)),
        step: 1 / steps,
        onMove: (share) => choose(Math.round(share * steps)),
      }}
      reading={chosen === undefined ? copy.hint : <LazyExitOnDay {...offer} {...{ quote, day }} />}
      table={<GrowthTable title={copy.title} quote={quote} />}
    >
      <p>{copy.parts(formatRupees(principal), formatRupees(point.interest.toRupee()))}</p>
    </Vine>
  );
}

/** Draws each payout as a leaf, because the balance of a non-cumulative deposit does not grow. */
function Payouts({ quote, offer }: InvestDetailsGrowthProps) {
  const today = useToday();
  const [chosen, choose] = useState<string>();
  const until = quote.terms.tenure.maturityDateFrom(today);
  const day = chosen === MATURITY ? until : chosen && CalendarDate.of(chosen);
  return (
    <Vine
      title={copy.payoutTitle}
      {...quoteVine(quote, { from: today, today })}
      onChoose={({ key }) => choose(key)}
      reading={day ? <LazyExitOnDay {...offer} {...{ quote, day }} /> : copy.hint}
    >
      <p>{copy.payoutNote}</p>
    </Vine>
  );
}
