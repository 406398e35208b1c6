import type { CalendarDate } from '../platform/calendar-date.ts';
import { asText, checkRecord } from '../platform/argument-checks.ts';
import { isFoundIn } from '../platform/text-search.ts';

/** A news item about a company. */
export interface NewsItem {
  readonly date: CalendarDate;
  /** The name of the company. */
  readonly name: string;
  readonly heading: string;
  readonly shortDescription: string;
  /** Absent if there is none; a placeholder image is shown instead. */
  readonly image?: string | undefined;
  readonly newsUrl: string;
}

/**
 * Trims the search text.
 *
 * @source PM-5.45, AP-5.95; private market, section 5
 * @throws an error for anything but text
 * @example
 * ```ts
 * newsSearchTerm('  Kaveri Foods '); // => 'Kaveri Foods'
 * ```
 */
export function newsSearchTerm(text: string): string {
  return asText(text).trim();
}

/**
 * Whether news matches a search: each word is in the name of its company or in its headline.
 *
 * @source PM-2.175, PM-7.48, AP-7.71; private market, sections 2 and 7
 * @throws an error for anything but text
 * @example
 * ```ts
 * isNewsAbout({ name: 'Kaveri Foods', heading: 'A second mill' }, 'kaveri mill'); // => true
 * ```
 */
export function isNewsAbout(
  item: { readonly name: string; readonly heading: string },
  search: string,
): boolean {
  const { name, heading } = checkRecord(item);
  return isFoundIn(search, [name, heading]);
}
