import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Vine } from '#ui/platform/design-system/charts/vine.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { quoteVine } from './quote-vine.ts';

export interface DepositVineProps {
  /** By default, how the deposit grows or what it pays. */
  readonly title?: string;
  readonly quote: DepositQuote;
  /** The first day of the deposit. */
  readonly from: CalendarDate;
  /** Draws the stem once when the chart appears. */
  readonly isDrawnOnce?: boolean;
}

const copy = { grows: 'How it grows', pays: 'What it pays you' } as const;

/** The chart of a deposit without controls. Its sentence is the calculation. */
export function DepositVine({ title, quote, from, isDrawnOnce = false }: DepositVineProps) {
  const today = useToday();
  const usual = isCumulative(quote.terms.payoutFrequency) ? copy.grows : copy.pays;
  const drawn = quoteVine(quote, { from, today });
  return <Vine isStill isDrawnOnce={isDrawnOnce} title={title ?? usual} {...drawn} />;
}
