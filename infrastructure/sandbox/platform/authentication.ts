import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Whose request it is. */
export interface AuthenticatedSession {
  readonly investorId: number;
  /** The session's own id, where the context that keeps sessions gives one. */
  readonly sessionId?: string;
}

export type Authenticate = (token: string) => Promise<AuthenticatedSession | undefined>;

/** Notes that a payment is open in a session until then, or no more. */
export type NotePaying = (
  database: Kysely<Database>,
  sessionId: string,
  until: Date | undefined,
) => Promise<void>;

/** Looks up bearer tokens; how they are kept is the business of the accounts context. */
export class Authentication {
  private authenticate: Authenticate = () => Promise.resolve(undefined);
  private notePaying: NotePaying = () => Promise.resolve();

  /** Registers the look-up; the last one counts. */
  by(authenticate: Authenticate, notePaying?: NotePaying): void {
    this.authenticate = authenticate;
    if (notePaying) this.notePaying = notePaying;
  }

  /** While a payment is open, a session that nobody uses is over sooner. */
  async paysUntil(
    database: Kysely<Database>,
    { sessionId }: AuthenticatedSession,
    until: Date | undefined,
  ): Promise<void> {
    if (sessionId !== undefined) await this.notePaying(database, sessionId, until);
  }

  /** @param header the `authorization` header */
  async sessionOf(header: string | undefined): Promise<AuthenticatedSession | undefined> {
    const token = bearerToken(header);
    return token === undefined ? undefined : this.authenticate(token);
  }
}

/** The token of a header `Bearer …`, at most 4 KB. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1];
}
