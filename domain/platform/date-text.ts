import { checkText } from './argument-checks.ts';

const YEAR_FIRST = /^\s*([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})\s*$/;
const DAY_FIRST = /^\s*([0-9]{1,2})[/.\-\s]([0-9]{1,2})[/.\-\s]([0-9]{4})\s*$/;
const SLASHED = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/;

/**
 * Normalises a complete date to DD/MM/YYYY, without checking that the day exists. Returns any other
 * text unchanged, such as two dates, or a date with a time, whose day depends on the time zone.
 *
 * @source AP-3.28
 * @throws an error for anything but text
 * @example
 * ```ts
 * slashedDateText('2026-11-21'); // => '21/11/2026'
 * slashedDateText('1-1-1990'); // => '01/01/1990'
 * slashedDateText('soon'); // => 'soon'
 * ```
 */
export function slashedDateText(text: string): string {
  return checkText(text)
    .replace(YEAR_FIRST, '$3/$2/$1')
    .replace(DAY_FIRST, (_, day: string, month: string, year: string) =>
      [day.padStart(2, '0'), month.padStart(2, '0'), year].join('/'),
    );
}

/**
 * Converts DD/MM/YYYY to YYYY-MM-DD; returns an empty text while the date is incomplete.
 *
 * @source ISO 8601
 * @throws an error for anything but text
 * @example
 * ```ts
 * isoDateText('21/11/2026'); // => '2026-11-21'
 * isoDateText('21/11'); // => ''
 * ```
 */
export function isoDateText(slashedText: string): string {
  const text = checkText(slashedText);
  return SLASHED.test(text) ? text.replace(SLASHED, '$3-$2-$1') : '';
}
