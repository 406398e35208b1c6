import type { CalendarDate } from '../platform/calendar-date.ts';
import { checkText, checkRecord } from '../platform/argument-checks.ts';
import { isFoundIn } from '../platform/text/text-search.ts';

/** A news item about a company. */
export interface NewsItem {
  readonly date: CalendarDate;
  /** The name of the company. */
  readonly name: string;
  readonly heading: string;
  readonly shortDescription: string;
  /** URL of the picture; absent if the item has none, and the page then shows a placeholder. */
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
  return checkText(text).trim();
}

/**
 * Whether a news item matches a search: the company name or the headline contains each search word.
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
