import { checkRecords } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Something that happened on a day in India. */
export interface DatedEntry {
  readonly date: CalendarDate;
  /** The time in epoch milliseconds; absent if only the day is known. */
  readonly at?: number | undefined;
}

/** The entries of one calendar month. */
export interface Month<Entry extends Pick<DatedEntry, 'date'>> {
  /** Such as `November 2026`. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/**
 * Groups entries by calendar month. Months and entries keep the order of the entries.
 *
 * @source Vriddhi's own rule: statements have a heading for each month
 * @throws an error for anything but a list of entries
 * @example
 * ```ts
 * groupedByMonth([]); // => []
 * ```
 */
export function groupedByMonth<Entry extends Pick<DatedEntry, 'date'>>(
  entries: readonly Entry[],
): readonly Month<Entry>[] {
  const months = new Map<string, Entry[]>();
  for (const entry of checkRecords(entries)) {
    const name = monthName(checkDate(entry.date));
    const ofMonth = months.get(name);
    if (ofMonth === undefined) months.set(name, [entry]);
    else ofMonth.push(entry);
  }
  return Array.from(months, ([name, ofMonth]) => ({ name, entries: ofMonth }));
}

/**
 * Sorts entries by day, newest first. On the same day, the latest time is first, and entries
 * without a time follow in their order.
 *
 * @source Vriddhi's own rule: the activity of an investor, newest first
 * @throws an error for anything but a list of entries
 * @example
 * ```ts
 * const [date, before] = [CalendarDate.of('2026-11-21'), CalendarDate.of('2026-11-20')];
 * newestFirst([{ date: before }, { date, at: 1 }, { date, at: 2 }]).map(({ at }) => at);
 * // => [2, 1, undefined]
 * ```
 */
export function newestFirst<Entry extends DatedEntry>(entries: readonly Entry[]): readonly Entry[] {
  return checkRecords(entries).toSorted((one, other) => {
    const days = checkDate(one.date).daysUntil(other.date);
    if (days !== 0) return days;
    return (other.at ?? 0) - (one.at ?? 0);
  });
}

function monthName({ month, year }: CalendarDate): string {
  return `${MONTHS[month - 1]} ${year}`;
}
