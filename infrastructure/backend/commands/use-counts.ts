import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { CLOCK_SKEW, type SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';

const HOUR = 3_600_000;

interface UseLimit {
  readonly most: number;
  readonly hours: number;
  /** What the investor did too often, after `You`. */
  readonly did: string;
}

/** What one investor may do in a window of time that starts with the first use. */
export const USE_LIMITS = {
  'share-order': { most: 200, hours: 24, did: 'placed many orders' },
  'deposit-order': { most: 200, hours: 24, did: 'started many deposits' },
  'sell-request': { most: 100, hours: 24, did: 'made many sell requests' },
  'share-request': { most: 20, hours: 24, did: 'asked for many shares' },
  'payment-page': { most: 50, hours: 24, did: 'opened many payment pages' },
  'partner-page': { most: 100, hours: 24, did: 'opened the page of the bank many times' },
  nominee: { most: 100, hours: 24, did: 'changed your nominees many times' },
  'primary-bank': { most: 50, hours: 24, did: 'changed your primary bank account many times' },
  'upi-link': { most: 50, hours: 24, did: 'opened many UPI links' },
  'pan-look-up': { most: 30, hours: 24, did: 'looked up many PANs' },
  'pan-save': { most: 30, hours: 24, did: 'tried to save many PANs' },
  demat: { most: 20, hours: 24, did: 'tried many demat accounts' },
  'penny-drop': { most: 20, hours: 24, did: 'verified many bank accounts' },
  'e-mail-code': { most: 20, hours: 24, did: 'asked for many email codes' },
  'data-export': { most: 10, hours: 24, did: 'downloaded your data several times' },
  'client-master-list': { most: 10, hours: 1, did: 'changed this file several times' },
  'video-kyc': { most: 10, hours: 1, did: 'sent your video KYC several times' },
  picture: { most: 10, hours: 1, did: 'changed your picture several times' },
} as const satisfies Record<string, UseLimit>;

export type CountedUse = keyof typeof USE_LIMITS;

interface Use {
  readonly investorId: number;
  readonly what: CountedUse;
  readonly clock: Pick<SandboxClock, 'now'>;
}

/**
 * Counts a use. Waits for a simultaneous use of the same investor, so that uses run one by one.
 * @throws Refusal (429) if the limit is reached, (401) if the account was deleted meanwhile
 */
export async function countUse(
  database: Kysely<Database>,
  { investorId, what, clock }: Use,
): Promise<void> {
  const { most, hours, did }: UseLimit = USE_LIMITS[what];
  const now = clock.now();
  const start = new Date(now.getTime() - hours * HOUR);
  // A window far in the future was stored before the clock was set back.
  const latest = new Date(now.getTime() + CLOCK_SKEW);
  const isOver = sql<boolean>`use_counts.counted_from not between ${start} and ${latest}`;
  const counted = await database
    .insertInto('use_counts')
    .columns(['investor_id', 'what', 'counted_from', 'uses'])
    .expression(firstUse(database, { investorId, what, now }))
    .onConflict((conflict) =>
      conflict.columns(['investor_id', 'what']).doUpdateSet({
        uses: sql`case when ${isOver} then 1 else use_counts.uses + 1 end`,
        counted_from: sql`case when ${isOver} then ${now} else use_counts.counted_from end`,
      }),
    )
    .returning(['uses', 'counted_from'])
    .executeTakeFirst();
  if (counted === undefined) throw signedOut();
  const { uses, counted_from: from } = counted;
  if (uses <= most) return;
  const left = Math.ceil((from.getTime() + hours * HOUR - now.getTime()) / HOUR);
  const wait = left <= 1 ? 'an hour' : `${left} hours`;
  const message = `You ${did}. Please try again in ${wait}.`;
  throw new Refusal({ status: 429, code: 'too-many-uses', message });
}

/** When the window of a count ends. */
export function windowEnd(count: { readonly what: string; readonly counted_from: Date }): Date {
  const { hours } = USE_LIMITS[count.what as CountedUse];
  return new Date(count.counted_from.getTime() + hours * HOUR);
}

/**
 * The row of a first use. It waits for a simultaneous deletion of the account, and is then empty,
 * because a use after the deletion would not be counted for the number's next account.
 */
function firstUse(
  database: Kysely<Database>,
  { investorId, what, now }: Omit<Use, 'clock'> & { readonly now: Date },
) {
  return database
    .selectFrom('investors')
    .select([
      'id',
      sql<string>`${what}::text`.as('what'),
      sql<Date>`${now}::timestamptz`.as('counted_from'),
      sql<number>`1`.as('uses'),
    ])
    .where('id', '=', investorId)
    .where('deleted_at', 'is', null)
    .forKeyShare();
}

function signedOut(): Refusal {
  return new Refusal({ status: 401, code: 'signed-out', message: 'Please sign in to continue.' });
}
