import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import type { DealSlips } from '#application/private-market/deal-slips.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { SIGNING_EXPIRY_DAYS, type SigningToken } from '#domain/private-market/orders/deal-slip.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import {
  type DealSlipData,
  dealSlipReply,
  documentReply,
  IS_SIGNER_NOTIFIED,
} from './deal-slips.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';

export class HttpDealSlips implements DealSlips {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  prepare(requestId: ShareOrderId, { signal }: CallOptions) {
    const query = {
      request_id: String(requestId),
      investor_id: String(investorIdOf(this.session)),
      ifa_id: String(HOUSE_ADVISOR_ID),
      expiry_in_days: String(SIGNING_EXPIRY_DAYS),
      notify_signer: String(IS_SIGNER_NOTIFIED),
    };
    const path = '/upload-and-gettoken';
    const reply = decodeReply(dealSlipReply, ({ data }) => ({
      isSigned: isFlagSet(data.digio_document_signed),
      isPaymentDone: isFlagSet(data.payment_done),
      token: tokenOf(data),
    }));
    return this.http.send({ api: 'signing', method: 'GET', path, query, reply, signal });
  }

  confirmSigned(requestId: ShareOrderId, { signal }: CallOptions) {
    const query = { order_request_id: String(requestId) };
    const path = '/digio-signed-status';
    const reply = decodeReply(done, () => undefined);
    const changes = `signature of order ${requestId}`;
    return this.http.send({ api: 'signing', path, query, reply, changes, signal });
  }

  document(requestId: ShareOrderId, { signal }: CallOptions) {
    const query = { order_request_id: String(requestId) };
    const call = { api: 'private-market', method: 'GET', path: '/deal-slip' } as const;
    return this.http.send({ ...call, query, reply: documentReply, signal });
  }
}

/**
 * The token and the party who signs. The reply has the parties either beside the token or at the
 * top level.
 */
function tokenOf(data: DealSlipData): SigningToken | undefined {
  const upload = data.digio_upload_response ?? undefined;
  const [party] = upload?.signing_parties ?? data.signing_parties ?? [];
  if (upload?.access_token === undefined || party === undefined) return undefined;
  const { entity_id: documentId, id: tokenId } = upload.access_token;
  return { documentId, signer: party.identifier, tokenId };
}
