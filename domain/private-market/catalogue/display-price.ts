import { checkRecord, checkInteger } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { formatRupees } from '../../platform/indian-formatting.ts';
import { Money } from '../../platform/money.ts';
import { LARGEST_UNITS } from '../orders/share-units.ts';

/** A price to show, in rupees: one amount, or a range of two. */
export type ShownPrice =
  | { readonly kind: 'single'; readonly amount: Money }
  | { readonly kind: 'range'; readonly minimum: Money; readonly maximum: Money };

/**
 * The range of two prices, or a single price if they are equal. Undefined if either is unknown, the
 * lower one is not above zero, or they are in the wrong order.
 *
 * @source PM-4.48, PM-4.59; private market, section 4
 * @param ends rupees per unit
 * @throws an error for anything but money
 * @example
 * ```ts
 * const range = priceRange({ minimum: Money.of(1500), maximum: Money.of(1700) });
 * priceLabel(range); // => '₹1,500 – ₹1,700'
 * priceRange({ minimum: Money.of(1500), maximum: undefined }); // => undefined
 * ```
 */
export function priceRange(ends: {
  readonly minimum: Money | undefined;
  readonly maximum: Money | undefined;
}): ShownPrice | undefined {
  const { minimum, maximum } = checkRecord(ends);
  if (minimum === undefined || maximum === undefined) return undefined;
  if (!checkMoney(minimum).isGreaterThan(Money.zero) || checkMoney(maximum).isLessThan(minimum))
    return undefined;
  if (minimum.equals(maximum)) return { kind: 'single', amount: minimum };
  return { kind: 'range', minimum, maximum };
}

/**
 * A single price to show; undefined if it is unknown or not above zero.
 *
 * @source PM-4.49, PM-5.14; private market, sections 4 and 5
 * @param amount rupees per unit
 * @throws an error for anything but money
 * @example
 * ```ts
 * singlePrice(Money.zero); // => undefined
 * ```
 */
export function singlePrice(amount: Money | undefined): ShownPrice | undefined {
  if (amount === undefined) return undefined;
  return checkMoney(amount).isGreaterThan(Money.zero) ? { kind: 'single', amount } : undefined;
}

/**
 * The total price of several units: units times the price per unit, rounded to the paisa. A price
 * range gives a range of totals.
 *
 * @formula total = units x price per unit
 * @source PM-4.60, PM-4.75, PM-2.156; private market, section 4
 * @param units whole, from 1 to 999999999
 * @param price rupees per unit
 * @throws an error for units outside that range, and if the total reaches 10^18
 * @example
 * ```ts
 * priceLabel(totalPrice(20, { kind: 'single', amount: Money.of('1625.5') })); // => '₹32,510'
 * ```
 */
export function totalPrice(units: number, price: ShownPrice): ShownPrice {
  const factor = checkInteger(units, { least: 1, most: LARGEST_UNITS });
  checkRecord(price);
  const inAll = (amount: Money) => checkMoney(amount).toPaisa().times(factor);
  if (price.kind === 'single') return { kind: 'single', amount: inAll(price.amount) };
  return { kind: 'range', minimum: inAll(price.minimum), maximum: inAll(price.maximum) };
}

/**
 * Formats a price with the rupee sign and Indian grouping; a range from the lower to the upper
 * price.
 *
 * @source PM-4.59, PM-4.60; private market, section 4
 * @param price rupees
 * @example
 * ```ts
 * priceLabel({ kind: 'single', amount: Money.of('162550.5') }); // => '₹1,62,550.50'
 * ```
 */
export function priceLabel(price: ShownPrice): string {
  checkRecord(price);
  if (price.kind === 'single') return formatRupees(price.amount);
  return `${formatRupees(price.minimum)} – ${formatRupees(price.maximum)}`;
}
