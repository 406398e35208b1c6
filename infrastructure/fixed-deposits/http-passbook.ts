import type { Passbook } from '#application/fixed-deposits/passbook.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import { type PassbookEntryKind, passbookEntryKindFor } from '#domain/fixed-deposits/passbook.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import type { HttpClient } from '../platform/http-client.ts';
import { inDomain } from '../platform/in-domain.ts';
import { investorIdOf } from '../platform/signed-in.ts';
import { passbookReply } from './passbook.wire.ts';

export class HttpPassbook implements Passbook {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  entries({ signal }: CallOptions) {
    const path = '/investment/getpassbook';
    const body = { investor_id: investorIdOf(this.session) };
    const reply = inDomain(passbookReply, ({ data }) =>
      data.map((entry) => ({
        kind: kindOf(entry.transaction_status),
        amount: Money.of(entry.investment_amount),
        depositName: entry.fd_name,
        date: CalendarDate.of(entry.transaction_date),
        entryId: entry.id,
        ...(entry.fd_investment_id !== undefined && { depositOrderId: entry.fd_investment_id }),
        ...(entry.fd_id !== undefined && { depositId: entry.fd_id }),
      })),
    );
    return this.http.send({ api: 'main', path, body, reply, signal });
  }
}

function kindOf(transactionStatus: number): PassbookEntryKind {
  const kind = passbookEntryKindFor(transactionStatus);
  if (kind === undefined) throw new Error(`getpassbook: transaction_status ${transactionStatus}`);
  return kind;
}
