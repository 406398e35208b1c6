import { Money } from '#domain/platform/money.ts';
import { heldBasketShares } from '#domain/private-market/basket-shares.ts';
import {
  afterSales,
  lotAfterSales,
  type PricedUnits,
  soldFrom,
} from '#domain/private-market/share-sale.ts';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { post } from '../platform/ledger.ts';
import { type BasketLot, basketLots } from './basket-lots.ts';
import type { SellRequestsTable, ShareSalesTable } from './sell-requests.tables.ts';
import { leftOnTheirOwn } from './share-dealings.ts';
import { salePostings } from './share-postings.ts';

/**
 * Takes what was sold out of what is held of that share, as far as it goes: first of what is held
 * on its own, then of baskets, the oldest first. Whatever is more was held elsewhere.
 */
export async function takeFromHoldings(
  transaction: Kysely<Database>,
  request: Selectable<SellRequestsTable>,
  now: Date,
): Promise<void> {
  const { investor_id: investorId } = request;
  // Two sales at once must not both count the same units.
  await transaction
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .forUpdate()
    .execute();
  const share = await transaction
    .selectFrom('shares')
    .select('id')
    .where('name', '=', request.share_name)
    .executeTakeFirst();
  if (share === undefined) return;
  const sales = await salesOut(transaction, request, share.id);
  for (const sale of sales) {
    const { id } = await transaction
      .insertInto('share_sales')
      .values({
        sell_request_id: request.id,
        investor_id: investorId,
        share_id: share.id,
        price_per_unit: request.asking_price,
        sold_at: now,
        ...sale,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await post(transaction, salePostings(sql`sale.id = ${id}`));
  }
}

type Sale = Pick<Insertable<ShareSalesTable>, 'basket_lot_id' | 'units' | 'cost'>;

/** A sale for each holding that gives units. */
async function salesOut(
  transaction: Kysely<Database>,
  request: Selectable<SellRequestsTable>,
  shareId: number,
): Promise<readonly Sale[]> {
  const { investor_id: investorId, asking_price } = request;
  const pricePerUnit = Money.of(asking_price);
  const own = await leftOnTheirOwn(transaction, { investorId, shareId });
  const parts = partsOf(await basketLots(transaction, investorId), shareId);
  const ownUnits = own.reduce((all, { units }) => all + units, 0);
  const lefts = parts.map(({ left }) => left);
  const [fromOwn = 0, ...fromParts] = soldFrom(request.units, [ownUnits, ...lefts]);
  const ownSale = { units: fromOwn, pricePerUnit };
  const costOfOwn = () => afterSales({ purchases: own, sales: [ownSale] }).sales[0]?.cost;
  const taken = parts.map(({ lotId, costOf }, at) => {
    const units = fromParts[at] ?? 0;
    return { basket_lot_id: lotId, units, costOf: () => costOf({ units, pricePerUnit }) };
  });
  return [{ basket_lot_id: null, units: fromOwn, costOf: costOfOwn }, ...taken]
    .filter(({ units }) => units > 0)
    .map(({ costOf, ...sale }) => ({ ...sale, cost: costOf()?.text ?? '0' }));
}

/** What each lot of baskets has of a share, and what was paid for units that leave it next. */
function partsOf(lots: readonly BasketLot[], shareId: number) {
  return lots.flatMap((lot) => {
    const share = heldBasketShares([lot]).find((each) => each.shareId === shareId);
    const [bought] = share?.history ?? [];
    if (share === undefined || bought === undefined) return [];
    const { units, investment } = bought;
    const before = share.sales.map(({ sale }) => sale).toReversed();
    const costOf = (sale: PricedUnits) =>
      lotAfterSales({ units, investment, sales: [...before, sale] }).sales.at(-1)?.cost;
    return [{ lotId: lot.lotId, left: share.units, costOf }];
  });
}
