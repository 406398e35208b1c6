import { checkText, checkInteger } from '../../platform/argument-checks.ts';
import { withoutGroups } from '../../platform/grouped-digits.ts';

/** Maximum number of digits that units can have when typed. */
export const MOST_UNIT_DIGITS = 9;
/** Maximum number of units of one order. */
export const LARGEST_UNITS = 999_999_999;

export type UnitsViolation =
  | { readonly kind: 'missing' }
  /** Contains characters other than the digits 0 to 9. */
  | { readonly kind: 'not-digits' }
  | { readonly kind: 'too-many-digits'; readonly most: number }
  | { readonly kind: 'below-minimum'; readonly minimum: number };

/**
 * Normalises typed or pasted units: removes commas and surrounding spaces from a whole number.
 * Leaves any other text unchanged, so that the check rejects it: `10.5` does not become 105.
 *
 * @source PM-5.1, PM-5.6, PM-5.7; private market, sections 5 and 9
 * @param text typed or pasted text
 * @throws an error for anything but text
 * @example
 * ```ts
 * unitsInput(' 1,00,000 '); // => '100000'
 * unitsInput('10.5'); // => '10.5'
 * ```
 */
export function unitsInput(text: string): string {
  const digits = withoutGroups(checkText(text).trim());
  return digits !== undefined && /^[0-9]*$/.test(digits) ? digits : text;
}

/**
 * Parses typed units: a whole number of one to nine digits; undefined for any other text.
 *
 * @source PM-5.6, PM-5.7; private market, section 5
 * @param text the content of the field
 * @throws an error for anything but text
 * @example
 * ```ts
 * readUnits('0250'); // => 250
 * readUnits('2.5'); // => undefined
 * ```
 */
export function readUnits(text: string): number | undefined {
  return /^[0-9]{1,9}$/.test(checkText(text)) ? Number(text) : undefined;
}

/**
 * Checks the units of an order: a whole number of at most nine digits, and at least the share's
 * minimum.
 *
 * @source PM-5.8, PM-5.9, PM-5.11, PM-5.12, PM-5.13; private market, section 5
 * @param text the content of the field
 * @param minimumQuantity the fewest units that can be bought, 1 or more
 * @throws an error for a minimum that is not a whole number from 1 to 999999999
 * @example
 * ```ts
 * unitsViolation('40', 50); // => { kind: 'below-minimum', minimum: 50 }
 * unitsViolation('50', 50); // => undefined
 * ```
 */
export function unitsViolation(text: string, minimumQuantity: number): UnitsViolation | undefined {
  const minimum = checkInteger(minimumQuantity, { least: 1, most: LARGEST_UNITS });
  if (checkText(text).trim() === '') return { kind: 'missing' };
  if (!/^[0-9]+$/.test(text)) return { kind: 'not-digits' };
  if (text.length > MOST_UNIT_DIGITS) return { kind: 'too-many-digits', most: MOST_UNIT_DIGITS };
  return Number(text) < minimum ? { kind: 'below-minimum', minimum } : undefined;
}

/**
 * Whether the app asks the server for the price of the typed units: only if these units can be
 * ordered.
 *
 * @source PM-5.16; private market, section 5
 * @param text the content of the field
 * @param minimumQuantity the fewest units that can be bought, 1 or more
 * @throws an error for a minimum that is not a whole number from 1 to 999999999
 * @example
 * ```ts
 * isPriceAskedFor('49', 50); // => false
 * isPriceAskedFor('50', 50); // => true
 * ```
 */
export function isPriceAskedFor(text: string, minimumQuantity: number): boolean {
  return unitsViolation(text, minimumQuantity) === undefined;
}
