import type { Session } from '#application/platform/session.ts';

/** The id of the signed-in investor. A visitor's call sends 0 and gets a 401. */
export function investorIdOf(session: Session): number {
  return session.current?.investorId ?? 0;
}
