import type { OpenSessionRow } from '#infrastructure/accounts/sessions.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { isOver } from './sessions.ts';
import type { SessionsTable } from './tables.ts';

type Session = Selectable<SessionsTable>;

/** The sessions of an investor that are not over, the one used last first. */
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

/** Ends the other sessions of whoever asks, or the one of them that is named. */
export async function endElsewhere(
  { clock }: Sandbox,
  database: Kysely<Database>,
  asked: {
    readonly investorId: number;
    readonly currentId: string | undefined;
    readonly sessionId?: string;
  },
): Promise<number> {
  const { investorId, currentId, sessionId } = asked;
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

/** The same whether it is somebody else's, this one, over, or never was. */
function noSuchSession(): Refusal {
  const message = 'There is no such other session of yours.';
  return new Refusal({ status: 404, code: 'no-such-session', message, field: 'session_id' });
}
