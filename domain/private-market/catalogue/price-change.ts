import { checkRecord, checkOneOf } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';

/** The direction of a change between the price seen and the price charged. */
export const PriceChange = Object.freeze({
  Increased: 'increased',
  Decreased: 'decreased',
} as const);
export type PriceChange = (typeof PriceChange)[keyof typeof PriceChange];

const TITLES = {
  increased: 'Price Increased',
  decreased: 'Price Decreased',
} as const satisfies Record<PriceChange, string>;

/**
 * The direction in which the price charged differs from the price that the investor saw. Undefined
 * if both are equal to the paisa, or one is unknown.
 *
 * @source PM-2.162, PM-2.164; private market, section 2
 * @param prices the price that the investor saw and the price charged, in rupees per unit
 * @throws an error for anything but money
 * @example
 * ```ts
 * priceChange({ seen: Money.of(1600), fulfilled: Money.of(1625) }); // => 'increased'
 * priceChange({ seen: undefined, fulfilled: Money.of(1625) }); // => undefined
 * ```
 */
export function priceChange(prices: {
  readonly seen: Money | undefined;
  readonly fulfilled: Money | undefined;
}): PriceChange | undefined {
  const { seen, fulfilled } = checkRecord(prices);
  if (seen === undefined || fulfilled === undefined) return undefined;
  const before = checkMoney(seen).toPaisa();
  const after = checkMoney(fulfilled).toPaisa();
  const isKnown = before.isGreaterThan(Money.zero) && after.isGreaterThan(Money.zero);
  if (!isKnown || before.equals(after)) return undefined;
  return after.isGreaterThan(before) ? PriceChange.Increased : PriceChange.Decreased;
}

/**
 * The title of the notice about a changed price.
 *
 * @source PM-2.163; private market, section 2
 * @param change the result of `priceChange`
 * @throws an error for an unknown direction
 * @example
 * ```ts
 * priceChangeTitle('decreased'); // => 'Price Decreased'
 * ```
 */
export function priceChangeTitle(change: PriceChange): string {
  return TITLES[checkOneOf(change, PriceChange)];
}
