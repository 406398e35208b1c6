import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { AuthenticatedSession } from '../platform/authentication.ts';
import type { SandboxClock } from '../platform/clock.ts';
import type { SessionsTable } from './tables.ts';

const MINUTE = 60_000;
/** A session that nobody uses for so long is over. */
const IDLE = 15 * MINUTE;
/** The same while a payment is open in it. */
const IDLE_WHILE_PAYING = 5 * MINUTE;
/** However busy it is. */
export const ABSOLUTE = 12 * 60 * MINUTE;
/** After this an access token must be renewed. */
const ACCESS_LIFE = 30 * MINUTE;
/** How long an exchanged refresh token is still taken: two tabs may renew at the same moment. */
const GRACE = 10_000;
/** Use is noted this finely, so that reading does not write each time. */
const SEEN_STEP = 30_000;

export interface SessionTokens {
  readonly investorId: number;
  readonly accessToken: string;
  readonly refreshToken: string;
}

type Session = Selectable<SessionsTable>;

/** Sessions and their tokens: random, kept as digests, told apart by kind. */
export class Sessions {
  constructor(private readonly clock: SandboxClock) {}

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

  /** Whose access token it is; undefined once the token or its session is over. */
  async authenticate(
    database: Kysely<Database>,
    token: string,
  ): Promise<AuthenticatedSession | undefined> {
    const now = this.clock.now();
    const session = await this.sessionOf(database, token, 'access');
    if (!session || isOver(session, now)) return undefined;
    if (now.getTime() - session.issued_at.getTime() >= ACCESS_LIFE) return undefined;
    if (now.getTime() - session.last_seen_at.getTime() > SEEN_STEP) {
      await noteUse(database, session.id, now);
    }
    return { investorId: session.investor_id, sessionId: session.id };
  }

  /**
   * Exchanges a refresh token. One that was exchanged before has been stolen, or its successor
   * was: the whole session ends.
   */
  async renew(
    database: Kysely<Database>,
    refreshToken: string,
  ): Promise<SessionTokens | undefined> {
    const now = this.clock.now();
    const session = await this.sessionOf(database, refreshToken, 'refresh', { isHeld: true });
    if (!session || isOver(session, now)) return undefined;
    if (session.exchanged_at && now.getTime() - session.exchanged_at.getTime() > GRACE) {
      await this.end(database, session.id, 'reused-token');
      return undefined;
    }
    if (!session.exchanged_at) {
      await database
        .updateTable('session_tokens')
        .set({ exchanged_at: now })
        .where('hash', '=', digest(refreshToken))
        .execute();
    }
    await noteUse(database, session.id, now);
    return this.issue(database, session, now);
  }

  /**
   * Notes that the phone has confirmed a change. The tokens from before are worth nothing more; a
   * renewal that is on its way with the old cookie is still taken.
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

  /** The session of a token, whichever kind it is, over or not. */
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

  async notePaying(
    database: Kysely<Database>,
    id: string,
    until: Date | undefined,
  ): Promise<void> {
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
    const tokens = { investorId, accessToken: newToken(), refreshToken: newToken() };
    const of = (kind: 'access' | 'refresh', token: string) => ({
      hash: digest(token),
      session_id: sessionId,
      kind,
      issued_at: now,
      exchanged_at: null,
    });
    await database
      .insertInto('session_tokens')
      .values([of('access', tokens.accessToken), of('refresh', tokens.refreshToken)])
      .execute();
    return tokens;
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

/** Drops sessions that have been over for a day. */
export async function forgetOldSessions(database: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABSOLUTE - 24 * 60 * MINUTE);
  await database.deleteFrom('sessions').where('started_at', '<', before).execute();
}

export function isOver(session: Session, now: Date): boolean {
  if (session.ended_at) return true;
  const { last_seen_at: seen, paying_until: payingUntil } = session;
  const isPaying = payingUntil !== null && seen < payingUntil;
  const idle = now.getTime() - seen.getTime();
  const age = now.getTime() - session.started_at.getTime();
  return idle >= (isPaying ? IDLE_WHILE_PAYING : IDLE) || age >= ABSOLUTE;
}

async function noteUse(database: Kysely<Database>, id: string, now: Date): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_seen_at: sql`greatest(last_seen_at, ${now})` })
    .where('id', '=', id)
    .execute();
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are 256 random bits: a plain digest cannot be turned back. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
