import type {
  DepositNomination,
  DepositNominations,
} from '#application/fixed-deposits/booking/deposit-nominations.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import { nomineeSharesXml } from '#infrastructure/fixed-deposits/booking/nominee-shares-xml.wire.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { webAddress } from '#infrastructure/platform/http/web-address.ts';
import { nomineesReply } from './deposit-nominations.wire.ts';

export class HttpDepositNominations implements DepositNominations {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  submit({ depositOrderId, nominees, method, returnUrl }: DepositNomination, options: CallOptions) {
    const body = {
      fd_investment_id: depositOrderId,
      investor_id: investorIdOf(this.session),
      nominee_data_xml: nomineeSharesXml(nominees),
      redirection_url: returnUrl,
      ...(method !== undefined && { paymentMode: method }),
    };
    const reply = decodeReply(nomineesReply, ({ data }) => ({
      paymentUrl: webAddress(data.paymentUrl),
    }));
    const path = '/investment/updatenominees';
    const changes = `nominees of ${depositOrderId}`;
    const { signal } = options;
    return this.http.send({ api: 'main', path, body, reply, changes, signal });
  }
}
