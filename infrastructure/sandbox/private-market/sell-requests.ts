import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { sellRequestAfter, SellRequestMove } from '#domain/private-market/sell-request-moves.ts';
import { unitsValue } from '#domain/private-market/units-value.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { SellRequestsTable } from './sell-requests.tables.ts';
import { takeFromHoldings } from './take-from-holdings.ts';

export type SellRequestRecord = Selectable<SellRequestsTable>;

/** What the desk sees, the ones that wait for it first, then the newest. */
export function sellRequests(database: Kysely<Database>) {
  return database
    .selectFrom('sell_requests as request')
    .innerJoin('investors as investor', 'investor.id', 'request.investor_id')
    .selectAll('request')
    .select(['investor.name as investor_name', 'investor.mobile'])
    .orderBy((of) =>
      of
        .case()
        .when('request.status', '=', 'under-review')
        .then(0)
        .when('request.status', '=', 'accepted')
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('request.id', 'desc');
}

/** Out of what an investor's requests were sold: first what was held on its own, then baskets. */
export function placesOfSales(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('share_sales as sale')
    .leftJoin('share_lots as lot', (join) =>
      join
        .onRef('lot.id', '=', 'sale.basket_lot_id')
        .onRef('lot.investor_id', '=', 'sale.investor_id'),
    )
    .select(['sale.sell_request_id', 'sale.share_id', 'lot.basket_id'])
    .where('sale.investor_id', '=', investorId)
    .orderBy('sale.id')
    .execute();
}

export type PlaceOfSale = Awaited<ReturnType<typeof placesOfSales>>[number];

/**
 * A move of the desk on a sell request, told to the investor. What is sold leaves the portfolio.
 * @param transaction holds the request until it ends
 * @throws a refusal where there is no such request (404), or it cannot be moved so now (409)
 */
export async function moveSellRequest(
  sandbox: Sandbox,
  transaction: Kysely<Database>,
  { id, move }: { readonly id: number; readonly move: SellRequestMove },
): Promise<void> {
  const request = await transaction
    .selectFrom('sell_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (request === undefined) throw noSuchRequest();
  const after = sellRequestAfter(request.status, move);
  if (!after.ok) throw REFUSALS[after.failure]();
  const now = sandbox.clock.now();
  const isSale = move === SellRequestMove.MarkSold;
  await transaction
    .updateTable('sell_requests')
    .set({ status: after.value, ...(isSale ? { sold_at: now } : { decided_at: now }) })
    .where('id', '=', id)
    .execute();
  if (isSale) await takeFromHoldings(transaction, request, now);
  await tellOfSale(sandbox, transaction, { ...request, status: after.value });
}

/** Writes to the investor how the request stands. */
export async function tellOfSale(
  sandbox: Sandbox,
  database: Kysely<Database>,
  request: SellRequestRecord,
): Promise<void> {
  const { mobile } = await database
    .selectFrom('investors')
    .select('mobile')
    .where('id', '=', request.investor_id)
    .executeTakeFirstOrThrow();
  await sandbox.outbox.send({ channel: 'sms', to: mobile, text: textOf(request) }, database);
}

function textOf(request: SellRequestRecord): string {
  const price = formatRupees(Money.of(request.asking_price));
  const total = formatRupees(unitsValue(request.units, Money.of(request.asking_price)));
  const units = `${request.units} share${request.units === 1 ? '' : 's'}`;
  const what = `${units} of ${request.share_name} at ${price} each (request ${request.id})`;
  const texts = {
    'under-review': `We have your request to sell ${what}. Our team reviews it in 24-48 hours.`,
    accepted: `Your request to sell ${what} is accepted. Our desk calls you to arrange the sale.`,
    sold: `Sold: ${what}, ${total} in all. Your portfolio shows it. No real money has moved.`,
    refused: `We could not find a buyer for ${what}. Your shares stay where they are.`,
  } as const;
  return texts[request.status];
}

function noSuchRequest(): Refusal {
  const message = 'There is no such sell request.';
  return new Refusal({ status: 404, code: 'no-such-sell-request', message });
}

const REFUSALS = {
  'already-decided': () =>
    new Refusal({
      status: 409,
      code: 'already-decided',
      message: 'This sell request was decided before.',
    }),
  'not-accepted': () =>
    new Refusal({
      status: 409,
      code: 'not-accepted',
      message: 'Only a sell request that is accepted can be marked as sold.',
    }),
} as const;
