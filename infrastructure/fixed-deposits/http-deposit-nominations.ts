import type {
  DepositNomination,
  DepositNominations,
} from '#application/fixed-deposits/deposit-nominations.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import { nomineeSharesXml } from '#domain/accounts/nominees/nominee-shares-xml.ts';
import type { HttpClient } from '../platform/http-client.ts';
import { inDomain } from '../platform/in-domain.ts';
import { investorIdOf } from '../platform/signed-in.ts';
import { webAddress } from '../platform/web-address.ts';
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
    const reply = inDomain(nomineesReply, ({ data }) => ({
      paymentUrl: webAddress(data.paymentUrl),
    }));
    const path = '/investment/updatenominees';
    const changes = `nominees of ${depositOrderId}`;
    const { signal } = options;
    return this.http.send({ api: 'main', path, body, reply, changes, signal });
  }
}
