import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { Transport, TransportRequest } from './transport.ts';

/**
 * The HTTP client of the public pages, without session or schema library. It returns the body
 * unchecked, and the adapter validates the fields it needs.
 */
export class LightHttp {
  constructor(
    private readonly transport: Transport,
    /** The access token of a signed-in investor; undefined for a visitor. */
    private readonly accessToken: () => Promise<string | undefined> = () =>
      Promise.resolve(undefined),
  ) {}

  async send(request: TransportRequest): Promise<Result<unknown, PortFailure>> {
    const reply = await this.transport.send(request);
    if (!reply.ok) return reply;
    const { refusal, body } = reply.value;
    return refusal === undefined ? success(body) : failure(refusal);
  }

  /**
   * Sends a request in the investor's session, if there is one. The public pages cannot renew a
   * token, so a request with an expired one is sent again without it.
   */
  async sendInSession(request: TransportRequest): Promise<Result<unknown, PortFailure>> {
    const accessToken = await this.accessToken();
    if (accessToken === undefined) return this.send(request);
    const reply = await this.send({ ...request, accessToken });
    const isExpired =
      !reply.ok && reply.failure.kind === 'refused' && reply.failure.status === 401;
    return isExpired ? this.send(request) : reply;
  }
}
