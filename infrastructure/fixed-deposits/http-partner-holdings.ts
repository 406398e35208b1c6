import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import type { PartnerHoldings } from '#application/fixed-deposits/partner-holdings.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import { partnerPassbookEntry } from '#domain/fixed-deposits/passbook.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { HttpClient } from '../platform/http-client.ts';
import { inDomain } from '../platform/in-domain.ts';
import {
  partnerPassbookReply,
  partnerPortfolioReply,
  type PartnerPortfolioRow,
} from './partner-holdings.wire.ts';
import { knownPayout } from './scheme-rows.ts';
import { investorIdOf } from '../platform/signed-in.ts';

export interface PartnerHoldingsParts {
  readonly http: HttpClient;
  readonly session: Session;
  readonly reporting: Reporting;
}

export class HttpPartnerHoldings implements PartnerHoldings {
  constructor(private readonly parts: PartnerHoldingsParts) {}

  deposits({ signal }: CallOptions) {
    const { http, session, reporting } = this.parts;
    const path = '/invest/tarrakki/portfolio';
    const body = { investor_id: investorIdOf(session) };
    const reply = inDomain(partnerPortfolioReply, ({ data }) =>
      data.map((row) => heldOf(row, reporting)),
    );
    return http.send({ api: 'main', path, body, reply, signal });
  }

  passbook({ signal }: CallOptions) {
    const { http, session } = this.parts;
    const path = '/api/v1/passbookinfo';
    const body = { investor_id: investorIdOf(session), issuer_id: 'suryoday' };
    const reply = inDomain(partnerPassbookReply, ({ data }) =>
      data.map((row) => ({
        ...partnerPassbookEntry({
          amount: Money.of(row.amount),
          depositName: row.fd_name,
          bookedOn: CalendarDate.of(row.fdr_date),
        }),
        ...(row.fd_investment_id !== undefined && { depositOrderId: row.fd_investment_id }),
        ...(row.fd_id !== undefined && { depositId: row.fd_id }),
      })),
    );
    return http.send({ api: 'main', path, body, reply, signal });
  }
}

function heldOf(row: PartnerPortfolioRow, reporting: Reporting): HeldDeposit {
  const tenure = Tenure.parse(row.Tenure);
  if (!tenure.ok) throw new Error(`the partner's portfolio: ${row.Tenure} is no tenure`);
  return {
    depositOrderId: row.fd_investment_id,
    depositId: row.fd_id,
    name: row.fd_name,
    logoUrl: row.logo_url,
    principal: Money.of(row.Amount),
    annualRatePercent: Percentage.of(row.InterestRate),
    tenure: tenure.value,
    payoutFrequency: knownPayout(row.fd_payout_method_id, reporting),
    startedOn: CalendarDate.of(row.created_on),
    maturityDate: CalendarDate.of(row.MaturityDate),
    maturityAmount: Money.of(row.maturity_amount),
    interestTillDate: Money.of(row.InterestEarnedTillDate),
    state: row.status,
  };
}
