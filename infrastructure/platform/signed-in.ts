import type { Session } from '#application/platform/session.ts';

/** The investor of the session; a visitor's call goes out with 0, and is answered with a 401. */
export function investorIdOf(session: Session): number {
  return session.current?.investorId ?? 0;
}
