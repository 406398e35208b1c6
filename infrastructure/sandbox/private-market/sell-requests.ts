import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { requestAfter, type ReviewMove } from '#domain/private-market/request-review.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { SellRequestsTable } from './sell-requests.tables.ts';

export type SellRequestRecord = Selectable<SellRequestsTable>;

/** What the desk sees, the ones that wait first, then the newest. */
export function sellRequests(database: Kysely<Database>) {
  return database
    .selectFrom('sell_requests as request')
    .innerJoin('investors as investor', 'investor.id', 'request.investor_id')
    .selectAll('request')
    .select(['investor.name as investor_name', 'investor.mobile'])
    .orderBy((of) =>
      of.case().when('request.status', '=', 'under-review').then(0).else(1).end(),
    )
    .orderBy('request.id', 'desc');
}

/**
 * The desk's answer to a sell request, told to the investor.
 * @param transaction holds the request until it ends
 * @throws a refusal where there is no such request (404), or it was decided before (409)
 */
export async function decideSellRequest(
  sandbox: Sandbox,
  transaction: Kysely<Database>,
  { id, move }: { readonly id: number; readonly move: ReviewMove },
): Promise<void> {
  const request = await transaction
    .selectFrom('sell_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (request === undefined) throw noSuchRequest();
  const after = requestAfter(request.status, move);
  if (!after.ok) throw alreadyDecided();
  await transaction
    .updateTable('sell_requests')
    .set({ status: after.value, decided_at: sandbox.clock.now() })
    .where('id', '=', id)
    .execute();
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
  const units = `${request.units} share${request.units === 1 ? '' : 's'}`;
  const what = `${units} of ${request.share_name} at ${price} each (request ${request.id})`;
  const texts = {
    'under-review': `We have your request to sell ${what}. Our team reviews it in 24-48 hours.`,
    accepted: `Your request to sell ${what} is accepted. Our desk calls you to arrange the sale.`,
    refused: `We could not find a buyer for ${what}. Your shares stay where they are.`,
  } as const;
  return texts[request.status];
}

function noSuchRequest(): Refusal {
  const message = 'There is no such sell request.';
  return new Refusal({ status: 404, code: 'no-such-sell-request', message });
}

function alreadyDecided(): Refusal {
  const message = 'This sell request was decided before.';
  return new Refusal({ status: 409, code: 'already-decided', message });
}
