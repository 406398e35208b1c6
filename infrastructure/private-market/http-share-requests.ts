import type { CallOptions } from '#application/platform/call-options.ts';
import type { ShareRequests } from '#application/private-market/share-requests.ts';
import type { ShareRequestDraft } from '#domain/private-market/orders/share-request-violations.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';

export class HttpShareRequests implements ShareRequests {
  constructor(private readonly http: HttpClient) {}

  submit({ shareName, quantity }: ShareRequestDraft, { signal }: CallOptions) {
    const body = {
      share_name: shareName.trim(),
      qty: Number(quantity.trim()),
      created_by_type: 'INVESTOR',
    };
    const reply = decodeReply(done, () => undefined);
    const changes = 'request for a share';
    const call = { api: 'private-market', path: '/product-request' } as const;
    return this.http.send({ ...call, body, reply, changes, signal });
  }
}
