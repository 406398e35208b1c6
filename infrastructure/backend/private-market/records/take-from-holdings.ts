import { Money } from '#domain/platform/money.ts';
import { heldBasketShares } from '#domain/private-market/holdings/basket-shares.ts';
import {
  afterSales,
  lotAfterSales,
  type PricedUnits,
  soldFrom,
} from '#domain/private-market/holdings/share-sale.ts';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { type BasketLot, basketLots } from './basket-lots.ts';
import type {
  SellRequestsTable,
  ShareSalesTable,
} from '#infrastructure/backend/private-market/sell-requests.tables.ts';
import { heldOutsideBaskets, type ShareLot } from './share-dealings.ts';
import { salePostings } from './share-postings.ts';

/**
 * Records the sale of a request's units: takes them out of the holdings of the share in the order
 * in which they came into the demat account, whether inside or outside baskets.
 * @returns the number of units taken
 */
export async function takeFromHoldings(
  transaction: Kysely<Database>,
  request: SellRequest,
  now: Date,
): Promise<number> {
  const { investor_id: investorId, share_id: shareId } = request;
  await lockHoldings(transaction, investorId);
  if (shareId === null) return 0;
  const sales = await salesOut(transaction, request, shareId);
  for (const sale of sales) {
    const { id } = await transaction
      .insertInto('share_sales')
      .values({
        sell_request_id: request.id,
        investor_id: investorId,
        share_id: shareId,
        price_per_unit: request.asking_price,
        sold_at: now,
        ...sale,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await post(transaction, salePostings(sql`sale.id = ${id}`));
  }
  return sales.reduce((sum, { units }) => sum + units, 0);
}

/**
 * Locks the investor's holdings, so that simultaneous requests never count the same units. The lock
 * allows for the one that each command has on its account: two that wait for each other's would
 * both stop.
 */
export async function lockHoldings(
  transaction: Kysely<Database>,
  investorId: number,
): Promise<void> {
  await transaction
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .forNoKeyUpdate()
    .execute();
}

/** Units of a share that an investor holds with us, inside and outside baskets. */
export async function unitsHeld(
  database: Kysely<Database>,
  { investorId, shareId }: { readonly investorId: number; readonly shareId: number },
): Promise<number> {
  const own = await heldOutsideBaskets(database, { investorId, shareId });
  const parts = partsOf(await basketLots(database, investorId), shareId);
  const inBaskets = parts.reduce((sum, { left }) => sum + left, 0);
  return own.reduce((sum, { units }) => sum + units, inBaskets);
}


type SellRequest = Selectable<SellRequestsTable>;
type Sale = Pick<Insertable<ShareSalesTable>, 'basket_lot_id' | 'units' | 'cost'>;

/** The sales of a request, one for each holding that provides units. */
async function salesOut(
  transaction: Kysely<Database>,
  request: SellRequest,
  shareId: number,
): Promise<readonly Sale[]> {
  const { investor_id: investorId, asking_price } = request;
  const pricePerUnit = Money.of(asking_price);
  const own = await heldOutsideBaskets(transaction, { investorId, shareId });
  const queue = queueOf(own, partsOf(await basketLots(transaction, investorId), shareId));
  const taken = takenFrom(queue, request);
  const fromOwn = sumOfOwn(queue, taken);
  const ownSale = { units: fromOwn, pricePerUnit };
  const costOfOwn = () => afterSales({ purchases: own, sales: [ownSale] }).sales[0]?.cost;
  const fromParts = queue.flatMap(({ lotId, costOf }, at) => {
    if (costOf === undefined) return [];
    const units = taken[at] ?? 0;
    return [{ basket_lot_id: lotId, units, costOf: () => costOf({ units, pricePerUnit }) }];
  });
  return [{ basket_lot_id: null, units: fromOwn, costOf: costOfOwn }, ...fromParts]
    .filter(({ units }) => units > 0)
    .map(({ costOf, ...sale }) => ({ ...sale, cost: costOf()?.text ?? '0' }));
}

/** What is left of a share, in the order in which it came into the demat account. */
function queueOf(own: readonly ShareLot[], parts: ReturnType<typeof partsOf>) {
  const ownLots = own.map(({ lot_id: lotId, transferred_at: creditedAt, units: left }) => ({
    ...{ lotId, creditedAt, left },
    costOf: undefined,
  }));
  return [...ownLots, ...parts].toSorted(byCredit);
}

function takenFrom(
  queue: ReturnType<typeof queueOf>,
  { units, units_here }: Pick<SellRequest, 'units' | 'units_here'>,
): readonly number[] {
  return soldFrom(
    units_here ?? units,
    queue.map(({ left }) => left),
  );
}

/**
 * The units of each open request that will come from purchases outside baskets, if the requests
 * are settled in the given order.
 */
export async function unitsFromOwn(
  database: Kysely<Database>,
  { investorId, shareId }: { readonly investorId: number; readonly shareId: number },
  requests: readonly Pick<SellRequest, 'units' | 'units_here'>[],
): Promise<readonly number[]> {
  const own = await heldOutsideBaskets(database, { investorId, shareId });
  let queue = queueOf(own, partsOf(await basketLots(database, investorId), shareId));
  return requests.map((request) => {
    const taken = takenFrom(queue, request);
    const fromOwn = sumOfOwn(queue, taken);
    queue = queue.map((lot, at) => ({ ...lot, left: lot.left - (taken[at] ?? 0) }));
    return fromOwn;
  });
}

function sumOfOwn(queue: ReturnType<typeof queueOf>, taken: readonly number[]): number {
  return queue.reduce(
    (sum, { costOf }, at) => (costOf === undefined ? sum + (taken[at] ?? 0) : sum),
    0,
  );
}

/**
 * The unsold units of a share in each basket lot, and a function that returns the cost of a sale
 * from the lot.
 */
function partsOf(lots: readonly BasketLot[], shareId: number) {
  return lots.flatMap((lot) => {
    const share = heldBasketShares([lot]).find((each) => each.shareId === shareId);
    const [bought] = share?.history ?? [];
    if (share === undefined || bought === undefined) return [];
    const { units, investment } = bought;
    const before = share.sales.map(({ sale }) => sale).toReversed();
    const costOf = (sale: PricedUnits) =>
      lotAfterSales({ units, investment, sales: [...before, sale] }).sales.at(-1)?.cost;
    return [{ lotId: lot.lotId, creditedAt: lot.transferredAt, left: share.units, costOf }];
  });
}

interface CreditedLot {
  readonly lotId: number;
  readonly creditedAt: Date;
}

function byCredit(one: CreditedLot, other: CreditedLot): number {
  return one.creditedAt.getTime() - other.creditedAt.getTime() || one.lotId - other.lotId;
}
