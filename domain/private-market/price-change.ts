import { asFacts, asWord } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { Money } from '../platform/money.ts';

/** Which way a price went between the one that was seen and the one that is paid. */
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
 * A person is told when the price to be paid differs from the price they saw when they ordered, and
 * which way it went; not when both are equal to the paisa, nor when one of them is not known.
 *
 * @source PM-2.162, PM-2.164; private market, section 2
 * @param prices the price seen and the price fulfilled, rupees a unit
 * @throws a sentence for what is not money
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
  const { seen, fulfilled } = asFacts(prices);
  if (seen === undefined || fulfilled === undefined) return undefined;
  const before = asMoney(seen).toPaisa();
  const after = asMoney(fulfilled).toPaisa();
  const isKnown = before.isGreaterThan(Money.zero) && after.isGreaterThan(Money.zero);
  if (!isKnown || before.equals(after)) return undefined;
  return after.isGreaterThan(before) ? PriceChange.Increased : PriceChange.Decreased;
}

/**
 * The notice of a changed price is titled for its direction.
 *
 * @source PM-2.163; private market, section 2
 * @param change what `priceChange` found
 * @throws a sentence for a word that is no direction
 * @example
 * ```ts
 * priceChangeTitle('decreased'); // => 'Price Decreased'
 * ```
 */
export function priceChangeTitle(change: PriceChange): string {
  return TITLES[asWord(change, PriceChange)];
}
