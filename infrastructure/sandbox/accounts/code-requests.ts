import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { OtpRequestsTable } from './tables.ts';

export type CodeRequest = Selectable<OtpRequestsTable>;

/** Who asks: a number, from a browser that it was proved in or from any other. */
export interface Asker {
  readonly mobile: string;
  readonly deviceId: string | undefined;
  /** Where a browser asks from that is not known; absent where only a signed-in person can ask. */
  readonly network?: string;
}

/** From so many networks at once a number is taken to be under attack from everywhere. */
const MOST_LOCKED_NETWORKS = 5;
const NETWORK = 'network ';

/** The rows that count what an asker does. */
export interface HeldRequests {
  /** Of the browser, or of all together in which the number was never proved. */
  readonly common: CodeRequest;
  /** Of the network that such a browser asks from: it does not pay for what others do. */
  readonly own: CodeRequest | undefined;
}

/** Held until the work is done: guesses made at once are made one by one. */
export async function heldRequests(
  database: Kysely<Database>,
  { mobile, deviceId, network }: Asker,
  now: Date,
): Promise<HeldRequests> {
  const common = await heldRequest(database, { mobile, device_id: deviceId ?? '' }, now);
  if (deviceId !== undefined || network === undefined) return { common, own: undefined };
  const own = { mobile, device_id: NETWORK + digestOf(network) };
  return { common, own: await heldRequest(database, own, now) };
}

/** Whether so many networks are locked that one more is no stranger's mistake. */
export async function isAttackedFromEverywhere(
  database: Kysely<Database>,
  mobile: string,
  now: Date,
): Promise<boolean> {
  const { count } = await database
    .selectFrom('otp_requests')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('mobile', '=', mobile)
    .where('device_id', 'like', `${NETWORK}%`)
    .where('locked_until', '>', now)
    .executeTakeFirstOrThrow();
  return count >= MOST_LOCKED_NETWORKS;
}

/** An address of IPv4, or the part of an address of IPv6 that one household has. */
export function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}

/** Kept to tell networks apart, not to know them. */
function digestOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url').slice(0, 22);
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

/** Drops numbers nobody has used for a day, so that the table does not grow for ever. */
export async function forgetOldRequests(database: Kysely<Database>, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  await database
    .deleteFrom('otp_requests')
    .where('expires_at', '<', yesterday)
    .where(sql<boolean>`coalesce(locked_until, expires_at) < ${yesterday}`)
    .execute();
}
