import type { CalendarSpan } from '../../platform/calendar-date.ts';
import type { Tenure } from './tenure.ts';

/**
 * A tenure in words, such as `1 year 6 months`.
 *
 * @source FD-1.4: a tenure is a number of years, months and days
 * @example
 * ```ts
 * tenureInWords(Tenure.of({ years: 1, months: 6 })); // => '1 year 6 months'
 * tenureInWords(Tenure.ofDays(777)); // => '777 days'
 * ```
 */
export function tenureInWords({ parts }: Tenure): string {
  return spanInWords(parts);
}

/** A span of time in words, without its parts of zero. */
export function spanInWords({ years = 0, months = 0, days = 0 }: CalendarSpan): string {
  return [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')]
    .filter((part) => part !== '')
    .join(' ');
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
