/** Whose request it is. */
export interface AuthenticatedSession {
  readonly investorId: number;
  /** The session's own id, where the context that keeps sessions gives one. */
  readonly sessionId?: string;
}

export type Authenticate = (token: string) => Promise<AuthenticatedSession | undefined>;

/** Looks up bearer tokens; how they are kept is the business of the accounts context. */
export class Authentication {
  private authenticate: Authenticate = () => Promise.resolve(undefined);

  /** Registers the look-up; the last one counts. */
  by(authenticate: Authenticate): void {
    this.authenticate = authenticate;
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
