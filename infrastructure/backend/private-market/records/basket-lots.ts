import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type {
  BasketOrderShare,
  BasketShareOrder,
  BasketShareSale,
} from '#domain/private-market/holdings/basket-shares.ts';
import { purchasePayable } from '#domain/private-market/holdings/purchase-history.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/**
 * A basket lot: the baskets that one order transferred, with the shares that they contained then,
 * and the sales of those shares since.
 */
export interface BasketLot extends BasketShareOrder {
  readonly lotId: number;
  readonly transferredAt: Date;
  readonly basketId: string;
  readonly basketName: string;
  /** Current price of one basket in rupees. */
  readonly presentPrice: Money;
  /** Stamp duty, TDS and documentation charges of the order, in rupees. */
  readonly charges: Money;
  readonly items: readonly BasketOrderShare[];
}

/** An investor's basket lots, oldest transfer first. */
export async function basketLots(
  database: Kysely<Database>,
  investorId: number,
): Promise<readonly BasketLot[]> {
  const lots = await database
    .selectFrom('share_lots as lot')
    .innerJoin('baskets as basket', 'basket.id', 'lot.basket_id')
    .innerJoin('share_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'lot.order_id')
        .onRef('order.investor_id', '=', 'lot.investor_id'),
    )
    .select(['lot.id', 'lot.order_id', 'lot.units', 'lot.price_per_unit', 'lot.transferred_at'])
    .select(['lot.stamp_duty', 'lot.tax_deducted_at_source', 'lot.documentation_charges'])
    .select('order.requested_at')
    .select(['basket.id as basket_id', 'basket.name', 'basket.price'])
    .where('lot.investor_id', '=', investorId)
    .orderBy('lot.transferred_at')
    .orderBy('lot.id')
    .execute();
  const items = await lotItems(database, investorId);
  return lots.map((lot) => ({
    lotId: lot.id,
    transferredAt: lot.transferred_at,
    orderId: lot.order_id,
    basketId: String(lot.basket_id),
    basketName: lot.name ?? '',
    units: lot.units,
    pricePerUnit: Money.of(lot.price_per_unit),
    presentPrice: Money.of(lot.price),
    charges: chargesOf(lot),
    placedAt: lot.requested_at.getTime(),
    items: items.filter(({ lotId }) => lotId === lot.id),
  }));
}

type LotCharges = Record<
  'stamp_duty' | 'tax_deducted_at_source' | 'documentation_charges',
  string
>;

function chargesOf(lot: LotCharges): Money {
  return purchasePayable({
    units: 0,
    investment: Money.zero,
    stampDuty: Money.of(lot.stamp_duty),
    taxDeductedAtSource: Money.of(lot.tax_deducted_at_source),
    documentationCharges: Money.of(lot.documentation_charges),
  });
}

async function lotItems(database: Kysely<Database>, investorId: number) {
  const items = await database
    .selectFrom('basket_lot_items as item')
    .innerJoin('shares as share', 'share.id', 'item.share_id')
    .select(['item.lot_id', 'item.quantity', 'item.weightage'])
    .select(['share.id', 'share.name', 'share.logo_url', 'share.retail_price'])
    .where('item.investor_id', '=', investorId)
    .orderBy('item.lot_id')
    .orderBy('item.position')
    .execute();
  const sales = await salesOutOfBaskets(database, investorId);
  return items.map(({ lot_id: lotId, id: shareId, ...item }) => ({
    lotId,
    shareId,
    name: item.name,
    ...(item.logo_url !== null && { logoUrl: item.logo_url }),
    quantity: item.quantity,
    weightage: Percentage.of(item.weightage),
    pricePerUnit: Money.of(item.retail_price ?? '0'),
    sales: sales
      .filter(({ basket_lot_id, share_id }) => basket_lot_id === lotId && share_id === shareId)
      .map(saleOf),
  }));
}

/** An investor's sales of shares from baskets, oldest first. */
function salesOutOfBaskets(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('share_sales')
    .select(['basket_lot_id', 'share_id', 'sell_request_id', 'units', 'price_per_unit', 'sold_at'])
    .where('investor_id', '=', investorId)
    .where('basket_lot_id', 'is not', null)
    .orderBy('id')
    .execute();
}

type SaleRow = Awaited<ReturnType<typeof salesOutOfBaskets>>[number];

function saleOf({ sell_request_id, units, price_per_unit, sold_at }: SaleRow): BasketShareSale {
  return {
    requestId: sell_request_id ?? 0,
    units,
    pricePerUnit: Money.of(price_per_unit),
    soldAt: sold_at.getTime(),
  };
}
