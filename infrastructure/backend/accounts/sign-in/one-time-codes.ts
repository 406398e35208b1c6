import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { CLOCK_SKEW } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import type { Message } from '#infrastructure/backend/third-parties/outbox.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { CODE_MINUTES, signInMessage, withBoundCode } from './code-messages.ts';
import { type Attempt, countAttempt, forgiveAttempts, knownBrowsersOf } from './code-attempts.ts';
import {
  type Requester,
  type CodeRequest,
  endUnknownCodes,
  type HeldRequests,
  heldRequests,
  updateRequest,
} from './code-requests.ts';
import type { Networks } from './networks.ts';

const MINUTE = 60_000;
const LIFE = CODE_MINUTES * MINUTE;
/**
 * Milliseconds for which five wrong codes lock further tries. Tries while locked do not extend it.
 */
const LOCK = 15 * MINUTE;
/** Time window for counting sent codes, in milliseconds. */
const SEND_SPAN = 30 * MINUTE;
const MOST_TRIES = 5;
const MOST_SENDS = 5;
const USED = { code_hash: null, has_free_try: false } as const;

/** Test codes with a fixed outcome, which are never sent. */
export const MagicCode = { Wrong: '000000', Expired: '999999', Failing: '555555' } as const;

/**
 * Sends and checks one-time codes for mobile numbers: six digits, stored as a hash, valid for one
 * use. Numbers without an account are counted in the same way.
 *
 * A browser in which the number was proved before has its own code and counters, so that an
 * attacker cannot lock it. All such browsers of a number share a limit. Unknown browsers share a
 * code and counters per network, and a limit per number. The first try to enter a code is not
 * counted again, so it works even if others have used up the limit since. Refusals are returned and
 * not thrown, so that the counts are committed.
 */
export class OneTimeCodes {
  constructor(private readonly sandbox: Sandbox) {}

  /** Sends a code, which replaces the previous one. @returns why no code was sent, if refused */
  async send(
    database: Kysely<Database>,
    requester: Requester,
    messageOf: (code: string) => Message = (code) => signInMessage(requester.mobile, code),
  ): Promise<Refusal | undefined> {
    const now = this.sandbox.clock.now();
    const { own, shared } = await heldRequests(database, requester, now);
    const refusal = sendRefusal(own, now);
    if (refusal) return refusal;
    const wait = await this.count(database, requester, now);
    if (wait) return tooManySends(wait, now);
    const code = newCode();
    const origin = this.sandbox.config.appOrigin;
    const expires_at = new Date(now.getTime() + LIFE);
    const message_id = await this.sandbox.outbox.send(
      { ...withBoundCode(messageOf(code), { code, origin }), secretUntil: expires_at },
      database,
    );
    const values = (row: CodeRequest) => ({
      code_hash: this.digest(row, requester, code),
      expires_at,
      message_id,
    });
    await updateRequest(database, own, {
      ...values(own),
      ...countedSend(own, now),
      has_free_try: true,
    });
    if (shared) await updateRequest(database, shared, { ...values(shared), tries: 0 });
    return undefined;
  }

  /** Checks a code and consumes it. @returns why the code is refused; undefined if it is right */
  async use(
    database: Kysely<Database>,
    { code, ...requester }: Requester & { readonly code: string },
  ): Promise<Refusal | undefined> {
    const now = this.sandbox.clock.now();
    const held = await heldRequests(database, requester, now);
    const { own, shared } = held;
    if (isLocked(own, now)) return locked(own.locked_until, now);
    const home = shared && !isLive(own, now) ? shared : own;
    if (!isLive(home, now) || code === MagicCode.Expired) return expired();
    const isFree = home === own && own.has_free_try;
    const wait = isFree ? undefined : await this.count(database, requester, now);
    if (wait) return locked(wait, now);
    if (!matches(home.code_hash ?? '', this.digest(home, requester, code))) {
      return countWrongCode(database, { ...held, home }, now);
    }
    await updateRequest(database, own, { tries: 0, sends: 0, ...USED });
    if (shared) await endUnknownCodes(database, requester.mobile);
    const { mobile, deviceId, networks } = requester;
    if (networks) await forgiveAttempts(database, attemptOf({ mobile, deviceId, networks }));
    if (home.message_id !== null) await this.sandbox.outbox.hideCode(home.message_id, database);
    return undefined;
  }

  /**
   * Counts an attempt, together with those of all unknown browsers, or of all known ones.
   * @returns when to try again, if no attempts are left
   */
  private async count(
    database: Kysely<Database>,
    { mobile, deviceId, networks }: Requester,
    now: Date,
  ): Promise<Date | undefined> {
    if (networks === undefined) return undefined;
    return countAttempt(database, attemptOf({ mobile, deviceId, networks }), now);
  }

  /**
   * A keyed hash of the code, because a plain hash of six digits could be reversed by trying them
   * all.
   */
  private digest(
    { mobile, device_id: device }: CodeRequest,
    { confirms }: Requester,
    code: string,
  ): string {
    return this.sandbox.signer.digest({
      purpose: 'one-time-code',
      mobile,
      device,
      code,
      ...(confirms !== undefined && { confirms }),
    });
  }
}

/** How an attempt is counted: known browsers as if they were one network and one number. */
function attemptOf({
  mobile,
  deviceId,
  networks,
}: Omit<Requester, 'networks' | 'confirms'> & { readonly networks: Networks }): Attempt {
  if (deviceId === undefined) return { mobile, networks };
  const known = knownBrowsersOf(mobile);
  return { mobile: known, networks: { network: known } };
}

/**
 * Whether the time is in the future by at most `longest` milliseconds. A time further ahead was
 * stored before the clock was set back, and no longer counts.
 */
function isAhead(time: Date | null, longest: number, now: Date): boolean {
  const left = time === null ? 0 : time.getTime() - now.getTime();
  return left > 0 && left <= longest + CLOCK_SKEW;
}

function isLive({ code_hash, expires_at }: CodeRequest, now: Date): boolean {
  return code_hash !== null && isAhead(expires_at, LIFE, now);
}

function isLocked({ locked_until }: CodeRequest, now: Date): boolean {
  return isAhead(locked_until, LOCK, now);
}

function isCounting({ counted_from }: CodeRequest, now: Date): boolean {
  const elapsed = now.getTime() - counted_from.getTime();
  return elapsed > -CLOCK_SKEW && elapsed < SEND_SPAN;
}

function sendRefusal(row: CodeRequest, now: Date): Refusal | undefined {
  if (isLocked(row, now)) return locked(row.locked_until, now);
  if (!isCounting(row, now) || row.sends < MOST_SENDS) return undefined;
  return tooManySends(new Date(row.counted_from.getTime() + SEND_SPAN), now);
}

function countedSend(row: CodeRequest, now: Date) {
  const isSame = isCounting(row, now);
  return {
    sends: (isSame ? row.sends : 0) + 1,
    counted_from: isSame ? row.counted_from : now,
    // When a lock has expired, the count of tries starts again.
    ...(row.locked_until && { locked_until: null, tries: 0 }),
  };
}

/**
 * Counts a wrong code for the browser or network that entered it, and locks it after five. A code
 * of another unknown browser is invalidated after five wrong tries.
 */
async function countWrongCode(
  database: Kysely<Database>,
  { own, shared, home }: HeldRequests & { readonly home: CodeRequest },
  now: Date,
): Promise<Refusal> {
  const tries = (own.locked_until === null ? own.tries : 0) + 1;
  const isOver = tries >= MOST_TRIES;
  const locked_until = isOver ? new Date(now.getTime() + LOCK) : null;
  const used = isOver ? USED : { has_free_try: false };
  await updateRequest(database, own, { tries, locked_until, ...used });
  if (shared && home === shared) {
    const sharedTries = shared.tries + 1;
    const isDead = sharedTries >= MOST_TRIES && { code_hash: null };
    await updateRequest(database, shared, { tries: sharedTries, ...isDead });
  }
  return isOver ? locked(locked_until, now) : wrong(MOST_TRIES - tries);
}

function newCode(): string {
  const magic: readonly string[] = Object.values(MagicCode);
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    if (!magic.includes(code)) return code;
  }
}

function matches(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function locked(until: Date | null, now: Date): Refusal {
  const message = `Too many wrong codes. Please try again in ${waitText(until, now)}.`;
  return new Refusal({ status: 400, code: 'otp-locked', message });
}

function tooManySends(until: Date, now: Date): Refusal {
  const message = `Too many codes were asked for. Please try again in ${waitText(until, now)}.`;
  return new Refusal({ status: 400, code: 'otp-too-many-sends', message });
}

function expired(): Refusal {
  const message = 'This code has expired. Please ask for a new one.';
  return new Refusal({ status: 400, code: 'otp-expired', message, field: 'otp' });
}

function wrong(left: number): Refusal {
  const tries = left === 1 ? '1 try' : `${left} tries`;
  const message = `That code is not right. You have ${tries} left.`;
  return new Refusal({ status: 400, code: 'otp-wrong', message, field: 'otp' });
}

function waitText(until: Date | null, now: Date): string {
  const milliseconds = (until ?? now).getTime() - now.getTime();
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
