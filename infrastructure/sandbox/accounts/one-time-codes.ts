import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import type { Message } from '../platform/outbox.ts';
import { Refusal } from '../platform/refusal.ts';
import type { OtpRequestsTable } from './tables.ts';

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

type OtpRequest = Selectable<OtpRequestsTable>;

/** Who asks: a number, from a browser that it was proved in or from any other. */
export interface Asker {
  readonly mobile: string;
  readonly deviceId: string | undefined;
}

/**
 * One-time codes by mobile number: six digits, kept as a digest, used once. Counters belong to the
 * number and are the same whether or not anybody knows it. A refusal is an answer here and not
 * thrown, so that what was counted is kept.
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
    const request = await heldRequest(database, asker, now);
    const isCounting = now.getTime() - request.counted_from.getTime() < SEND_SPAN;
    const sends = isCounting ? request.sends : 0;
    if (isLocked(request, now)) return locked(request, now);
    if (sends >= MOST_SENDS) return tooManySends(request, now);
    const code = newCode();
    await update(database, request, {
      code_hash: this.digest(request, code),
      expires_at: new Date(now.getTime() + LIFE),
      sends: sends + 1,
      counted_from: isCounting ? request.counted_from : now,
      // A lock that has passed starts the count of tries anew.
      ...(request.locked_until && { locked_until: null, tries: 0 }),
    });
    await this.sandbox.outbox.send(messageOf(code), database);
    return undefined;
  }

  /** Uses up the code; refuses a wrong, old or used one, and all of them while it is locked. */
  async use(
    database: Kysely<Database>,
    { code, ...asker }: Asker & { readonly code: string },
  ): Promise<Refusal | undefined> {
    const now = this.sandbox.clock.now();
    const request = await heldRequest(database, asker, now);
    if (isLocked(request, now)) return locked(request, now);
    if (request.code_hash === null || request.expires_at <= now || code === MagicCode.Expired) {
      return expired();
    }
    if (!matches(request.code_hash, this.digest(request, code))) {
      return this.countWrongCode(database, request, now);
    }
    await update(database, request, { code_hash: null, tries: 0, sends: 0 });
    return undefined;
  }

  private async countWrongCode(
    database: Kysely<Database>,
    request: OtpRequest,
    now: Date,
  ): Promise<Refusal> {
    const before = request.locked_until === null ? request.tries : 0;
    const tries = before + 1;
    if (tries < MOST_TRIES) {
      await update(database, request, { tries, locked_until: null });
      return wrong(MOST_TRIES - tries);
    }
    const locked_until = new Date(now.getTime() + LOCK);
    await update(database, request, { tries, locked_until, code_hash: null });
    return locked({ locked_until }, now);
  }

  /** Keyed by the backend's own secret: six digits alone would be guessed from a digest. */
  private digest({ mobile, device_id: device }: OtpRequest, code: string): string {
    const signed = this.sandbox.signer.sign({ purpose: 'one-time-code', mobile, device, code });
    return createHash('sha256').update(signed).digest('base64url');
  }
}

/** The number's row, held until the work is done: guesses made at once are made one by one. */
async function heldRequest(
  database: Kysely<Database>,
  { mobile, deviceId }: Asker,
  now: Date,
): Promise<OtpRequest> {
  const device_id = deviceId ?? '';
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

async function update(
  database: Kysely<Database>,
  { mobile, device_id }: OtpRequest,
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
  const yesterday = new Date(now.getTime() - 24 * 60 * MINUTE);
  await database
    .deleteFrom('otp_requests')
    .where('expires_at', '<', yesterday)
    .where(sql<boolean>`coalesce(locked_until, expires_at) < ${yesterday}`)
    .execute();
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

function isLocked({ locked_until }: Pick<OtpRequest, 'locked_until'>, now: Date): boolean {
  return locked_until !== null && locked_until > now;
}

function locked({ locked_until }: Pick<OtpRequest, 'locked_until'>, now: Date): Refusal {
  const wait = waitText((locked_until?.getTime() ?? 0) - now.getTime());
  const message = `Too many wrong codes. Please try again in ${wait}.`;
  return new Refusal({ status: 400, code: 'otp-locked', message });
}

function tooManySends({ counted_from }: OtpRequest, now: Date): Refusal {
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
