import { LARGEST_UNITS } from '../orders/share-units.ts';
import {
  checkRecord,
  checkRecords,
  checkText,
  checkInteger,
} from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { amountParts, percentParts } from './parts-of-whole.ts';

/** A share in a basket of unlisted shares. `quantity` is the number of units in one basket. */
export interface BasketAsset {
  readonly quantity: number;
  /** Percent of the basket's value, as stated by the provider. */
  readonly weightage: Percentage;
  /** Present price of one share, in rupees. */
  readonly pricePerUnit: Money;
}

/** A share of the baskets that an investor holds. */
export interface BasketBreakupRow {
  /** Units of this share in all held baskets together. */
  readonly quantity: number;
  readonly weightage: Percentage;
  /** The part of the amount paid that falls on this share, in rupees to the paisa. */
  readonly investment: Money;
}

/** The name shown for a basket whose name is blank. */
export const DEFAULT_BASKET_NAME = 'Diversified Basket';

/**
 * The value in rupees of the shares in one basket at their present prices.
 *
 * @formula sum of quantity x price per unit
 * @source PM-2.103, PM-2.110, PM-3.30; private market, sections 2 and 3
 * @returns rupees; may differ from the provider's price of the basket
 * @throws an error for a quantity that is not a whole number of at most nine digits
 * @example
 * ```ts
 * const weightage = Percentage.of('100');
 * const asset = { quantity: 3, weightage, pricePerUnit: Money.of('250.50') };
 * basketAssetsValue([asset]).text; // => '751.5'
 * ```
 */
export function basketAssetsValue(assets: readonly BasketAsset[]): Money {
  return Money.sum(valuesOf(checkAssets(assets)));
}

/**
 * The weightage of each share of a basket at present prices, in percent; the sum is exactly 100, or
 * all are zero if no share has a price.
 *
 * @formula quantity x price per unit / value of all shares x 100, 2 decimals
 * @source PM-2.109, PM-3.30; private market, sections 2 and 3
 * @throws an error for a quantity that is not a whole number of at most nine digits
 * @example
 * ```ts
 * const of = (quantity, price) =>
 *   ({ quantity, weightage: Percentage.of('50'), pricePerUnit: Money.of(price) });
 * basketWeightages([of(1, '100'), of(2, '150')]).map(({ text }) => text); // => ['25', '75']
 * ```
 */
export function basketWeightages(assets: readonly BasketAsset[]): readonly Percentage[] {
  return percentParts(valuesOf(checkAssets(assets)));
}

/**
 * Splits held baskets into their shares. The quantity of a share is its quantity in one basket
 * times the number of baskets. The amount paid is split by weightage; the parts add up to it to the
 * paisa.
 *
 * @formula quantity = baskets x quantity in one; investment = total x weightage / all weightages
 * @source PM-2.129, PM-2.137, PM-3.30; private market, section 2, page2
 * @param held the shares of one basket, the number of held baskets, and the rupees paid for them
 * @throws an error for units or quantities that are not whole numbers of at most nine digits
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
  const { assets, units, investment } = checkRecord(held);
  checkInteger(units, { most: LARGEST_UNITS });
  checkAssets(assets);
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
 * The name of a basket, or `Diversified Basket` if the name is absent or blank.
 *
 * @source PM-3.38; private market, section 3
 * @throws an error for a name that is not text
 * @example
 * ```ts
 * basketNameFor(' '); // => 'Diversified Basket'
 * ```
 */
export function basketNameFor(name: string | undefined): string {
  const given = checkText(name ?? '').trim();
  return given === '' ? DEFAULT_BASKET_NAME : given;
}

/**
 * The description of a basket: the provider's text, or one that states the number of shares if that
 * text is absent or blank.
 *
 * @source PM-2.106, PM-2.107; private market, section 2
 * @throws an error for a description that is not text
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
  const { description = '', assetCount } = checkRecord(basket);
  const given = checkText(description).trim();
  if (given !== '') return given;
  const count = checkInteger(assetCount);
  const shares = count === 1 ? '1 unlisted share' : `${count} unlisted shares`;
  return `A basket of ${shares}, bought together in one order.`;
}

function checkAssets(assets: readonly BasketAsset[]): readonly BasketAsset[] {
  for (const { quantity, pricePerUnit } of checkRecords(assets)) {
    checkInteger(quantity, { most: LARGEST_UNITS });
    checkMoney(pricePerUnit);
  }
  return assets;
}

function valuesOf(assets: readonly BasketAsset[]): readonly Money[] {
  return assets.map(({ quantity, pricePerUnit }) => pricePerUnit.times(quantity));
}
