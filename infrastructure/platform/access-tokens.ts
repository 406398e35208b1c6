import { type PortFailure, wasLost } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session, SignedInInvestor } from '#application/platform/session.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import * as v from 'valibot';
import type { Environment } from './environment.ts';
import { readReply, refusalIn } from './http-reply.ts';

const TIMEOUT_MILLISECONDS = 10_000;

/** Beside the documents, the sandbox says whose the token is. */
const tokenSchema = v.object({ access_token: v.string(), investor_id: v.optional(v.number()) });
const replySchema = v.union([
  tokenSchema,
  v.pipe(
    v.object({ data: tokenSchema }),
    v.transform(({ data }) => data),
  ),
]);

const SIGNED_OUT = failure<PortFailure>({ kind: 'signed-out' });

export interface AccessTokensParts {
  readonly environment: Environment;
  readonly session: Session;
  readonly reporting: Reporting;
  readonly fetch: typeof fetch;
  /** The browser's locks, so that of several tabs one renews; absent outside a browser. */
  readonly locks?: LockManager | undefined;
}

type Asker = Pick<SignedInInvestor, 'accessToken' | 'investorId'>;

/** Renews the access token by the refresh cookie: once for all calls that found it too old. */
export class AccessTokens {
  private running: Promise<Result<string, PortFailure>> | undefined;

  constructor(private readonly parts: AccessTokensParts) {}

  /**
   * @param asker whose token was refused; a newer one of the same person that is there already is
   * the answer. Somebody else may have signed in meanwhile: their token is not for this call.
   */
  async renewedFor(asker: Asker): Promise<Result<string, PortFailure>> {
    const found = this.newerFor(asker);
    if (found !== undefined) return found;
    this.running ??= this.renewInTurn(asker).finally(() => {
      this.running = undefined;
    });
    const renewed = await this.running;
    return renewed.ok ? (this.newerFor(asker) ?? renewed) : renewed;
  }

  private newerFor({ accessToken, investorId }: Asker): Result<string, PortFailure> | undefined {
    const { current } = this.parts.session;
    if (current?.investorId !== investorId) return SIGNED_OUT;
    return current.accessToken === accessToken ? undefined : success(current.accessToken);
  }

  private async renewInTurn(asker: Asker): Promise<Result<string, PortFailure>> {
    const { locks } = this.parts;
    if (locks === undefined) return this.renew(asker);
    return locks.request('vriddhi.access-token', async () => {
      await this.parts.session.restore();
      return this.newerFor(asker) ?? this.renew(asker);
    });
  }

  private async renew({ investorId }: Asker): Promise<Result<string, PortFailure>> {
    const reply = await this.ask();
    if (reply === 'unreachable') return failure({ kind: 'unreachable', reason: 'offline' });
    // Somebody else has signed in meanwhile: neither the token nor its refusal is about them.
    if (this.parts.session.current?.investorId !== investorId) return SIGNED_OUT;
    const token = v.safeParse(replySchema, reply.body);
    if (reply.status === 200 && token.success) {
      const { access_token: accessToken, investor_id: ownerId = investorId } = token.output;
      // They did so in another tab, and the cookie is theirs already.
      if (ownerId !== investorId) return SIGNED_OUT;
      await this.parts.session.update({ accessToken });
      return success(accessToken);
    }
    const what =
      reply.status === 200 ? 'No access token in refresh response' : 'Failed to refresh token';
    this.parts.reporting.failed(what, { status: reply.status });
    await this.parts.session.end('expired');
    return SIGNED_OUT;
  }

  /** A server that cannot be reached does not end a session: the call can be tried again. */
  private async ask(): Promise<{ status: number; body: unknown } | 'unreachable'> {
    try {
      const response = await this.parts.fetch(
        `${this.parts.environment.addresses.main}/login/refreshtoken`,
        {
          method: 'POST',
          credentials: 'include',
          headers: { accept: 'application/json', 'x-vriddhi': '1' },
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        },
      );
      const { status } = response;
      const body = await readReply(response);
      const refusal = refusalIn(status, body);
      // A gateway's word that the server is gone is none of the server's.
      return refusal !== undefined && wasLost(refusal) ? 'unreachable' : { status, body };
    } catch {
      return 'unreachable';
    }
  }
}
