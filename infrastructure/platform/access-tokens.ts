import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import * as v from 'valibot';
import type { Environment } from './environment.ts';
import { readReply } from './http-reply.ts';

const TIMEOUT_MILLISECONDS = 10_000;

const replySchema = v.union([
  v.pipe(
    v.object({ access_token: v.string() }),
    v.transform((reply) => reply.access_token),
  ),
  v.pipe(
    v.object({ data: v.object({ access_token: v.string() }) }),
    v.transform((reply) => reply.data.access_token),
  ),
]);

export interface AccessTokensParts {
  readonly environment: Environment;
  readonly session: Session;
  readonly reporting: Reporting;
  readonly fetch: typeof fetch;
  /** The browser's locks, so that of several tabs one renews; absent outside a browser. */
  readonly locks?: LockManager | undefined;
}

/** Renews the access token by the refresh cookie: once for all calls that found it too old. */
export class AccessTokens {
  private running: Promise<Result<string, PortFailure>> | undefined;

  constructor(private readonly parts: AccessTokensParts) {}

  /** @param oldToken the one that was refused; a newer one that is there already is the answer. */
  async renewedAfter(oldToken: string): Promise<Result<string, PortFailure>> {
    const current = this.parts.session.current?.accessToken;
    if (current !== undefined && current !== oldToken) return success(current);
    this.running ??= this.renewInTurn(oldToken).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async renewInTurn(oldToken: string): Promise<Result<string, PortFailure>> {
    const { locks } = this.parts;
    if (locks === undefined) return this.renew();
    return locks.request('vriddhi.access-token', async () => {
      await this.parts.session.restore();
      const current = this.parts.session.current?.accessToken;
      return current !== undefined && current !== oldToken ? success(current) : this.renew();
    });
  }

  private async renew(): Promise<Result<string, PortFailure>> {
    const reply = await this.ask();
    if (reply === 'unreachable') return failure({ kind: 'unreachable', reason: 'offline' });
    const token = v.safeParse(replySchema, reply.body);
    if (reply.status === 200 && token.success) {
      await this.parts.session.update({ accessToken: token.output });
      return success(token.output);
    }
    const what =
      reply.status === 200 ? 'No access token in refresh response' : 'Failed to refresh token';
    this.parts.reporting.failed(what, { status: reply.status });
    await this.parts.session.end('expired');
    return failure({ kind: 'signed-out' });
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
      return { status: response.status, body: await readReply(response) };
    } catch {
      return 'unreachable';
    }
  }
}
