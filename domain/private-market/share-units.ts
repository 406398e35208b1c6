import { asText, asWhole } from '../platform/expected.ts';

/** Most digits that a number of units is typed with. */
export const MOST_UNIT_DIGITS = 9;
/** The largest order there can be: nine nines. */
export const LARGEST_UNITS = 999_999_999;

export type UnitsViolation =
  | { readonly kind: 'missing' }
  /** Anything but the digits 0 to 9. */
  | { readonly kind: 'not-digits' }
  | { readonly kind: 'too-many-digits'; readonly most: number }
  | { readonly kind: 'below-minimum'; readonly minimum: number };

/**
 * A field for units keeps the digits of what is typed or pasted, nine at most, and drops the rest.
 *
 * @source PM-5.1, PM-5.6, PM-5.7; private market, sections 5 and 9
 * @param text whatever was typed or pasted
 * @throws a sentence for anything but text
 * @example
 * ```ts
 * unitsInput('1,00,000 shares'); // => '100000'
 * unitsInput('1234567890'); // => '123456789'
 * ```
 */
export function unitsInput(text: string): string {
  return asText(text)
    .replaceAll(/[^0-9]/g, '')
    .slice(0, MOST_UNIT_DIGITS);
}

/**
 * Typed units are a whole number of one to nine digits; anything else is no number of units.
 *
 * @source PM-5.6, PM-5.7; private market, section 5
 * @param text what the field holds
 * @throws a sentence for anything but text
 * @example
 * ```ts
 * readUnits('0250'); // => 250
 * readUnits('2.5'); // => undefined
 * ```
 */
export function readUnits(text: string): number | undefined {
  return /^[0-9]{1,9}$/.test(asText(text)) ? Number(text) : undefined;
}

/**
 * An order needs units: a whole number of at most nine digits, not below the share's minimum.
 *
 * @source PM-5.8, PM-5.9, PM-5.11, PM-5.12, PM-5.13; private market, section 5
 * @param text what the field holds
 * @param minimumQuantity the fewest units that can be bought, 1 or more
 * @throws a sentence for a minimum that is not a whole number from 1 to 999999999
 * @example
 * ```ts
 * unitsViolation('40', 50); // => { kind: 'below-minimum', minimum: 50 }
 * unitsViolation('50', 50); // => undefined
 * ```
 */
export function unitsViolation(text: string, minimumQuantity: number): UnitsViolation | undefined {
  const minimum = asWhole(minimumQuantity, { least: 1, most: LARGEST_UNITS });
  if (asText(text) === '') return { kind: 'missing' };
  if (!/^[0-9]+$/.test(text)) return { kind: 'not-digits' };
  if (text.length > MOST_UNIT_DIGITS) return { kind: 'too-many-digits', most: MOST_UNIT_DIGITS };
  return Number(text) < minimum ? { kind: 'below-minimum', minimum } : undefined;
}

/**
 * The price for some units is asked for only once they could be ordered: never below the minimum.
 *
 * @source PM-5.16; private market, section 5
 * @param text what the field holds
 * @param minimumQuantity the fewest units that can be bought, 1 or more
 * @throws a sentence for a minimum that is not a whole number from 1 to 999999999
 * @example
 * ```ts
 * isPriceAskedFor('49', 50); // => false
 * isPriceAskedFor('50', 50); // => true
 * ```
 */
export function isPriceAskedFor(text: string, minimumQuantity: number): boolean {
  return unitsViolation(text, minimumQuantity) === undefined;
}
