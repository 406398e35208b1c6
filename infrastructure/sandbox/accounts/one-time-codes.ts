import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import type { Message } from '../platform/outbox.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  type Asker,
  type CodeRequest,
  type HeldRequests,
  heldRequests,
  isAttackedFromEverywhere,
  updateRequest,
} from './code-requests.ts';

const MINUTE = 60_000;
/** How long a code lives. */
const LIFE = 10 * MINUTE;
/** How long too many wrong codes lock a number; what is tried meanwhile does not lengthen it. */
const LOCK = 15 * MINUTE;
/** The span over which codes sent to one number are counted. */
const SEND_SPAN = 30 * MINUTE;
const MOST_TRIES = 5;
const MOST_SENDS = 5;

/** Codes with a set outcome, whatever was sent; none of them is ever sent. */
export const MagicCode = { Wrong: '000000', Expired: '999999', Failing: '555555' } as const;

/**
 * One-time codes by mobile number: six digits, kept as a digest, used once. Counters belong to the
 * number and are the same whether or not anybody knows it. Whoever locks a stranger's number locks
 * it for the network that the guesses came from: from any other another code is to be had. A
 * refusal is an answer here and not thrown, so that what was counted is kept.
 */
export class OneTimeCodes {
  constructor(private readonly sandbox: Sandbox) {}

  /** Sends a code in place of the one before; after too many, the refusal names the wait. */
  async send(
    database: Kysely<Database>,
    asker: Asker,
    messageOf: (code: string) => Message = (code) => smsFor(asker.mobile, code),
  ): Promise<Refusal | undefined> {
    const now = this.sandbox.clock.now();
    const held = await heldRequests(database, asker, now);
    const refusal = whyNoCode(held.own ?? held.common, now);
    if (refusal) return refusal;
    const isShut = whyNoCode(held.common, now) !== undefined;
    if (isShut && (await isAttackedFromEverywhere(database, asker.mobile, now))) {
      return whyNoCode(held.common, now);
    }
    // What others have shut is passed by: the code is then this network's alone.
    const home = isShut && held.own ? held.own : held.common;
    const code = newCode();
    for (const row of counting(held, home)) {
      await updateRequest(database, row, {
        ...countedSend(row, now),
        ...(row === home && {
          code_hash: this.digest(row, code),
          expires_at: new Date(now.getTime() + LIFE),
        }),
      });
    }
    await this.sandbox.outbox.send(messageOf(code), database);
    return undefined;
  }

  /** Uses up the code; refuses a wrong, old or used one, and all of them while it is locked. */
  async use(
    database: Kysely<Database>,
    { code, ...asker }: Asker & { readonly code: string },
  ): Promise<Refusal | undefined> {
    const now = this.sandbox.clock.now();
    const held = await heldRequests(database, asker, now);
    const { common, own } = held;
    if (own && isLocked(own, now)) return locked(own, now);
    const home = own && isLive(own, now) ? own : common;
    if (isLocked(home, now)) return locked(home, now);
    if (!isLive(home, now) || code === MagicCode.Expired) return expired();
    if (!matches(home.code_hash ?? '', this.digest(home, code))) {
      return countWrongCode(database, counting(held, home), now);
    }
    for (const row of counting(held, home)) {
      await updateRequest(database, row, { tries: 0, sends: 0, ...(row === home && USED) });
    }
    return undefined;
  }

  /** Keyed by the backend's own secret: six digits alone would be guessed from a digest. */
  private digest({ mobile, device_id: device }: CodeRequest, code: string): string {
    const signed = this.sandbox.signer.sign({ purpose: 'one-time-code', mobile, device, code });
    return createHash('sha256').update(signed).digest('base64url');
  }
}

const USED = { code_hash: null } as const;

/** The rows that a use of `home` counts on. */
function counting({ own }: HeldRequests, home: CodeRequest): readonly CodeRequest[] {
  return own === undefined || own === home ? [home] : [home, own];
}

function isLive({ code_hash, expires_at }: CodeRequest, now: Date): boolean {
  return code_hash !== null && expires_at > now;
}

function isCounting({ counted_from }: CodeRequest, now: Date): boolean {
  return now.getTime() - counted_from.getTime() < SEND_SPAN;
}

function whyNoCode(row: CodeRequest, now: Date): Refusal | undefined {
  if (isLocked(row, now)) return locked(row, now);
  const sends = isCounting(row, now) ? row.sends : 0;
  return sends >= MOST_SENDS ? tooManySends(row, now) : undefined;
}

function countedSend(row: CodeRequest, now: Date) {
  const isSame = isCounting(row, now);
  return {
    sends: (isSame ? row.sends : 0) + 1,
    counted_from: isSame ? row.counted_from : now,
    // A lock that has passed starts the count of tries anew.
    ...(row.locked_until && { locked_until: null, tries: 0 }),
  };
}

async function countWrongCode(
  database: Kysely<Database>,
  rows: readonly CodeRequest[],
  now: Date,
): Promise<Refusal> {
  const locked_until = new Date(now.getTime() + LOCK);
  let left = MOST_TRIES;
  for (const row of rows) {
    const tries = (row.locked_until === null ? row.tries : 0) + 1;
    left = Math.min(left, MOST_TRIES - tries);
    const isOver = tries >= MOST_TRIES;
    const lock = isOver ? { locked_until, ...USED } : { locked_until: null };
    await updateRequest(database, row, { tries, ...lock });
  }
  return left > 0 ? wrong(left) : locked({ locked_until }, now);
}

function newCode(): string {
  const magic: readonly string[] = Object.values(MagicCode);
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    if (!magic.includes(code)) return code;
  }
}

function smsFor(mobile: string, code: string): Message {
  const text = `${code} is your Vriddhi code, good for 10 minutes. We never ask for it by phone.`;
  return { channel: 'sms', to: mobile, text };
}

function matches(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function isLocked({ locked_until }: Pick<CodeRequest, 'locked_until'>, now: Date): boolean {
  return locked_until !== null && locked_until > now;
}

function locked({ locked_until }: Pick<CodeRequest, 'locked_until'>, now: Date): Refusal {
  const wait = waitText((locked_until?.getTime() ?? 0) - now.getTime());
  const message = `Too many wrong codes. Please try again in ${wait}.`;
  return new Refusal({ status: 400, code: 'otp-locked', message });
}

function tooManySends({ counted_from }: CodeRequest, now: Date): Refusal {
  const wait = waitText(counted_from.getTime() + SEND_SPAN - now.getTime());
  const message = `Too many codes were asked for. Please try again in ${wait}.`;
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

function waitText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
