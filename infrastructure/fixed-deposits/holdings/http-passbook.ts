import type { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { movementOf } from './passbook-row.ts';
import { passbookReply } from './passbook.wire.ts';

export class HttpPassbook implements Omit<Passbook, 'history'> {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  entries({ signal }: CallOptions) {
    const path = '/investment/getpassbook';
    const body = { investor_id: investorIdOf(this.session) };
    const reply = decodeReply(passbookReply, ({ data }) =>
      data.flatMap((entry) => {
        const movement = movementOf(entry);
        if (movement === undefined) return [];
        const line = {
          ...movement,
          depositName: entry.fd_name,
          date: CalendarDate.of(entry.transaction_date),
          entryId: entry.id,
          ...(entry.fd_investment_id !== undefined && { depositOrderId: entry.fd_investment_id }),
          ...(entry.payout_of !== undefined && { payoutOf: entry.payout_of }),
          ...(entry.bank_account !== undefined && { bankAccount: entry.bank_account }),
          ...(entry.fd_id !== undefined && { depositId: entry.fd_id }),
        };
        return [line];
      }),
    );
    return this.http.send({ api: 'main', path, body, reply, signal });
  }
}
