import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Networks } from './networks.ts';
import type { OtpRequestsTable } from '#infrastructure/backend/accounts/tables.ts';

export type CodeRequest = Selectable<OtpRequestsTable>;

/** The number that a code is for, and whether it was proved in this browser before. */
export interface Requester {
  readonly mobile: string;
  readonly deviceId: string | undefined;
  /** The networks of the request; undefined where only a signed-in person can ask. */
  readonly networks?: Networks;
}

const NETWORK = 'network ';

/** The rows of a number that apply to one request. */
export interface HeldRequests {
  /** The row of this browser, or of the unknown browser's network. */
  readonly own: CodeRequest;
  /**
   * The newest code requested by any unknown browser. It may be entered on another network than the
   * one that requested it. Undefined for a known browser.
   */
  readonly shared: CodeRequest | undefined;
}

/** Locks the rows, so that simultaneous guesses are counted one by one. */
export async function heldRequests(
  database: Kysely<Database>,
  { mobile, deviceId, networks }: Requester,
  now: Date,
): Promise<HeldRequests> {
  if (deviceId !== undefined || networks === undefined) {
    const own = await heldRequest(database, { mobile, device_id: deviceId ?? '' }, now);
    return { own, shared: undefined };
  }
  const shared = await heldRequest(database, { mobile, device_id: '' }, now);
  const own = { mobile, device_id: NETWORK + networks.network };
  return { own: await heldRequest(database, own, now), shared };
}

async function heldRequest(
  database: Kysely<Database>,
  { mobile, device_id }: Pick<CodeRequest, 'mobile' | 'device_id'>,
  now: Date,
): Promise<CodeRequest> {
  const none = { code_hash: null, locked_until: null, tries: 0, sends: 0 };
  await database
    .insertInto('otp_requests')
    .values({ mobile, device_id, ...none, expires_at: now, counted_from: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return database
    .selectFrom('otp_requests')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('device_id', '=', device_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateRequest(
  database: Kysely<Database>,
  { mobile, device_id }: CodeRequest,
  values: Updateable<OtpRequestsTable>,
): Promise<void> {
  await database
    .updateTable('otp_requests')
    .set(values)
    .where('mobile', '=', mobile)
    .where('device_id', '=', device_id)
    .execute();
}

/** Expires the codes of all unknown browsers after one has signed in. The caller holds the lock. */
export async function endUnknownCodes(
  database: Kysely<Database>,
  mobile: string,
): Promise<void> {
  await database
    .updateTable('otp_requests')
    .set({ code_hash: null })
    .where('mobile', '=', mobile)
    .where((eb) => eb.or([eb('device_id', '=', ''), eb('device_id', 'like', `${NETWORK}%`)]))
    .execute();
}

/** Deletes rows of numbers that were not used for a day. */
export async function forgetOldRequests(database: Kysely<Database>, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  await database
    .deleteFrom('otp_requests')
    .where('expires_at', '<', yesterday)
    .where(sql<boolean>`coalesce(locked_until, expires_at) < ${yesterday}`)
    .execute();
}
