import type { OpenSessionRow } from '#infrastructure/accounts/sign-in/sessions.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { isOver } from './sessions.ts';
import type { SessionsTable } from '#infrastructure/backend/accounts/tables.ts';

type Session = Selectable<SessionsTable>;

/** The open sessions of an investor, the most recently used first. */
export async function openSessions(
  database: Kysely<Database>,
  investorId: number,
  now: Date,
): Promise<readonly Session[]> {
  const sessions = await database
    .selectFrom('sessions')
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return sessions.filter((session) => !isOver(session, now));
}

export function sessionRow(session: Session, currentId: string | undefined): OpenSessionRow {
  return {
    session_id: session.id,
    device: session.device,
    started_at: session.started_at.toISOString(),
    last_used_at: session.last_seen_at.toISOString(),
    is_current: session.id === currentId ? 1 : 0,
  };
}

/** Ends the investor's other sessions, or only the given one. */
export async function endElsewhere(
  { clock }: Sandbox,
  database: Kysely<Database>,
  request: {
    readonly investorId: number;
    readonly currentId: string | undefined;
    readonly sessionId?: string;
  },
): Promise<number> {
  const { investorId, currentId, sessionId } = request;
  const open = await openSessions(database, investorId, clock.now());
  const others = open.filter(({ id }) => id !== currentId && id === (sessionId ?? id));
  if (sessionId !== undefined && others.length === 0) throw noSuchSession();
  for (const { id } of others) {
    await database
      .updateTable('sessions')
      .set({ ended_at: clock.now(), end_reason: 'ended-elsewhere' })
      .where('id', '=', id)
      .where('investor_id', '=', investorId)
      .execute();
  }
  return others.length;
}

/** The same refusal for every reason, so that it does not reveal whether the session exists. */
function noSuchSession(): Refusal {
  const message = 'You have no other session with this id.';
  return new Refusal({ status: 404, code: 'no-such-session', message, field: 'session_id' });
}
