import { asFacts, asFactsList, asText, asWhole } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import type { Percentage } from '../platform/percentage.ts';
import { amountParts, percentParts } from './parts-of-whole.ts';

/** A share in a basket: how many of it one basket holds, and what it weighs in it. */
export interface BasketAsset {
  readonly quantity: number;
  /** Percent of the basket, as the provider states it. */
  readonly weightage: Percentage;
  /** Rupees for one share, at present. */
  readonly pricePerUnit: Money;
}

/** A share of a basket that somebody holds. */
export interface BasketBreakupRow {
  /** Of this share in all baskets held. */
  readonly quantity: number;
  readonly weightage: Percentage;
  /** What was paid for it, to the paisa. */
  readonly investment: Money;
}

/** Stands where a basket has no name. */
export const DEFAULT_BASKET_NAME = 'Diversified Basket';
/** Keeps products of two whole numbers safe. */
const MOST = 999_999_999;

/**
 * What the shares of one basket cost at their present prices, one by one.
 *
 * @formula sum of quantity x price per unit
 * @source PM-2.103, PM-2.110, PM-3.30; private market, sections 2 and 3
 * @returns rupees; the price of the basket itself is what the provider asks, and may differ
 * @throws a sentence for a quantity that is not a whole number of at most nine digits
 * @example
 * ```ts
 * const weightage = Percentage.of('100');
 * const asset = { quantity: 3, weightage, pricePerUnit: Money.of('250.50') };
 * basketAssetsValue([asset]).text; // => '751.5'
 * ```
 */
export function basketAssetsValue(assets: readonly BasketAsset[]): Money {
  return Money.sum(valuesOf(assets));
}

/**
 * What each share of a basket weighs at present prices, in percent; together exactly 100.
 *
 * @formula quantity x price per unit / value of all shares x 100, 2 decimals
 * @source PM-2.109, PM-3.30; private market, sections 2 and 3
 * @throws a sentence for a quantity that is not a whole number of at most nine digits
 * @example
 * ```ts
 * const of = (quantity, price) =>
 *   ({ quantity, weightage: Percentage.of('50'), pricePerUnit: Money.of(price) });
 * basketWeightages([of(1, '100'), of(2, '150')]).map(({ text }) => text); // => ['25', '75']
 * ```
 */
export function basketWeightages(assets: readonly BasketAsset[]): readonly Percentage[] {
  return percentParts(valuesOf(assets));
}

/**
 * Baskets that are held break up into their shares: so many of each for every basket, and what was
 * paid is split by the weightages, so that the parts add up to it to the paisa.
 *
 * @formula quantity = baskets x quantity in one; investment = total x weightage / all weightages
 * @source PM-2.129, PM-2.137, PM-3.30; private market, section 2, page2
 * @param held the shares of one basket, the baskets held and the rupees paid for all of them
 * @throws a sentence for units or quantities that are not whole numbers of at most nine digits
 * @example
 * ```ts
 * const of = (quantity, percent) =>
 *   ({ quantity, weightage: Percentage.of(percent), pricePerUnit: Money.of('10') });
 * const rows = basketBreakup({
 *   assets: [of(2, '40'), of(1, '60')], units: 3, investment: Money.of('1000'),
 * });
 * rows.map(({ quantity, investment }) => [quantity, investment.text]);
 * // => [[6, '400'], [3, '600']]
 * ```
 */
export function basketBreakup<Asset extends BasketAsset>(held: {
  readonly assets: readonly Asset[];
  readonly units: number;
  readonly investment: Money;
}): readonly (Omit<Asset, keyof BasketBreakupRow> & BasketBreakupRow)[] {
  const { assets, units, investment } = asFacts(held);
  asWhole(units, { most: MOST });
  valuesOf(assets);
  const parts = amountParts(
    investment,
    assets.map(({ weightage }) => weightage),
  );
  return assets.map((asset, at) => {
    const part = parts[at];
    invariant(part !== undefined, 'every share has its part');
    return { ...asset, quantity: asset.quantity * units, investment: part };
  });
}

/**
 * A basket without a name is called Diversified Basket.
 *
 * @source PM-3.38; private market, section 3
 * @throws a sentence for a name that is not text
 * @example
 * ```ts
 * basketNameFor(' '); // => 'Diversified Basket'
 * ```
 */
export function basketNameFor(name: string | undefined): string {
  const given = asText(name ?? '').trim();
  return given === '' ? DEFAULT_BASKET_NAME : given;
}

/**
 * A basket is described in its own words, or by the number of shares it holds.
 *
 * @source PM-2.106, PM-2.107; private market, section 2
 * @throws a sentence for a description that is not text
 * @example
 * ```ts
 * basketDescriptionFor({ description: '', assetCount: 5 });
 * // => 'A basket of 5 unlisted shares, bought together in one order.'
 * ```
 */
export function basketDescriptionFor(basket: {
  readonly description?: string | undefined;
  readonly assetCount: number;
}): string {
  const { description = '', assetCount } = asFacts(basket);
  const given = asText(description).trim();
  if (given !== '') return given;
  const count = asWhole(assetCount);
  const shares = count === 1 ? '1 unlisted share' : `${count} unlisted shares`;
  return `A basket of ${shares}, bought together in one order.`;
}

function valuesOf(assets: readonly BasketAsset[]): readonly Money[] {
  return asFactsList(assets).map(({ quantity, pricePerUnit }) => {
    const count = asWhole(quantity, { most: MOST });
    return asMoney(pricePerUnit).times(count);
  });
}
