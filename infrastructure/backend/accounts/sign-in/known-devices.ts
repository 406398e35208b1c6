import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { cookieOf, HOST_COOKIE } from './session-cookie.ts';
import { digest } from './session-tokens.ts';

const NAME = '__Host-vriddhi-device';
const YEAR_SECONDS = 365 * 86_400;
/** Known browsers of one investor. The one proved longest ago gives way to a further one. */
const MOST_DEVICES = 10;

interface ProvedNumber {
  readonly investorId: number;
  readonly now: Date;
}

/**
 * The id of the browser if the number was proved in it, else undefined. Such browsers have counters
 * of their own, so that an attacker elsewhere cannot lock the owner out.
 */
export async function knownDeviceOf(
  database: Kysely<Database>,
  { request, mobile }: { readonly request: FastifyRequest; readonly mobile: string },
): Promise<string | undefined> {
  const hash = hashOf(request);
  if (hash === undefined) return undefined;
  const device = await database
    .selectFrom('known_devices')
    .innerJoin('investors', 'investors.id', 'known_devices.investor_id')
    .select('hash')
    .where('hash', '=', hash)
    .where('investors.mobile', '=', mobile)
    .executeTakeFirst();
  return device?.hash;
}

/**
 * Remembers that the number was proved in this browser, in place of what it was known for before.
 * @returns the id to set as a cookie after the transaction
 */
export async function rememberDevice(
  database: Kysely<Database>,
  request: FastifyRequest,
  { investorId, now }: ProvedNumber,
): Promise<string> {
  const before = hashOf(request);
  if (before !== undefined) {
    await database.deleteFrom('known_devices').where('hash', '=', before).execute();
  }
  const id = randomBytes(16).toString('base64url');
  await database
    .insertInto('known_devices')
    .values({ hash: digest(id), investor_id: investorId, proved_at: now })
    .execute();
  const kept = database
    .selectFrom('known_devices')
    .select('hash')
    .where('investor_id', '=', investorId)
    .orderBy('proved_at', 'desc')
    .orderBy('hash')
    .limit(MOST_DEVICES);
  await database
    .deleteFrom('known_devices')
    .where('investor_id', '=', investorId)
    .where('hash', 'not in', kept)
    .execute();
  return id;
}

/** Marks this browser by a cookie, which says nothing about the number. */
export function setDeviceCookie(reply: FastifyReply, id: string): void {
  reply.header('set-cookie', `${NAME}=${id}; ${HOST_COOKIE}; Max-Age=${YEAR_SECONDS}`);
}

/** Forgets the investor's other browsers, when their sessions are ended. */
export async function forgetOtherDevices(
  database: Kysely<Database>,
  { request, investorId }: { readonly request: FastifyRequest; readonly investorId: number },
): Promise<void> {
  await database
    .deleteFrom('known_devices')
    .where('investor_id', '=', investorId)
    .where('hash', '!=', hashOf(request) ?? '')
    .execute();
}

/** Forgets browsers in which the number was not proved for a year. */
export async function forgetOldDevices(database: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - YEAR_SECONDS * 1000);
  await database.deleteFrom('known_devices').where('proved_at', '<', before).execute();
}

function hashOf(request: FastifyRequest): string | undefined {
  const id = cookieOf(request, NAME);
  return id !== undefined && /^[\w-]{22}$/.test(id) ? digest(id) : undefined;
}
