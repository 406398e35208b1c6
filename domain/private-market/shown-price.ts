import { asFacts, asWhole } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { formatRupees } from '../platform/indian-formatting.ts';
import { Money } from '../platform/money.ts';
import { LARGEST_UNITS } from './share-units.ts';

/** An amount that is known, or the two that it lies between; rupees. */
export type ShownPrice =
  | { readonly kind: 'single'; readonly amount: Money }
  | { readonly kind: 'range'; readonly minimum: Money; readonly maximum: Money };

/**
 * Two prices make a range where both are known, above zero and in order; two equal ones are one
 * price. Anything else is no range: nothing is guessed from half of one.
 *
 * @source PM-4.48, PM-4.59; private market, section 4
 * @param ends rupees a unit
 * @throws a sentence for what is not money
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
  const { minimum, maximum } = asFacts(ends);
  if (minimum === undefined || maximum === undefined) return undefined;
  asMoney(minimum);
  asMoney(maximum);
  if (!minimum.isGreaterThan(Money.zero) || maximum.isLessThan(minimum)) return undefined;
  if (minimum.equals(maximum)) return { kind: 'single', amount: minimum };
  return { kind: 'range', minimum, maximum };
}

/**
 * One price counts where it is known and above zero.
 *
 * @source PM-4.49, PM-5.14; private market, sections 4 and 5
 * @param amount rupees a unit
 * @throws a sentence for what is not money
 * @example
 * ```ts
 * singlePrice(Money.zero); // => undefined
 * ```
 */
export function singlePrice(amount: Money | undefined): ShownPrice | undefined {
  if (amount === undefined) return undefined;
  asMoney(amount);
  return amount.isGreaterThan(Money.zero) ? { kind: 'single', amount } : undefined;
}

/**
 * The total is units times the price a unit, to the paisa; a range of prices gives a range of
 * totals, from units times the lower to units times the upper price.
 *
 * @formula total = units x price a unit
 * @source PM-4.60, PM-4.75, PM-2.156; private market, section 4
 * @param units whole, from 1 to 999999999
 * @param price rupees a unit
 * @throws a sentence for units outside that range, and where the total reaches 10^18
 * @example
 * ```ts
 * priceLabel(totalPrice(20, { kind: 'single', amount: Money.of('1625.5') })); // => '₹32,510'
 * ```
 */
export function totalPrice(units: number, price: ShownPrice): ShownPrice {
  const factor = asWhole(units, { least: 1, most: LARGEST_UNITS });
  asFacts(price);
  const inAll = (amount: Money) => asMoney(amount).toPaisa().times(factor);
  if (price.kind === 'single') return { kind: 'single', amount: inAll(price.amount) };
  return { kind: 'range', minimum: inAll(price.minimum), maximum: inAll(price.maximum) };
}

/**
 * A price is written with the rupee sign and Indian grouping; a range from the lower to the upper.
 *
 * @source PM-4.59, PM-4.60; private market, section 4
 * @param price rupees
 * @example
 * ```ts
 * priceLabel({ kind: 'single', amount: Money.of('162550.5') }); // => '₹1,62,550.50'
 * ```
 */
export function priceLabel(price: ShownPrice): string {
  asFacts(price);
  if (price.kind === 'single') return formatRupees(price.amount);
  return `${formatRupees(price.minimum)} – ${formatRupees(price.maximum)}`;
}
