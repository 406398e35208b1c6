import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { CLOCK_SKEW } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { Networks } from './networks.ts';
import type { CodeAttemptsTable } from '#infrastructure/backend/accounts/tables.ts';

const MINUTE = 60_000;

interface Limit {
  readonly most: number;
  readonly minutes: number;
}

/**
 * Limit of attempts for one mobile number, from all unknown browsers together, and again from all
 * known ones. The lock of a single
 * code after wrong attempts is in `one-time-codes.ts`.
 */
const NUMBER_LIMIT: Limit = { most: 10, minutes: 30 };

/**
 * Limits of attempts from one network, for all mobile numbers together. Wider networks get more.
 */
const NETWORK_LIMITS = {
  network: { most: 20, minutes: 10 },
  network_56: { most: 30, minutes: 10 },
  network_48: { most: 40, minutes: 10 },
} as const satisfies Record<string, Limit>;

/**
 * A request for a code, or a try to enter one. Browsers that have proved the number before (known
 * browsers) are counted under a key of their own.
 */
export interface Attempt {
  readonly mobile: string;
  readonly networks: Networks;
}

/** The key by which the attempts of a number's known browsers are counted together. */
export function knownBrowsersOf(mobile: string): string {
  return `known browsers of ${mobile}`;
}

/**
 * Counts an attempt to use the codes of a mobile number. Sending a code counts as one attempt,
 * which includes the first try to enter the code. Each further try counts as another attempt.
 *
 * @returns when to try again, if the number or the network has no attempts left
 */
export async function countAttempt(
  database: Kysely<Database>,
  { mobile, networks }: Attempt,
  now: Date,
): Promise<Date | undefined> {
  await lockNetwork(database, networks);
  const row = rowOf({ mobile, networks }, now);
  const earlier = await earlierAttempts(database, row);
  const waits = [
    waitUntil(
      earlier.filter((one) => one.mobile === mobile),
      NUMBER_LIMIT,
      now,
    ),
    ...(['network', 'network_56', 'network_48'] as const).map((width) => {
      const ofNetwork = earlier.filter((one) => row[width] !== null && one[width] === row[width]);
      return waitUntil(ofNetwork, NETWORK_LIMITS[width], now);
    }),
  ].filter((wait) => wait !== undefined);
  if (waits.length > 0) return new Date(Math.max(...waits.map((wait) => wait.getTime())));
  await database.insertInto('code_attempts').values(row).execute();
  return undefined;
}

/**
 * Deletes the attempts with a number from the network where its owner has entered the right code.
 */
export async function forgiveAttempts(
  database: Kysely<Database>,
  { mobile, networks }: Attempt,
): Promise<void> {
  await database
    .deleteFrom('code_attempts')
    .where('mobile', '=', mobile)
    .where('network', '=', networks.network)
    .execute();
}

export async function forgetOldAttempts(database: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - NUMBER_LIMIT.minutes * MINUTE);
  await database.deleteFrom('code_attempts').where('at', '<', before).execute();
}

/** Serialises attempts from one network, so that simultaneous ones are counted one by one. */
async function lockNetwork(
  database: Kysely<Database>,
  { network, network48 = network }: Networks,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${network48}, 0))`.execute(database);
}

function rowOf({ mobile, networks }: Attempt, now: Date): CodeAttemptsTable {
  return {
    mobile,
    network: networks.network,
    network_56: networks.network56 ?? null,
    network_48: networks.network48 ?? null,
    at: now,
  };
}

/**
 * The recent attempts with the same number or from the same networks, newest first. Skips times far
 * in the future, which were stored before the clock was set back.
 */
async function earlierAttempts(
  database: Kysely<Database>,
  { mobile, network, network_56, network_48, at }: CodeAttemptsTable,
): Promise<readonly CodeAttemptsTable[]> {
  return database
    .selectFrom('code_attempts')
    .selectAll()
    .where('at', '>', new Date(at.getTime() - NUMBER_LIMIT.minutes * MINUTE))
    .where('at', '<', new Date(at.getTime() + CLOCK_SKEW))
    .where((eb) =>
      eb.or([
        eb('mobile', '=', mobile),
        eb('network', '=', network),
        eb('network_56', '=', network_56),
        eb('network_48', '=', network_48),
      ]),
    )
    .orderBy('at', 'desc')
    .execute();
}

/**
 * When the next attempt is allowed; undefined if it is allowed now.
 * @param earlier newest first
 */
function waitUntil(
  earlier: readonly CodeAttemptsTable[],
  { most, minutes }: Limit,
  now: Date,
): Date | undefined {
  const oldest = earlier[most - 1];
  if (oldest === undefined) return undefined;
  const until = new Date(oldest.at.getTime() + minutes * MINUTE);
  return until > now ? until : undefined;
}
