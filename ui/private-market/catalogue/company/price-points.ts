import type { ShareQuote } from '#application/private-market/companies.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { TrendPoint } from '#ui/platform/design-system/charts/trend-chart.tsx';

export interface DatedQuote extends ShareQuote {
  readonly quotedOn: CalendarDate;
}

/** A point of the chart: one day, on which one or several dealers quoted. */
export type PricePoint = TrendPoint & { readonly quotedOn: CalendarDate };

/**
 * The points of the price chart, spaced by time. Quotes of one day are one point with a band.
 * @param quotes oldest first
 */
export function pricePoints(quotes: readonly DatedQuote[]): readonly PricePoint[] {
  const days = daysOf(quotes);
  const [first, last] = [days[0]?.[0], days.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const span = first.quotedOn.daysUntil(last.quotedOn) || 1;
  return days.flatMap((day) => {
    const quote = day.at(-1);
    if (quote === undefined) return [];
    return [pointOf(quote, day, first.quotedOn.daysUntil(quote.quotedOn) / span)];
  });
}

function pointOf(quote: DatedQuote, day: readonly DatedQuote[], at: number): PricePoint {
  const label = formatDate(quote.quotedOn);
  const text = formatRupees(quote.pricePerUnit);
  const prices = day.map(({ pricePerUnit }) => pricePerUnit.decimal.toNumber());
  const quoted = day.map((each) => `${formatRupees(each.pricePerUnit)} by ${each.quotedBy}`);
  return {
    label,
    text,
    value: prices.at(-1) ?? 0,
    sentence: `${label}: ${quoted.join(', ')}`,
    at,
    low: Math.min(...prices),
    high: Math.max(...prices),
    quotedOn: quote.quotedOn,
  };
}

function daysOf(quotes: readonly DatedQuote[]): readonly (readonly DatedQuote[])[] {
  const days = new Map<string, DatedQuote[]>();
  for (const quote of quotes) {
    const day = quote.quotedOn.iso;
    days.set(day, [...(days.get(day) ?? []), quote]);
  }
  return [...days.values()];
}
