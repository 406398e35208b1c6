import { randomUUID } from 'node:crypto';
import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { AuthenticatedSession } from '#infrastructure/backend/http/authentication.ts';
import { CLOCK_SKEW, type SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import type { Signer } from '#infrastructure/backend/http/signer.ts';
import { digest, newTokens, type SessionTokens, successorOf } from './session-tokens.ts';
import type { SessionsTable } from '#infrastructure/backend/accounts/tables.ts';

const MINUTE = 60_000;
/** Milliseconds without use after which a session ends. */
const IDLE = 15 * MINUTE;
/** Milliseconds to return from a payment page that was open until it expired. */
const RETURN_FROM_PAYMENT = 2 * MINUTE;
/** Longest duration of a session in milliseconds, even in constant use. */
export const ABSOLUTE = 12 * 60 * MINUTE;
/** Milliseconds for which an access token is valid. */
const ACCESS_LIFE = 30 * MINUTE;
/** Milliseconds for which a used refresh token is accepted: two tabs may use it at once. */
const GRACE = 10_000;
/** Milliseconds between two updates of a session's last use, so that most reads write nothing. */
const SEEN_STEP = 30_000;

type Session = Selectable<SessionsTable>;

/** Sessions with their access and refresh tokens. The database stores only hashes of tokens. */
export class Sessions {
  private readonly clock: SandboxClock;
  private readonly signer: Signer;

  constructor({ clock, signer }: Pick<Sandbox, 'clock' | 'signer'>) {
    this.clock = clock;
    this.signer = signer;
  }

  async begin(
    database: Kysely<Database>,
    { investorId, device }: { readonly investorId: number; readonly device: string },
  ): Promise<SessionTokens> {
    const now = this.clock.now();
    const id = randomUUID();
    await database
      .insertInto('sessions')
      .values({
        id,
        investor_id: investorId,
        started_at: now,
        last_seen_at: now,
        ended_at: null,
        end_reason: null,
        device,
        paying_until: null,
        step_up_change: null,
        stepped_up_at: null,
      })
      .execute();
    return this.issue(database, { id, investor_id: investorId }, now);
  }

  /** The session of an access token; undefined if the token or the session has expired. */
  async authenticate(
    database: Kysely<Database>,
    token: string,
  ): Promise<AuthenticatedSession | undefined> {
    const now = this.clock.now();
    const session = await this.sessionOf(database, token, 'access');
    if (!session || isOver(session, now)) return undefined;
    if (!isWithin(session.issued_at, ACCESS_LIFE, now)) return undefined;
    if (now.getTime() - session.last_seen_at.getTime() > SEEN_STEP) {
      await noteUse(database, session.id, now);
    }
    return { investorId: session.investor_id, sessionId: session.id };
  }

  /**
   * Exchanges a refresh token for new tokens. A repeat within the grace period gets the same new
   * tokens. A later repeat means that a token was stolen, so the session ends.
   *
   * @returns `retired` for a token that a step-up has just replaced: the browser has a newer
   * cookie
   */
  async renew(
    database: Kysely<Database>,
    refreshToken: string,
  ): Promise<SessionTokens | 'retired' | undefined> {
    const now = this.clock.now();
    const session = await this.sessionOf(database, refreshToken, 'refresh', { isHeld: true });
    if (!session || isOver(session, now)) return undefined;
    const tokens = successorOf(this.signer, refreshToken, session.investor_id);
    if (!session.exchanged_at) {
      await database
        .updateTable('session_tokens')
        .set({ exchanged_at: now })
        .where('hash', '=', digest(refreshToken))
        .execute();
      await this.keep(database, tokens, { id: session.id, now });
    } else if (!isWithin(session.exchanged_at, GRACE, now)) {
      await this.end(database, session.id, 'reused-token');
      return undefined;
    } else if ((await this.idOf(database, tokens.refreshToken)) === undefined) {
      return 'retired';
    }
    await noteUse(database, session.id, now);
    return tokens;
  }

  /**
   * Records that the investor confirmed a change with a code, and invalidates all earlier tokens.
   */
  async stepUp(
    database: Kysely<Database>,
    { session, change }: { session: AuthenticatedSession; change: ProtectedChange },
  ): Promise<SessionTokens> {
    const now = this.clock.now();
    const id = session.sessionId ?? '';
    await database
      .updateTable('sessions')
      .set({ step_up_change: change, stepped_up_at: now })
      .where('id', '=', id)
      .execute();
    const tokens = database.updateTable('session_tokens').where('session_id', '=', id);
    await tokens
      .set({ exchanged_at: now })
      .where('kind', '=', 'refresh')
      .where('exchanged_at', 'is', null)
      .execute();
    await database
      .deleteFrom('session_tokens')
      .where('session_id', '=', id)
      .where('kind', '=', 'access')
      .execute();
    return this.issue(database, { id, investor_id: session.investorId }, now);
  }

  /** The id of the session of an access or refresh token, even if the session has ended. */
  async idOf(database: Kysely<Database>, token: string): Promise<string | undefined> {
    const row = await database
      .selectFrom('session_tokens')
      .select('session_id')
      .where('hash', '=', digest(token))
      .executeTakeFirst();
    return row?.session_id;
  }

  async end(
    database: Kysely<Database>,
    id: string,
    reason: NonNullable<Session['end_reason']>,
  ): Promise<void> {
    await database
      .updateTable('sessions')
      .set({ ended_at: this.clock.now(), end_reason: reason })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  }

  async notePaying(database: Kysely<Database>, id: string, until: Date | undefined): Promise<void> {
    await database
      .updateTable('sessions')
      .set({ paying_until: until ?? null })
      .where('id', '=', id)
      .execute();
  }

  private async issue(
    database: Kysely<Database>,
    { id: sessionId, investor_id: investorId }: Pick<Session, 'id' | 'investor_id'>,
    now: Date,
  ): Promise<SessionTokens> {
    const tokens = newTokens(investorId);
    await this.keep(database, tokens, { id: sessionId, now });
    return tokens;
  }

  private async keep(
    database: Kysely<Database>,
    { accessToken, refreshToken }: SessionTokens,
    { id, now }: { readonly id: string; readonly now: Date },
  ): Promise<void> {
    const of = (kind: 'access' | 'refresh', token: string) => ({
      hash: digest(token),
      session_id: id,
      kind,
      issued_at: now,
      exchanged_at: null,
    });
    await database
      .insertInto('session_tokens')
      .values([of('access', accessToken), of('refresh', refreshToken)])
      .execute();
  }

  private async sessionOf(
    database: Kysely<Database>,
    token: string,
    kind: 'access' | 'refresh',
    { isHeld = false } = {},
  ) {
    const query = database
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
      .selectAll('sessions')
      .select(['session_tokens.issued_at', 'session_tokens.exchanged_at'])
      .where('session_tokens.hash', '=', digest(token))
      .where('session_tokens.kind', '=', kind);
    return (isHeld ? query.forUpdate() : query).executeTakeFirst();
  }
}

/** Deletes sessions whose maximum duration (`ABSOLUTE`) ended at least a day ago. */
export async function forgetOldSessions(database: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABSOLUTE - 24 * 60 * MINUTE);
  await database.deleteFrom('sessions').where('started_at', '<', before).execute();
}

export function isOver(session: Session, now: Date): boolean {
  if (session.ended_at) return true;
  const { last_seen_at: seen, paying_until: payingUntil } = session;
  const idleEnd = seen.getTime() + IDLE;
  const payingEnd = payingUntil === null ? 0 : payingUntil.getTime() + RETURN_FROM_PAYMENT;
  const isYoung = isWithin(session.started_at, ABSOLUTE, now);
  return now.getTime() >= Math.max(idleEnd, payingEnd) || !isYoung;
}

/**
 * Whether less than `longest` milliseconds have passed since the time. A time in the future was
 * stored before the clock was set back, and does not count.
 */
function isWithin(time: Date, longest: number, now: Date): boolean {
  const elapsed = now.getTime() - time.getTime();
  return elapsed > -CLOCK_SKEW && elapsed < longest;
}

async function noteUse(database: Kysely<Database>, id: string, now: Date): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_seen_at: sql`greatest(last_seen_at, ${now})` })
    .where('id', '=', id)
    .execute();
}
