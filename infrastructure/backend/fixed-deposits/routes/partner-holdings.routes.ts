import { maturityInstructionLabel } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { storedInstruction } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import { writtenYears } from '#domain/fixed-deposits/interest/yields.ts';
import {
  partnerPassbookReply,
  partnerPassbookRequest,
  partnerPortfolioReply,
  partnerPortfolioRequest,
  type PartnerPortfolioRow,
} from '#infrastructure/fixed-deposits/holdings/partner-holdings.wire.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { passbookEntries } from '#infrastructure/backend/fixed-deposits/records/passbook-entries.ts';
import { PARTNER_KEY } from '#infrastructure/backend/fixed-deposits/records/partner-bank.ts';
import { plain } from '#infrastructure/backend/fixed-deposits/records/scheme-wire.ts';
import {
  type DepositRecord,
  deposits,
  holdingOf,
} from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';

const access = 'session';

export function addPartnerHoldings(sandbox: Sandbox): void {
  addPortfolio(sandbox);
  addPassbook(sandbox);
}

function addPortfolio(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/invest/tarrakki/portfolio',
    summary: 'List deposits with the partner bank, newest first',
    access,
    body: partnerPortfolioRequest,
    reply: partnerPortfolioReply,
    run: async ({ investorId, database }) => {
      const held = await deposits(database)
        .where('deposit.investor_id', '=', investorId)
        .where('issuer.key', '=', PARTNER_KEY)
        .orderBy('deposit.started_on', 'desc')
        .orderBy('deposit.id', 'desc')
        .execute();
      const today = sandbox.clock.today();
      const data = held.map((deposit) => rowOf(deposit, today));
      return { status: 200, message: 'Portfolio', data };
    },
  });
}

function rowOf(deposit: DepositRecord, today: CalendarDate): PartnerPortfolioRow {
  const tenure = tenureFrom(deposit.tenure);
  return {
    Amount: plain(deposit.principal),
    Tenure: deposit.tenure,
    TenureInYears: writtenYears({ tenure }),
    TenureInDays: tenure.days,
    InterestEarnedTillDate: holdingOf(deposit).interestTill(today).text,
    InterestRate: deposit.annual_rate,
    MaturityDate: deposit.maturity_date,
    logo_url: deposit.logo_url,
    fd_investment_id: deposit.id,
    fd_id: deposit.product_id,
    fd_name: deposit.name,
    fd_payout_method_id: deposit.payout_code,
    created_on: deposit.started_on,
    maturity_amount: plain(deposit.maturity_amount),
    maturity_action_name: maturityInstructionLabel(
      storedInstruction(deposit.maturity_instruction_id),
    ),
    status: deposit.state,
  };
}

function investmentsOf(database: Kysely<Database>, investorId: number) {
  return passbookEntries(database, investorId)
    .select('order.origin')
    .select(['entry.amount', 'entry.transaction_date as fdr_date', 'product.name as fd_name'])
    .select(['deposit.id as fd_investment_id', 'deposit.product_id as fd_id'])
    .select('deposit.maturity_amount')
    .where('entry.kind', '=', 'investment')
    .where('product.issuer_key', '=', PARTNER_KEY)
    .execute();
}

function addPassbook(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/api/v1/passbookinfo',
    summary: 'List payments into deposits with the partner bank, newest first',
    access,
    body: partnerPassbookRequest,
    reply: partnerPassbookReply,
    run: async ({ investorId, database }) => {
      const rows = await investmentsOf(database, investorId);
      const data = rows.map(({ amount, maturity_amount, origin, ...row }) => ({
        ...row,
        is_renewal: origin === 'renewal',
        amount: plain(amount),
        maturity_amount: plain(maturity_amount),
      }));
      return { status: 200, message: 'Passbook', data };
    },
  });
}
