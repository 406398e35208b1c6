import { Money } from '#domain/platform/money.ts';
import {
  type AfterSales,
  afterSales,
  type PricedUnits,
} from '#domain/private-market/holdings/share-sale.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/**
 * Selects an investor's share lots, oldest transfer first. A lot is the units that one order of a
 * single share transferred; baskets have lots of their own.
 */
function shareLots(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('share_lots as lot')
    .innerJoin('shares as share', 'share.id', 'lot.share_id')
    .innerJoin('share_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'lot.order_id')
        .onRef('order.investor_id', '=', 'lot.investor_id'),
    )
    .select(['lot.id as lot_id', 'lot.order_id', 'lot.units', 'lot.price_per_unit'])
    .select('lot.transferred_at')
    .select(['lot.stamp_duty', 'lot.tax_deducted_at_source', 'lot.documentation_charges'])
    .select(['share.name', 'share.logo_url', 'share.industry', 'share.retail_price'])
    .select(['share.domain_name', 'share.id', 'order.requested_at'])
    .where('lot.investor_id', '=', investorId)
    .orderBy('lot.transferred_at')
    .orderBy('lot.id');
}

type LotRow = Awaited<ReturnType<ReturnType<typeof shareLots>['executeTakeFirstOrThrow']>>;
export type ShareLot = LotRow & PricedUnits;

function shareSales(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('share_sales')
    .select(['share_id', 'sell_request_id', 'units', 'price_per_unit', 'sold_at'])
    .where('investor_id', '=', investorId)
    .where('basket_lot_id', 'is', null)
    .orderBy('id');
}

type SaleRow = Awaited<ReturnType<ReturnType<typeof shareSales>['executeTakeFirstOrThrow']>>;
export type ShareSale = SaleRow & PricedUnits;

/** An investor's purchases and sales of one share, without those of baskets. */
export interface ShareDealings extends AfterSales<ShareLot, ShareSale> {
  readonly shareId: number;
  /** Purchases, oldest transfer first. */
  readonly lots: readonly ShareLot[];
}

/**
 * An investor's purchases and sales, one entry per share, in order of the first purchase. Includes
 * shares that are fully sold.
 */
export async function shareDealings(
  database: Kysely<Database>,
  investorId: number,
): Promise<readonly ShareDealings[]> {
  const lots = (await shareLots(database, investorId).execute()).map(priced);
  const sales = (await shareSales(database, investorId).execute()).map(priced);
  const byOrder = lots.toSorted((a, b) => a.requested_at.getTime() - b.requested_at.getTime());
  return [...new Set(byOrder.map(({ id }) => id))].map((shareId) => {
    const purchases = lots.filter(({ id }) => id === shareId);
    const sold = sales.filter(({ share_id }) => share_id === shareId);
    return { shareId, lots: purchases, ...afterSales({ purchases, sales: sold }) };
  });
}

/** The unsold units of a share that an investor holds outside baskets, oldest transfer first. */
export async function heldOutsideBaskets(
  database: Kysely<Database>,
  { investorId, shareId }: { readonly investorId: number; readonly shareId: number },
): Promise<readonly ShareLot[]> {
  const dealings = await shareDealings(database, investorId);
  return dealings.find((each) => each.shareId === shareId)?.left ?? [];
}

function priced<Row extends { readonly price_per_unit: string }>(
  row: Row,
): Row & { readonly pricePerUnit: Money } {
  return { ...row, pricePerUnit: Money.of(row.price_per_unit) };
}
