import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { shareRun } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { growthSeries } from '#domain/fixed-deposits/interest/growth-series.ts';
import { payoutsSoFar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  formatCompactRupees,
  formatDate,
  formatRupees,
} from '#domain/platform/indian-formatting.ts';
import { Vine } from '#ui/platform/design-system/charts/vine.tsx';
import { quoteSentence } from '#ui/fixed-deposits/quote/quote-sentence.ts';
import { useToday } from '#ui/platform/use-today.ts';

export interface DepositVineProps {
  /** By default, how the deposit grows or what it pays. */
  readonly title?: string;
  readonly quote: DepositQuote;
  /** The first day of the deposit. */
  readonly from: CalendarDate;
  /** Draws the stem once when the chart appears. */
  readonly isDrawnOnce?: boolean;
}

/** Number of points of the stem. */
const STEPS = 24;
/** The shares of the axis between which the label of today touches no other label. */
const ROOM_FOR_TODAY = { from: 0.3, until: 0.7 };

const copy = {
  grows: 'How it grows',
  pays: 'What it pays you',
  today: 'Today',
  interest: 'interest',
  maturity: 'maturity amount',
} as const;

/**
 * A deposit from its first day to its maturity, without controls: the growth of its interest, or
 * its payouts. A line marks today in the middle of the tenure. Its sentence is the calculation.
 */
export function DepositVine({ title, quote, from, isDrawnOnce = false }: DepositVineProps) {
  const today = useToday();
  const until = quote.terms.tenure.maturityDateFrom(from);
  const now = shareRun({ startedOn: from, maturityDate: until }, today);
  const isGrowing = isCumulative(quote.terms.payoutFrequency);
  const leaves = isGrowing ? [] : leavesOf(quote, { from, until });
  return (
    <Vine
      isStill
      isDrawnOnce={isDrawnOnce}
      title={title ?? (isGrowing ? copy.grows : copy.pays)}
      summary={quoteSentence(quote)}
      items={[...leaves, fruitOf(quote, until)]}
      ticks={ticksOf({ from, until }, { today, now })}
      {...(hasRoomAt(now) && { mark: now })}
      {...(isGrowing && { stem: stemOf(quote) })}
    />
  );
}

function hasRoomAt(share: number): boolean {
  return share > ROOM_FOR_TODAY.from && share < ROOM_FOR_TODAY.until;
}

interface Now {
  readonly today: CalendarDate;
  /** The share of the tenure that has passed, from 0 to 1. */
  readonly now: number;
}

function ticksOf({ from, until }: Run, { today, now }: Now) {
  return [
    { at: 0, label: from.equals(today) ? copy.today : formatDate(from) },
    ...(hasRoomAt(now) ? [{ at: now, label: copy.today }] : []),
    { at: 1, label: formatDate(until) },
  ];
}

/** The interest from zero to the total. */
function stemOf(quote: DepositQuote) {
  const points = growthSeries(quote, STEPS).map(({ interest }) => interest.decimal.toNumber());
  const most = points.at(-1) ?? 0;
  return points.map((interest, step) => ({
    at: step / STEPS,
    height: most === 0 ? 0 : interest / most,
  }));
}

interface Run {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

function leavesOf(quote: DepositQuote, { from, until }: Run) {
  const run = { startedOn: from, maturityDate: until };
  return payoutsSoFar(quote, from).map(({ date, amount }) => ({
    key: date.iso,
    kind: 'leaf' as const,
    at: shareRun(run, date),
    amount: amount.decimal.toNumber(),
    date: formatDate(date),
    amountText: formatRupees(amount),
    account: copy.interest,
  }));
}

function fruitOf({ maturityAmount }: DepositQuote, until: CalendarDate) {
  return {
    key: 'maturity',
    kind: 'fruit' as const,
    at: 1,
    amount: maturityAmount.decimal.toNumber(),
    date: formatDate(until),
    amountText: formatRupees(maturityAmount),
    account: copy.maturity,
    sum: formatCompactRupees(maturityAmount),
  };
}
