import { checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { checkMoney, checkNonNegative } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { type BasketAsset, basketBreakup } from '../catalogue/basket.ts';
import { portfolioGain, type PositionGain, positionGain, type SharePosition } from './holdings.ts';
import { percentParts } from '../catalogue/parts-of-whole.ts';
import { lotAfterSales, type PricedUnits, type SettledSale } from './share-sale.ts';
import { unitsValue } from '../orders/units-value.ts';

/** A sale of units of one share that the investor held as part of baskets. */
export interface BasketShareSale extends PricedUnits {
  /** Id of the sell request that led to the sale. */
  readonly requestId: number;
  /** Time of the sale in milliseconds since 1970. */
  readonly soldAt: number;
}

/** A share of an ordered basket; `quantity` is the number of units in one basket. */
export interface BasketOrderShare extends BasketAsset {
  readonly shareId: number;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** Sales of this share out of the order's baskets, oldest first. */
  readonly sales?: readonly BasketShareSale[] | undefined;
}

/** The present prices of one basket, in rupees; absent if unknown. */
export interface BasketPrices {
  readonly pricePerUnit?: Money | undefined;
  /** The price of the basket's shares if they are bought one by one. */
  readonly sharesPrice?: Money | undefined;
}

/** An order whose baskets were transferred to the investor. */
export interface BasketShareOrder {
  readonly orderId: number;
  /** Time of the order in milliseconds since 1970. */
  readonly placedAt: number;
  readonly units: number;
  /** In rupees, for one basket. */
  readonly pricePerUnit: Money;
  readonly items: readonly BasketOrderShare[];
}

/** What one basket order contributed to the investor's units of one share. */
export interface BasketSharePurchase {
  readonly orderId: number;
  /** Time of the order in milliseconds since 1970. */
  readonly placedAt: number;
  readonly baskets: number;
  /** Units of the share in all baskets of this order together. */
  readonly units: number;
  /** The part of the order's amount that falls on this share, in rupees. */
  readonly investment: Money;
}

/** A share that the investor holds as part of baskets of one kind. */
export interface HeldBasketShare {
  readonly shareId: number;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /**
   * Percent of the remaining value of all shares at present prices; the provider's weightage if no
   * share has a price.
   */
  readonly weightage: Percentage;
  /** Units left after sales; 0 if all are sold. */
  readonly units: number;
  /** Rupees paid for the remaining units. */
  readonly investment: Money;
  /** Value of the remaining units at the present price, in rupees; zero if the price is unknown. */
  readonly currentValue: Money;
  /** The purchases, newest first. */
  readonly history: readonly BasketSharePurchase[];
  /** The sales, newest first. */
  readonly sales: readonly SettledSale<BasketShareSale>[];
}

/**
 * Splits the baskets of transferred orders into their shares. The amount paid for an order is split
 * by the order's own weightages, and a sale takes its proportional part of that cost. So the costs
 * of all remaining and all sold units add up to the amount paid.
 *
 * @formula units = sum of baskets x quantity in one - units sold; value = units x present price;
 *   weight = value / sum of values x 100
 * @source PM-2.137, PM-2.138, PM-3.34; private market, sections 2 and 3
 * @param orders the orders of one basket, newest first
 * @throws an error for invalid baskets, quantities or prices, or if more units of a share were sold
 *   than an order contained
 * @example
 * ```ts
 * const share = { shareId: 7, name: 'Asha', quantity: 2, weightage: Percentage.of('100') };
 * const items = [{ ...share, pricePerUnit: Money.of('600') }];
 * const order = { orderId: 1, placedAt: 0, units: 3, pricePerUnit: Money.of('1000'), items };
 * const [held] = heldBasketShares([order]);
 * [held.units, held.investment.text, held.currentValue.text]; // => [6, '3000', '3600']
 * ```
 */
export function heldBasketShares(orders: readonly BasketShareOrder[]): readonly HeldBasketShare[] {
  const byShare = new Map<number, HeldBasketShare>();
  for (const order of checkRecords(orders)) {
    for (const share of sharesOf(order)) {
      const before = byShare.get(share.shareId);
      byShare.set(share.shareId, before === undefined ? share : together(before, share));
    }
  }
  const shares = [...byShare.values()];
  const weights = percentParts(shares.map(({ currentValue }) => currentValue));
  const isPriced = shares.some(({ currentValue }) => !currentValue.isZero());
  return shares.map((share, at) => ({
    ...share,
    weightage: (isPriced ? weights[at] : undefined) ?? share.weightage,
  }));
}

/**
 * The number of baskets that still count as held after sales, and their cost. For each order, it is
 * the number of baskets needed to contain the remaining shares. The cost is what was paid for those
 * shares.
 *
 * @formula baskets of an order = the largest of (remaining units / quantity in one basket, rounded
 *   up); investment = sum of what was paid for the remaining shares
 * @source PM-2.131, PM-3.36; Vriddhi's own rule for a basket whose shares are sold
 * @param orders the orders of one basket
 * @throws an error as in `heldBasketShares`
 * @example
 * ```ts
 * const share = { shareId: 7, name: 'Asha', quantity: 2, weightage: Percentage.of('100') };
 * const sales = [{ requestId: 1, units: 3, pricePerUnit: Money.of('700'), soldAt: 0 }];
 * const items = [{ ...share, pricePerUnit: Money.of('600'), sales }];
 * const order = { orderId: 1, placedAt: 0, units: 3, pricePerUnit: Money.of('1000'), items };
 * const { units, investment } = basketsLeft([order]);
 * [units, investment.text]; // => [2, '1500']
 * ```
 */
export function basketsLeft(orders: readonly BasketShareOrder[]): SharePosition {
  const positions = checkRecords(orders).map((order): SharePosition => {
    const { units, pricePerUnit } = order;
    const lots = lotsOf(order);
    if (!isPartSold(lots)) return { units, investment: unitsValue(units, pricePerUnit) };
    const needed = lots.map(({ row, left }) =>
      left.units === 0 ? 0 : Math.ceil(left.units / (row.quantity / units)),
    );
    const investment = Money.sum(lots.map(({ left }) => left.investment));
    return { units: Math.max(...needed), investment };
  });
  return Object.freeze({
    units: positions.reduce((all, { units }) => all + units, 0),
    investment: Money.sum(positions.map(({ investment }) => investment)),
  });
}

/**
 * The value and gain of held baskets, from the present prices of their remaining shares. As shares
 * cost less or more in a basket than one by one, the present price of a basket scales that value.
 * If the shares are unknown, the value is the present price of one basket for each.
 *
 * @formula value = sum of remaining units x present price of the share x price of a basket / price
 *   of its shares bought one by one, half-up to the paisa
 * @source PM-2.127, PM-2.137, PM-2.138; Vriddhi's own rule: a basket is worth what its shares are
 *   worth
 * @param held the baskets of one kind with their present prices, and their shares; if a price is
 *   absent, the value is not scaled
 * @returns undefined if a remaining share has no present price, or if neither the shares nor
 *   the price of a basket are known
 * @throws an error for an invalid position or price
 * @example
 * ```ts
 * const basket = { units: 2, investment: Money.of('1000'), pricePerUnit: Money.of('600') };
 * basketGain({ basket, shares: [] }).gain.text; // => '200'
 * ```
 */
export function basketGain(held: {
  readonly basket: SharePosition & BasketPrices;
  readonly shares: readonly HeldBasketShare[];
}): PositionGain | undefined {
  const { basket, shares } = checkRecord(held);
  if (checkRecords(shares).length > 0) {
    const isPriced = shares.every(
      ({ units, currentValue }) => units === 0 || !checkMoney(currentValue).isZero(),
    );
    if (!isPriced) return undefined;
    const { currentValue, gain } = portfolioGain(shares);
    const cost = { units: 0, investment: currentValue.minus(gain) };
    return portfolioGain([{ ...cost, currentValue: inBasket(currentValue, basket) }]);
  }
  const { pricePerUnit } = checkRecord(basket);
  return pricePerUnit === undefined ? undefined : positionGain({ ...basket, pricePerUnit });
}

/** The value of shares of a basket, from their value one by one. */
function inBasket(value: Money, { pricePerUnit, sharesPrice }: BasketPrices): Money {
  if (pricePerUnit === undefined || sharesPrice === undefined || sharesPrice.isZero()) return value;
  const price = checkNonNegative(pricePerUnit, 'the price of a basket').decimal;
  const ofShares = checkNonNegative(sharesPrice, 'the price of shares').decimal;
  return Money.of(value.decimal.times(price).dividedBy(ofShares)).toPaisa();
}

function isPartSold(shares: readonly { readonly sales: readonly unknown[] }[]): boolean {
  return shares.some(({ sales }) => sales.length > 0);
}

function sharesOf(order: BasketShareOrder) {
  const { orderId, placedAt, units: baskets } = order;
  return lotsOf(order).map(({ row, left, sales }): HeldBasketShare => {
    const { shareId, name, logoUrl, weightage, quantity: units, investment } = row;
    const purchase = { orderId, placedAt, baskets, units, investment };
    const currentValue = row.pricePerUnit.times(left.units);
    const facts = { shareId, name, logoUrl, weightage, ...left, currentValue };
    return { ...facts, history: [purchase], sales: sales.toReversed() };
  });
}

/**
 * For each share of an order: the units bought, the sales, and the remaining units with their cost.
 */
function lotsOf({ units, pricePerUnit, items }: BasketShareOrder) {
  const investment = unitsValue(units, pricePerUnit);
  const rows = basketBreakup({ assets: items, units, investment });
  return rows.map((row) => {
    const lot = { units: row.quantity, investment: row.investment, sales: row.sales ?? [] };
    return { row, ...lotAfterSales(lot) };
  });
}

function together(newer: HeldBasketShare, older: HeldBasketShare): HeldBasketShare {
  const sales = [...newer.sales, ...older.sales];
  return {
    ...newer,
    units: newer.units + older.units,
    investment: newer.investment.plus(older.investment),
    currentValue: newer.currentValue.plus(older.currentValue),
    history: [...newer.history, ...older.history],
    sales: sales.toSorted((one, other) => other.sale.soldAt - one.sale.soldAt),
  };
}
