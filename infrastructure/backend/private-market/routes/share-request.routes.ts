import { indianGroups } from '#domain/platform/grouped-digits.ts';
import {
  legalReviewMoves,
  requestAfter,
  ReviewMove,
} from '#domain/private-market/holdings/request-review.ts';
import { shareRequestViolations } from '#domain/private-market/orders/share-request-violations.ts';
import { shareRequestRequest } from '#infrastructure/private-market/orders/share-orders.wire.ts';
import { done, idText } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { lockOwner } from '#infrastructure/backend/accounts/records/hold-account.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import type { ShareRequestsTable } from '#infrastructure/backend/private-market/orders.tables.ts';

const MOST_REQUESTS = 20;

export function addShareRequests(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/product-request',
    summary: 'Request a share that is not in the list',
    access: 'session',
    body: shareRequestRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      refuseBadRequest(body);
      await countUse(database, { investorId, what: 'share-request', clock: sandbox.clock });
      const request = await database
        .insertInto('share_requests')
        .values({
          investor_id: investorId,
          share_name: body.share_name,
          units: body.qty,
          status: 'under-review',
          requested_at: sandbox.clock.now(),
          decided_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await notifyInvestor(sandbox, database, request);
      return { status: 200, message: 'Your request is with our desk.' };
    },
  });
  addDesk(sandbox);
}

function refuseBadRequest(body: { readonly share_name: string; readonly qty: number }): void {
  const draft = { shareName: body.share_name, quantity: String(body.qty) };
  const { shareName, quantity } = shareRequestViolations(draft);
  if (shareName === undefined && quantity === undefined) return;
  const message = 'Please check the name of the share and the quantity.';
  throw new Refusal({ status: 422, code: 'share-request-wrong', message });
}

function addDesk(sandbox: Sandbox): void {
  const { control, database } = sandbox;
  control({
    method: 'GET',
    path: '/sandbox/api/share-requests',
    run: async () => {
      const requests = await database
        .selectFrom('share_requests as request')
        .innerJoin('investors as investor', 'investor.id', 'request.investor_id')
        .selectAll('request')
        .select(['investor.name as investor_name', 'investor.mobile'])
        .orderBy('request.id', 'desc')
        .limit(MOST_REQUESTS)
        .execute();
      return requests.map((request) => ({
        id: request.id,
        investor: request.investor_name ?? request.mobile,
        mobile: request.mobile,
        shareName: request.share_name,
        quantity: request.units,
        status: request.status,
        legalMoves: legalReviewMoves(request.status),
        requestedAt: request.requested_at.toISOString(),
      }));
    },
  });
  for (const move of Object.values(ReviewMove)) {
    control({
      method: 'POST',
      path: `/sandbox/api/share-requests/:id/${move}`,
      params: v.strictObject({ id: idText }),
      body: v.optional(v.strictObject({})),
      run: ({ params }) =>
        inTransaction(database, (transaction) =>
          decide(sandbox, transaction, { id: params.id, move }),
        ),
    });
  }
}

async function decide(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { id, move }: { readonly id: number; readonly move: ReviewMove },
): Promise<void> {
  await lockOwner(database, 'share_requests', id);
  const request = await database
    .selectFrom('share_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (request === undefined) {
    const message = 'We could not find this request.';
    throw new Refusal({ status: 404, code: 'share-request-unknown', message });
  }
  const after = requestAfter(request.status, move);
  if (!after.ok) {
    const message = 'This request has already been decided.';
    throw new Refusal({ status: 409, code: after.failure, message });
  }
  const decided = { status: after.value, decided_at: sandbox.clock.now() };
  await database.updateTable('share_requests').set(decided).where('id', '=', id).execute();
  await notifyInvestor(sandbox, database, { ...request, ...decided });
}

async function notifyInvestor(
  { outbox }: Sandbox,
  database: Kysely<Database>,
  request: Selectable<ShareRequestsTable>,
): Promise<void> {
  const count = indianGroups(String(request.units));
  const units = `${count} share${request.units === 1 ? '' : 's'}`;
  const what = `${units} of ${request.share_name}`;
  const texts = {
    'under-review': `We have your request for ${what}. We will reply in 3-4 business days.`,
    accepted: `We have found ${what} for you. Our team will call you with the price.`,
    refused: `We could not find ${what} for now. You can ask again at any time.`,
  } as const;
  await outbox.tell(request.investor_id, texts[request.status], database);
}
