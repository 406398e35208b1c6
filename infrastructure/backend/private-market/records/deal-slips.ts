import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isDealSlipToSign, SIGNING_EXPIRY_DAYS } from '#domain/private-market/orders/deal-slip.ts';
import { OrderActor, OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { referenceLetters } from '#infrastructure/backend/third-parties/payment-reference.ts';
import { moveOrder } from './move-order.ts';
import { lockedOrder, type OrderRecord } from './order-records.ts';

/**
 * Seconds after which the signing service itself reports a signature that the app did not report.
 */
const NOTICE_SECONDS = 60;

/** Creates the deal slip of a paid order, or renews its token. It can be signed for three days. */
export async function preparedSlip(
  { clock }: Sandbox,
  database: Kysely<Database>,
  { order, appOrigin }: { readonly order: OrderRecord; readonly appOrigin: string },
): Promise<{ readonly document_id: string; readonly token: string }> {
  const now = clock.now();
  const fresh = {
    token: randomBytes(24).toString('base64url'),
    app_origin: appOrigin,
    requested_at: now,
    expires_at: new Date(now.getTime() + SIGNING_EXPIRY_DAYS * 86_400_000),
  };
  return database
    .insertInto('deal_slips')
    .values({
      investor_id: order.investor_id,
      order_id: order.id,
      document_id: newDocumentId(),
      ...fresh,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(fresh))
    .returning(['document_id', 'token'])
    .executeTakeFirstOrThrow();
}

/**
 * Records the signature at the signing service, once. The order's status changes later, when the
 * app or the signing service reports the signature.
 * @param slip as `slipAt` has read it in the same transaction
 */
export async function signSlip(
  { clock }: Pick<Sandbox, 'clock'>,
  database: Kysely<Database>,
  { document_id: documentId }: SlipRecord,
): Promise<void> {
  await database
    .updateTable('deal_slips')
    .set({ signed_at: clock.now() })
    .where('document_id', '=', documentId)
    .where('signed_at', 'is', null)
    .execute();
}

/** The origin of the app that asked for the signature. */
export async function appOriginFor(
  database: Kysely<Database>,
  documentId: string,
): Promise<string | undefined> {
  const slip = await database
    .selectFrom('deal_slips')
    .select('app_origin')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return slip?.app_origin;
}

/**
 * A deal slip with the data that its page shows: one that is signed, or can be. Locks its order,
 * which could be refunded meanwhile. The token grants access.
 */
export async function slipAt(
  { clock }: Pick<Sandbox, 'clock'>,
  database: Kysely<Database>,
  { documentId, token }: { readonly documentId: string; readonly token: string },
) {
  const slip = await database
    .selectFrom('deal_slips as slip')
    .innerJoin('share_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'slip.order_id')
        .onRef('order.investor_id', '=', 'slip.investor_id'),
    )
    .leftJoin('shares as share', 'share.id', 'order.share_id')
    .innerJoin('investors as investor', 'investor.id', 'slip.investor_id')
    .selectAll('slip')
    .select([
      'order.units',
      'order.fulfilled_price',
      'order.status',
      'order.requested_at as ordered_at',
      'share.name',
      'investor.name as investor_name',
    ])
    .where('slip.document_id', '=', documentId)
    .where('slip.expires_at', '>', clock.now())
    .forUpdate(['order'])
    .executeTakeFirst();
  if (slip === undefined || !isSame(slip.token, token)) return undefined;
  const isSigned = slip.signed_at !== null;
  return isSigned || isDealSlipToSign({ status: slip.status }) ? slip : undefined;
}

export type SlipRecord = NonNullable<Awaited<ReturnType<typeof slipAt>>>;

function isSame(ours: string, given: string): boolean {
  const [left, right] = [Buffer.from(ours), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export async function isSlipSigned(
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<boolean> {
  return (await signedAt(database, order)) !== undefined;
}

async function signedAt(
  database: Kysely<Database>,
  { id, investor_id: investorId }: OrderRecord,
): Promise<Date | undefined> {
  const slip = await database
    .selectFrom('deal_slips')
    .select('signed_at')
    .where('order_id', '=', id)
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  return slip?.signed_at ?? undefined;
}

/**
 * Records on the order that its slip is signed. Does nothing if the order has already moved on.
 * @param order as read under its lock
 */
export async function recordSignature(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<void> {
  if (!isDealSlipToSign({ status: order.status })) return;
  const actedAt = await signedAt(database, order);
  const act = { move: OrderMove.SignDealSlip, by: OrderActor.Investor } as const;
  await moveOrder(sandbox, database, order, actedAt === undefined ? act : { ...act, actedAt });
}

/** Handles the signatures that the app did not report in time. */
export async function processDueSignatures(sandbox: Sandbox, until: Date): Promise<void> {
  const signed = await sandbox.database
    .selectFrom('deal_slips as slip')
    .innerJoin('share_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'slip.order_id')
        .onRef('order.investor_id', '=', 'slip.investor_id'),
    )
    .select(['order.id', 'order.investor_id as investorId'])
    .where('slip.signed_at', '<=', new Date(until.getTime() - NOTICE_SECONDS * 1000))
    // A literal and not a parameter, so that the cached query plan knows how few rows match.
    .where('order.status', '=', sql.lit('payment_received'))
    .orderBy('slip.signed_at')
    .execute();
  await attemptEach('share order', signed, (own) =>
    inTransaction(sandbox.database, async (database) =>
      recordSignature(sandbox, database, await lockedOrder(database, own)),
    ),
  );
}

/** An unguessable document id, such as `DID-KQWRTZXB…`. */
export function newDocumentId(): string {
  return `DID-${referenceLetters(12)}`;
}
