import { asFactsList } from '../platform/expected.ts';
import type { Money } from '../platform/money.ts';
import type { Percentage } from '../platform/percentage.ts';
import { type BasketAsset, basketBreakup } from './basket.ts';
import { unitsValue } from './units-value.ts';

/** A share of a basket that was ordered; its quantity is that in one basket. */
export interface BasketOrderShare extends BasketAsset {
  readonly shareId: number;
  readonly name: string;
  readonly logoUrl?: string | undefined;
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
  readonly units: number;
  /** Rupees. */
  readonly investment: Money;
  /** Rupees, at present prices. */
  readonly currentValue: Money;
  /** Newest first. */
  readonly history: readonly BasketSharePurchase[];
}

/**
 * Breaks the baskets of transferred orders up into their shares. What was paid for an order is
 * split by its own weightages, so that the shares of all orders add up to what was paid for all.
 *
 * @formula units = sum of baskets x quantity in one; value = units x present price
 * @source PM-2.137, PM-3.34; private market, sections 2 and 3
 * @param orders of one basket, newest first
 * @throws a sentence for baskets, quantities or prices that are none
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

function sharesOf({ orderId, placedAt, units: baskets, pricePerUnit, items }: BasketShareOrder) {
  const investment = unitsValue(baskets, pricePerUnit);
  const rows = basketBreakup({ assets: items, units: baskets, investment });
  return rows.map((row): HeldBasketShare => {
    const { shareId, name, logoUrl, weightage, quantity: units } = row;
    const purchase = { orderId, placedAt, baskets, units, investment: row.investment };
    const currentValue = unitsValue(units, row.pricePerUnit);
    const facts = { shareId, name, logoUrl, weightage, units, currentValue };
    return { ...facts, investment: row.investment, history: [purchase] };
  });
}

function together(newer: HeldBasketShare, older: HeldBasketShare): HeldBasketShare {
  return {
    ...newer,
    units: newer.units + older.units,
    investment: newer.investment.plus(older.investment),
    currentValue: newer.currentValue.plus(older.currentValue),
    history: [...newer.history, ...older.history],
  };
}
