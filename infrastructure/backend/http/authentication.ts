import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** The session of a request. */
export interface AuthenticatedSession {
  readonly investorId: number;
  /** The id of the session, if the accounts context provides one. */
  readonly sessionId?: string;
}

export type Authenticate = (token: string) => Promise<AuthenticatedSession | undefined>;

/** Stores until when a payment page is open in a session; undefined if none is. */
export type NotePaying = (
  database: Kysely<Database>,
  sessionId: string,
  until: Date | undefined,
) => Promise<void>;

/**
 * Locks the account so that it cannot be deleted before the transaction ends. @throws Refusal if it
 * is deleted
 */
export type HoldAccount = (database: Kysely<Database>, investorId: number) => Promise<void>;

/** Looks up the session of a bearer token. The accounts context supplies the look-up. */
export class Authentication {
  private authenticate: Authenticate = () => Promise.resolve(undefined);
  private notePaying: NotePaying = () => Promise.resolve();
  private holdAccount: HoldAccount = () => Promise.resolve();

  /** Registers the look-up and the account lock. A later call replaces an earlier one. */
  by(
    authenticate: Authenticate,
    { notePaying, hold }: { readonly notePaying?: NotePaying; readonly hold?: HoldAccount } = {},
  ): void {
    this.authenticate = authenticate;
    if (notePaying) this.notePaying = notePaying;
    this.holdAccount = hold ?? (() => Promise.resolve());
  }

  /**
   * Locks the investor's account. A signed-in command does this first, so that none runs for a
   * deleted account.
   */
  hold(database: Kysely<Database>, { investorId }: AuthenticatedSession): Promise<void> {
    return this.holdAccount(database, investorId);
  }

  /** Keeps an idle session alive until the payment page that was opened in it expires. */
  async paysUntil(
    database: Kysely<Database>,
    { sessionId }: AuthenticatedSession,
    until: Date | undefined,
  ): Promise<void> {
    if (sessionId !== undefined) await this.notePaying(database, sessionId, until);
  }

  /**
   * Returns the session of a bearer token; undefined without a valid one.
   * @param header the `authorization` header
   */
  async sessionOf(header: string | undefined): Promise<AuthenticatedSession | undefined> {
    const token = bearerToken(header);
    return token === undefined ? undefined : this.authenticate(token);
  }
}

/** The token of a `Bearer …` header, at most 4 KB. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1];
}
