import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { Transport, TransportRequest } from './transport.ts';

/**
 * The HTTP client of the public pages, without session or schema library. It returns the body
 * unchecked, and the adapter validates the fields it needs.
 */
export class LightHttp {
  constructor(private readonly transport: Transport) {}

  async send(request: TransportRequest): Promise<Result<unknown, PortFailure>> {
    const reply = await this.transport.send(request);
    if (!reply.ok) return reply;
    const { refusal, body } = reply.value;
    return refusal === undefined ? success(body) : failure(refusal);
  }
}
