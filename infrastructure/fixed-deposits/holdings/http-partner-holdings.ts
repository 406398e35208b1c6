import type { PortfolioDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { PartnerHoldings } from '#application/fixed-deposits/holdings/partner-holdings.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import { maturityLabel } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { partnerPassbookEntry } from '#domain/fixed-deposits/holdings/passbook.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { partnerHoldingsCall } from './held-deposits.calls.ts';
import {
  partnerPassbookReply,
  partnerPortfolioReply,
  type PartnerPortfolioRow,
} from './partner-holdings.wire.ts';
import { maturityInstructionOf } from './maturity-instruction-of.ts';
import { knownPayout } from '#infrastructure/fixed-deposits/catalogue/scheme-rows.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';

export interface PartnerHoldingsDependencies {
  readonly http: HttpClient;
  readonly session: Session;
  readonly reporting: Reporting;
  readonly clock: Clock;
}

export class HttpPartnerHoldings implements PartnerHoldings {
  constructor(private readonly dependencies: PartnerHoldingsDependencies) {}

  deposits({ signal }: CallOptions) {
    const { http, session } = this.dependencies;
    const reply = decodeReply(partnerPortfolioReply, ({ data }) =>
      data.map((row) => heldOf(row, this.dependencies)),
    );
    return http.send({ ...partnerHoldingsCall(investorIdOf(session)), reply, signal });
  }

  passbook({ signal }: CallOptions) {
    const { http, session } = this.dependencies;
    const path = '/api/v1/passbookinfo';
    const body = { investor_id: investorIdOf(session), issuer_id: PARTNER };
    const reply = decodeReply(partnerPassbookReply, ({ data }) =>
      data.map((row) => ({
        ...partnerPassbookEntry({
          amount: Money.of(row.amount),
          depositName: row.fd_name,
          bookedOn: CalendarDate.of(row.fdr_date),
          ...(row.is_renewal !== undefined && { isRenewal: isFlagSet(row.is_renewal) }),
        }),
        ...(row.fd_investment_id !== undefined && { depositOrderId: row.fd_investment_id }),
        ...(row.fd_id !== undefined && { depositId: row.fd_id }),
      })),
    );
    return http.send({ api: 'main', path, body, reply, signal });
  }
}

/** The issuer of all deposits that the partner bank's API returns. */
const PARTNER = 'suryoday';

/** The name to show for a deposit without a name in its row. */
const UNNAMED = 'Partner bank deposit';

function heldOf(row: PartnerPortfolioRow, { reporting, clock }: PartnerHoldingsDependencies) {
  const read = Tenure.parse(row.Tenure);
  if (!read.ok) throw new Error(`the partner's portfolio: ${row.Tenure} is not a tenure`);
  const { fd_payout_method_id: payoutCode, maturity_amount: maturityAmount } = row;
  const tenure = read.value;
  const maturityDate = CalendarDate.of(row.MaturityDate);
  const isMatured = maturityLabel(maturityDate, clock.today()) === 'Matured';
  return {
    name: row.fd_name ?? UNNAMED,
    logoUrl: row.logo_url,
    principal: Money.of(row.Amount),
    annualRatePercent: Percentage.of(row.InterestRate),
    tenure,
    startedOn: row.created_on ? CalendarDate.of(row.created_on) : startOf(tenure, maturityDate),
    maturityDate,
    interestTillDate: Money.of(row.InterestEarnedTillDate),
    state: row.status ?? (isMatured ? 'matured' : 'running'),
    ...(row.fd_investment_id !== undefined && { depositOrderId: row.fd_investment_id }),
    ...(row.fd_id !== undefined && { depositId: row.fd_id }),
    ...maturityInstructionOf(row.maturity_action_name),
    issuerId: PARTNER,
    institution: Institution.SmallFinanceBank,
    ...(payoutCode !== undefined && { payoutFrequency: knownPayout(payoutCode, reporting) }),
    ...(maturityAmount !== undefined && { maturityAmount: Money.of(maturityAmount) }),
  } satisfies PortfolioDeposit;
}

/** Calculates a missing start date from the maturity date and the tenure. */
function startOf({ parts: { years, months, days } }: Tenure, maturityDate: CalendarDate) {
  return maturityDate.plus({ years: -years, months: -months, days: -days });
}
