import { asFacts, asFactsList, asList } from '../platform/expected.ts';
import { Money } from '../platform/money.ts';
import type { Percentage } from '../platform/percentage.ts';
import { type BasketAsset, basketBreakup } from './basket.ts';
import { portfolioGain, type PositionGain, positionGain, type SharePosition } from './holdings.ts';
import { lotAfterSales, type PricedUnits, type SettledSale } from './share-sale.ts';
import { unitsValue } from './units-value.ts';

/** Units of a share that were sold out of baskets. */
export interface BasketShareSale extends PricedUnits {
  /** The sell request that led to it. */
  readonly requestId: number;
  /** Milliseconds since 1970. */
  readonly soldAt: number;
}

/** A share of a basket that was ordered; its quantity is that in one basket. */
export interface BasketOrderShare extends BasketAsset {
  readonly shareId: number;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** What was sold of it out of all baskets of this order, the oldest first. */
  readonly sales?: readonly BasketShareSale[] | undefined;
}

/** An order of baskets that were transferred. */
export interface BasketShareOrder {
  readonly orderId: number;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly units: number;
  /** Rupees for one basket. */
  readonly pricePerUnit: Money;
  readonly items: readonly BasketOrderShare[];
}

/** What one basket order brought of one share. */
export interface BasketSharePurchase {
  readonly orderId: number;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly baskets: number;
  /** Shares, in all these baskets. */
  readonly units: number;
  /** Rupees: its part of what was paid. */
  readonly investment: Money;
}

/** A share that somebody holds as part of baskets of one kind. */
export interface HeldBasketShare {
  readonly shareId: number;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** Percent of the basket, as it was when the newest of them was transferred. */
  readonly weightage: Percentage;
  /** What is left of them after sales; 0 where all are sold. */
  readonly units: number;
  /** Rupees paid for what is left. */
  readonly investment: Money;
  /** Rupees, what is left at present prices. */
  readonly currentValue: Money;
  /** As they were bought, newest first. */
  readonly history: readonly BasketSharePurchase[];
  /** Newest first. */
  readonly sales: readonly SettledSale<BasketShareSale>[];
}

/**
 * Breaks the baskets of transferred orders up into their shares. What was paid for an order is
 * split by its own weightages; what was sold of a share leaves with its part of that, so that the
 * shares of all orders and what was sold of them add up to what was paid for all.
 *
 * @formula units = sum of baskets x quantity in one - units sold; value = units x present price
 * @source PM-2.137, PM-2.138, PM-3.34; private market, sections 2 and 3
 * @param orders of one basket, newest first
 * @throws a sentence for baskets, quantities or prices that are none, or where more of a share is
 * sold than an order brought
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
  for (const order of asFactsList(orders)) {
    for (const share of sharesOf(order)) {
      const before = byShare.get(share.shareId);
      byShare.set(share.shareId, before === undefined ? share : together(before, share));
    }
  }
  return [...byShare.values()];
}

/**
 * A basket counts as held as long as any of its shares is left in it: of an order so many baskets
 * as are needed to hold what is left of it. What was paid for them is what was paid for the shares
 * that are left.
 *
 * @formula baskets of an order = largest of (units left / quantity in one, rounded up);
 * investment = sum of what was paid for the shares that are left
 * @source PM-2.131, PM-3.36; our own: what becomes of a basket whose shares are sold
 * @param orders of one basket
 * @throws a sentence as for `heldBasketShares`
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
  const positions = asFactsList(orders).map((order): SharePosition => {
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
 * Baskets are worth their present price as long as none of their shares is sold; from then on they
 * are worth the shares that are left, one by one.
 *
 * @formula value = baskets x present price of one, or sum of units left x present price of a share
 * @source PM-2.127, PM-2.137; our own: what becomes of a basket whose shares are sold
 * @param held the baskets of one kind, at the rupees that one costs at present, with their shares
 * @returns absent where all shares are there, and the basket has no price any more
 * @throws a sentence for a position or a price that there cannot be
 * @example
 * ```ts
 * const basket = { units: 2, investment: Money.of('1000'), pricePerUnit: Money.of('600') };
 * basketGain({ basket, shares: [] }).gain.text; // => '200'
 * ```
 */
export function basketGain(held: {
  readonly basket: SharePosition & { readonly pricePerUnit?: Money | undefined };
  readonly shares: readonly HeldBasketShare[];
}): PositionGain | undefined {
  const { basket, shares } = asFacts(held);
  if (isPartSold(shares)) return portfolioGain(shares);
  const { pricePerUnit } = asFacts(basket);
  return pricePerUnit === undefined ? undefined : positionGain({ ...basket, pricePerUnit });
}

function isPartSold(shares: readonly { readonly sales: readonly unknown[] }[]): boolean {
  return asFactsList(shares).some(({ sales }) => asList(sales).length > 0);
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

/** Of each share what an order brought, what was sold of it, and what is left. */
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
