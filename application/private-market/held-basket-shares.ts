import { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { basketBreakup } from '#domain/private-market/basket.ts';
import { OrderStatus } from '#domain/private-market/order-status.ts';
import type { PlacedBasketOrder } from './basket-orders.ts';
import type { BasketId, ShareId, ShareOrderId } from './share-ids.ts';

/** What one basket order brought of one share. */
export interface BasketSharePurchase {
  readonly orderId: ShareOrderId;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly baskets: number;
  /** Shares, in all these baskets. */
  readonly units: number;
  /** Rupees: its part of what was paid. */
  readonly investment: Money;
}

/** A share that somebody holds as part of baskets of one kind. */
export interface HeldBasketShare {
  readonly shareId: ShareId;
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

/** The orders of a basket that were transferred, in the order they come. */
export function transferredOrders(
  orders: readonly PlacedBasketOrder[],
  basketId: BasketId,
): readonly PlacedBasketOrder[] {
  return orders.filter(
    (order) => order.basketId === basketId && order.status === OrderStatus.Completed,
  );
}

/**
 * Breaks the baskets of transferred orders up into their shares. What was paid for an order is
 * split by its own weightages, so that the shares of all orders add up to what was paid for all.
 * @param orders of one basket, newest first
 */
export function heldBasketShares(
  orders: readonly PlacedBasketOrder[],
): readonly HeldBasketShare[] {
  const byShare = new Map<ShareId, HeldBasketShare>();
  for (const { orderId, placedAt, units: baskets, pricePerUnit, items } of orders) {
    const investment = pricePerUnit.times(baskets);
    for (const row of basketBreakup({ assets: items, units: baskets, investment })) {
      const { shareId, quantity: units } = row;
      const price = items.find((item) => item.shareId === shareId)?.pricePerUnit ?? Money.zero;
      const before = byShare.get(shareId);
      const purchase = { orderId, placedAt, baskets, units, investment: row.investment };
      byShare.set(shareId, {
        shareId,
        name: row.name,
        logoUrl: row.logoUrl,
        weightage: before?.weightage ?? row.weightage,
        units: units + (before?.units ?? 0),
        investment: row.investment.plus(before?.investment ?? Money.zero),
        currentValue: price.times(units).plus(before?.currentValue ?? Money.zero),
        history: [...(before?.history ?? []), purchase],
      });
    }
  }
  return [...byShare.values()];
}
