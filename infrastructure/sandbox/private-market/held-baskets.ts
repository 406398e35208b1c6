import { Money } from '#domain/platform/money.ts';
import { sharePortfolio } from '#domain/private-market/holdings.ts';
import { type BasketHolding, basketHoldings } from '#domain/private-market/basket-holdings.ts';
import type { HeldBasketRow } from '#infrastructure/private-market/basket-orders.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What an investor holds in baskets, each kind once, in the order of its first purchase. */
export async function basketHoldingRows(database: Kysely<Database>, investorId: number) {
  const lots = await database
    .selectFrom('share_lots as lot')
    .innerJoin('baskets as basket', 'basket.id', 'lot.basket_id')
    .innerJoin('share_orders as order', 'order.id', 'lot.order_id')
    .select(['lot.order_id', 'lot.units', 'lot.price_per_unit', 'order.requested_at'])
    .select(['basket.id as basket_id', 'basket.name', 'basket.price'])
    .where('lot.investor_id', '=', investorId)
    .orderBy('lot.id')
    .execute();
  const holdings = basketHoldings(
    lots.map(({ basket_id, name, units, price_per_unit, requested_at, ...lot }) => ({
      ...lot,
      basketId: String(basket_id),
      basketName: name ?? '',
      units,
      pricePerUnit: Money.of(price_per_unit),
      placedAt: requested_at.getTime(),
    })),
  );
  const shares = await sharesOfOrders(database, lots.map(({ order_id }) => order_id));
  return {
    summary: {
      no_of_baskets: holdings.length,
      total_investment: sharePortfolio({ shares: [], baskets: holdings }).totalValue.text,
    },
    rows: holdings.map((holding) => rowOf(holding, shares)),
  };
}

type BasketLot = Parameters<typeof basketHoldings>[0][number] & {
  readonly order_id: number;
  /** Of one basket at present. */
  readonly price: string;
};
type Shares = Awaited<ReturnType<typeof sharesOfOrders>>;

function rowOf(
  { basketId, name, units, investment, history }: BasketHolding<BasketLot>,
  shares: Shares,
): HeldBasketRow {
  const [newest] = history;
  return {
    basket_id: Number(basketId),
    basket_name: name,
    total_baskets: units,
    total_investment: investment.text,
    ...(newest !== undefined && { retail_basket_price: newest.price }),
    product: shares
      .filter(({ order_id }) => order_id === newest?.order_id)
      .map((share) => ({
        pre_ipo_share_name: share.name,
        ...(share.logo_url !== null && { logo_url: share.logo_url }),
      })),
  };
}

/** What was in the baskets of orders when they were transferred; nothing of other orders. */
export async function sharesOfOrders(database: Kysely<Database>, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('basket_lot_items as item')
    .innerJoin('shares as share', 'share.id', 'item.share_id')
    .innerJoin('share_lots as lot', 'lot.id', 'item.lot_id')
    .select(['item.quantity', 'item.weightage', 'lot.order_id'])
    .select(['share.id', 'share.name', 'share.logo_url', 'share.retail_price'])
    .where('lot.order_id', 'in', orderIds)
    .orderBy('item.lot_id')
    .orderBy('item.position')
    .execute();
}
