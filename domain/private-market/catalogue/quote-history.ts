import { checkInstance, checkInteger, checkRecords } from '../../platform/argument-checks.ts';
import { CalendarDate } from '../../platform/calendar-date.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';

/** A price at which a share was quoted on a day; rupees per share. */
export interface DatedPrice {
  readonly pricePerUnit: Money;
  readonly quotedOn: CalendarDate;
}

const LONGEST_MONTHS = 1200;

/**
 * The quotes of the last months up to the newest quote, oldest first. Quotes of one day keep their
 * order.
 *
 * @source Vriddhi's own rule: unlisted shares have single quotes, so a period ends with the newest
 * @param quotes in any order
 * @param months whole, from 1 to 1200
 * @throws an error for anything but a list of dated prices, or for months outside that range
 * @example
 * ```ts
 * const on = (iso, text) => ({ pricePerUnit: Money.of(text), quotedOn: CalendarDate.of(iso) });
 * const quotes = [on('2026-11-22', '760'), on('2026-09-01', '740'), on('2026-03-01', '700')];
 * quotesOfLast(quotes, 3).map(({ pricePerUnit }) => pricePerUnit.text); // => ['740', '760']
 * ```
 */
export function quotesOfLast<Quote extends DatedPrice>(
  quotes: readonly Quote[],
  months: number,
): readonly Quote[] {
  const span = checkInteger(months, { least: 1, most: LONGEST_MONTHS });
  const ordered = checkAndSortQuotes(quotes);
  const start = ordered.at(-1)?.quotedOn.plus({ months: -span });
  return start === undefined ? [] : ordered.filter(({ quotedOn }) => !quotedOn.isBefore(start));
}

/**
 * The price of 12 months before the newest quote: the last quote of that day or of a day before it.
 *
 * @source Vriddhi's own rule: the change of a price over 12 months starts at a real quote
 * @param quotes in any order
 * @returns undefined if no quote is that old
 * @throws an error for anything but a list of dated prices
 * @example
 * ```ts
 * const on = (iso, text) => ({ pricePerUnit: Money.of(text), quotedOn: CalendarDate.of(iso) });
 * const quotes = [on('2025-10-30', '650'), on('2026-11-22', '760'), on('2025-11-30', '655')];
 * quoteYearBefore(quotes).pricePerUnit.text; // => '650'
 * ```
 */
export function quoteYearBefore<Quote extends DatedPrice>(
  quotes: readonly Quote[],
): Quote | undefined {
  const ordered = checkAndSortQuotes(quotes);
  const day = ordered.at(-1)?.quotedOn.plus({ years: -1 });
  if (day === undefined) return undefined;
  return ordered.findLast(({ quotedOn }) => !quotedOn.isAfter(day));
}

function checkAndSortQuotes<Quote extends DatedPrice>(quotes: readonly Quote[]): readonly Quote[] {
  const checked = checkRecords(quotes).map((quote) => {
    checkMoney(quote.pricePerUnit);
    const day = checkInstance(quote.quotedOn, CalendarDate, 'a calendar date');
    return { quote, day: day.iso };
  });
  const sorted = checked.toSorted((a, b) => Number(a.day > b.day) - Number(a.day < b.day));
  return sorted.map(({ quote }) => quote);
}
