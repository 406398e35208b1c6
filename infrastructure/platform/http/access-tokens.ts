import { type PortFailure, wasLost } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session, SignedInInvestor } from '#application/platform/session.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import * as v from 'valibot';
import type { Reply, Transport } from './transport.ts';

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * The token of a reply. The sandbox also sends the token's investor, which the API documents do not
 * define.
 */
const tokenSchema = v.object({ access_token: v.string(), investor_id: v.optional(v.number()) });
const replySchema = v.union([
  tokenSchema,
  v.pipe(
    v.object({ data: tokenSchema }),
    v.transform(({ data }) => data),
  ),
]);

const SIGNED_OUT = failure<PortFailure>({ kind: 'signed-out' });

export interface AccessTokensDependencies {
  readonly transport: Transport;
  readonly session: Session;
  readonly reporting: Reporting;
  /** The browser's locks, by which only one tab renews at a time; undefined outside a browser. */
  readonly locks?: LockManager | undefined;
}

type Credentials = Pick<SignedInInvestor, 'accessToken' | 'investorId'>;

/** Renews the access token with the refresh cookie, once for all calls that found it expired. */
export class AccessTokens {
  private running: Promise<Result<string, PortFailure>> | undefined;

  constructor(private readonly dependencies: AccessTokensDependencies) {}

  /**
   * Returns a newer token of the investor if the session has one, or else renews the token. Fails
   * if another investor has signed in meanwhile.
   * @param credentials the investor and the token that the server refused
   */
  async renewedFor(credentials: Credentials): Promise<Result<string, PortFailure>> {
    const found = this.newerFor(credentials);
    if (found !== undefined) return found;
    this.running ??= this.renewInTurn(credentials).finally(() => {
      this.running = undefined;
    });
    const renewed = await this.running;
    return renewed.ok ? (this.newerFor(credentials) ?? renewed) : renewed;
  }

  private newerFor({
    accessToken,
    investorId,
  }: Credentials): Result<string, PortFailure> | undefined {
    const { current } = this.dependencies.session;
    if (current?.investorId !== investorId) return SIGNED_OUT;
    return current.accessToken === accessToken ? undefined : success(current.accessToken);
  }

  private async renewInTurn(credentials: Credentials): Promise<Result<string, PortFailure>> {
    const { locks } = this.dependencies;
    if (locks === undefined) return this.renew(credentials);
    return locks.request('vriddhi.access-token', async () => {
      await this.dependencies.session.restore();
      return this.newerFor(credentials) ?? this.renew(credentials);
    });
  }

  private async renew({ investorId }: Credentials): Promise<Result<string, PortFailure>> {
    const reply = await this.ask();
    if (reply === 'unreachable') return failure({ kind: 'unreachable', reason: 'offline' });
    // If another investor has signed in meanwhile, the reply does not concern them.
    if (this.dependencies.session.current?.investorId !== investorId) return SIGNED_OUT;
    const token = v.safeParse(replySchema, reply.body);
    if (reply.status === 200 && token.success) {
      const { access_token: accessToken, investor_id: ownerId = investorId } = token.output;
      // The other investor signed in in another tab, so the cookie already belongs to them.
      if (ownerId !== investorId) return SIGNED_OUT;
      await this.dependencies.session.update({ accessToken });
      return success(accessToken);
    }
    const what =
      reply.status === 200 ? 'No access token in refresh response' : 'Failed to refresh token';
    this.dependencies.reporting.failed(what, { status: reply.status });
    await this.dependencies.session.end('expired');
    return SIGNED_OUT;
  }

  /**
   * Requests a new token. An unreachable server does not end the session, because the call can be
   * tried again.
   */
  private async ask(): Promise<Reply | 'unreachable'> {
    const reply = await this.dependencies.transport.send({
      api: 'main',
      path: '/login/refreshtoken',
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
    if (!reply.ok) return 'unreachable';
    const { status, body, refusal } = reply.value;
    // A gateway, the page of a hotel's network or too many calls do not reject the session.
    if (body === undefined || status === 429) return 'unreachable';
    return refusal !== undefined && wasLost(refusal) ? 'unreachable' : reply.value;
  }
}
