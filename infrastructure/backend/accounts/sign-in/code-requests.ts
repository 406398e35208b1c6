import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Networks } from './networks.ts';
import type { OtpRequestsTable } from '#infrastructure/backend/accounts/tables.ts';

export type CodeRequest = Selectable<OtpRequestsTable>;

/** Who requests or enters a code. */
export interface Requester {
  readonly mobile: string;
  /** The id of a browser in which this number was proved before; undefined for unknown browsers. */
  readonly deviceId: string | undefined;
  /** The networks of the request; undefined for a code that only a signed-in person can request. */
  readonly networks?: Networks;
  /** What the code confirms, such as a new email address. It is valid for nothing else. */
  readonly confirms?: string;
}

const NETWORK = 'network ';

/** The stored codes of a mobile number that apply to one request. */
export interface HeldRequests {
  /** The row of the known browser, or of the unknown browser's network. */
  readonly own: CodeRequest;
  /**
   * The newest code that any unknown browser requested for the number, because a person may enter a
   * code on another network. Undefined for a known browser.
   */
  readonly shared: CodeRequest | undefined;
}

/** Reads the rows and locks them, so that simultaneous tries are counted one by one. */
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

/** One statement, because the row could otherwise be deleted before it is locked. */
function heldRequest(
  database: Kysely<Database>,
  { mobile, device_id }: Pick<CodeRequest, 'mobile' | 'device_id'>,
  now: Date,
): Promise<CodeRequest> {
  const none = { code_hash: null, locked_until: null, tries: 0, sends: 0 };
  return database
    .insertInto('otp_requests')
    .values({ mobile, device_id, ...none, expires_at: now, counted_from: now })
    .onConflict((same) => same.columns(['mobile', 'device_id']).doUpdateSet({ mobile }))
    .returningAll()
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

/**
 * Invalidates a number's codes in all unknown browsers, after one of them has signed in. The caller
 * holds the row locks.
 */
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

/** Deletes rows that were not used for a day. */
export async function forgetOldRequests(database: Kysely<Database>, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  await database
    .deleteFrom('otp_requests')
    .where('expires_at', '<', yesterday)
    .where(sql<boolean>`coalesce(locked_until, expires_at) < ${yesterday}`)
    .execute();
}
