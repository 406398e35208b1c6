import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { type HeldSpan, shareRun } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { growthSeries, growthStepsFor } from '#domain/fixed-deposits/interest/growth-series.ts';
import { type PayoutSoFar, payoutsSoFar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  formatCompactRupees,
  formatDate,
  formatRupees,
} from '#domain/platform/indian-formatting.ts';
import type { VineProps } from '#ui/platform/design-system/charts/vine.tsx';
import { quoteSentence } from '#ui/fixed-deposits/quote/quote-sentence.ts';

/** Number of intervals of the stem. */
const STEM_STEPS = 24;
/** The shares of the axis between which the label of today touches no other label. */
const ROOM_FOR_TODAY = { from: 0.3, until: 0.7 };
/** The key of the fruit. The key of a payout is its day. */
export const MATURITY = 'maturity';

const copy = {
  today: 'Today',
  interest: 'interest',
  maturity: 'maturity amount',
  drawn: (span: readonly string[], leaves: number, amount: string) =>
    `The chart runs from ${span.join(' to ')}, with ${leaves} leaves for interest and ${amount} ` +
    'at the end.',
} as const;

/** The first day of a deposit, and the day on which it is drawn. */
interface Days {
  readonly from: CalendarDate;
  readonly today: CalendarDate;
}

type Drawn = Pick<VineProps, 'summary' | 'drawn' | 'items' | 'ticks' | 'stem' | 'mark'>;

/**
 * The chart of a deposit from its first day to its maturity. The stem is the interest if it grows,
 * and each leaf is a payout, or the interest that a year or month adds. A line marks today in the
 * middle of the tenure.
 */
export function quoteVine(quote: DepositQuote, { from, today }: Days): Drawn {
  const { payoutFrequency, tenure } = quote.terms;
  const until = tenure.maturityDateFrom(from);
  const run = { startedOn: from, maturityDate: until };
  const now = shareRun(run, today);
  const isMarked = now > ROOM_FOR_TODAY.from && now < ROOM_FOR_TODAY.until;
  const isGrowing = isCumulative(payoutFrequency);
  const leaves = isGrowing ? grownLeaves(quote, from) : paidLeaves(quote, run);
  const middle = dayAfter(from, { tenure, step: 1, steps: 2 });
  return {
    summary: quoteSentence(quote),
    drawn: copy.drawn(
      [from, until].map((day) => formatDate(day)),
      leaves.length,
      formatRupees(quote.maturityAmount),
    ),
    items: [...leaves, fruitOf(quote, until)],
    ticks: [
      { at: 0, label: from.equals(today) ? copy.today : formatDate(from) },
      isMarked
        ? { at: now, label: copy.today }
        : { at: shareRun(run, middle), label: formatDate(middle), isMiddle: true },
      { at: 1, label: formatDate(until) },
    ],
    ...(isMarked && { mark: now }),
    ...(isGrowing && { stem: stemOf(quote) }),
  };
}

/** The interest from zero to the total. */
function stemOf(quote: DepositQuote) {
  const points = growthSeries(quote, STEM_STEPS).map(({ interest }) => interest.decimal.toNumber());
  const most = points.at(-1) ?? 0;
  return points.map((interest, step) => ({
    at: step / STEM_STEPS,
    height: most === 0 ? 0 : interest / most,
  }));
}

/** A leaf for each row of the table of figures, in the middle of its year or month. */
function grownLeaves(quote: DepositQuote, from: CalendarDate) {
  const { tenure } = quote.terms;
  const steps = growthStepsFor(tenure);
  return growthSeries(quote, steps)
    .map(({ added }, step) => {
      const date = dayAfter(from, { tenure, step, steps });
      return leafOf({ at: (step - 0.5) / steps, date, amount: added });
    })
    .slice(1);
}

function paidLeaves(quote: DepositQuote, run: HeldSpan) {
  return payoutsSoFar(quote, run.startedOn).map(({ date, amount }) =>
    leafOf({ at: shareRun(run, date), date, amount }),
  );
}

function leafOf({ at, date, amount }: Pick<PayoutSoFar, 'date' | 'amount'> & { at: number }) {
  return {
    key: date.iso,
    kind: 'leaf' as const,
    at,
    amount: amount.decimal.toNumber(),
    date: formatDate(date),
    amountText: formatRupees(amount),
    account: copy.interest,
  };
}

function fruitOf({ maturityAmount }: DepositQuote, until: CalendarDate) {
  return {
    key: MATURITY,
    kind: 'fruit' as const,
    at: 1,
    amount: maturityAmount.decimal.toNumber(),
    date: formatDate(until),
    amountText: formatRupees(maturityAmount),
    account: copy.maturity,
    sum: formatCompactRupees(maturityAmount),
  };
}

interface Step {
  readonly tenure: Tenure;
  /** The number of the day among `steps` equal parts of the tenure. */
  readonly step: number;
  readonly steps: number;
}

/** The day after a part of the tenure, in whole months if that is possible. */
export function dayAfter(from: CalendarDate, { tenure, step, steps }: Step): CalendarDate {
  const months = (tenure.wholeMonths * step) / steps;
  if (tenure.parts.days === 0 && Number.isInteger(months)) return from.plus({ months });
  const days = from.daysUntil(tenure.maturityDateFrom(from));
  return from.plus({ days: Math.round((days * step) / steps) });
}
