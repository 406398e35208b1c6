import { portfolioSummary } from '#domain/fixed-deposits/holdings.ts';
import { maturityInstructionLabel } from '#domain/fixed-deposits/maturity-instruction.ts';
import { payoutFrequencyForCode, payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { effectiveYield } from '#domain/fixed-deposits/yields.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  detailReply,
  detailRequest,
  type PortfolioRow,
  portfolioReply,
  portfolioRequest,
  summaryReply,
  summaryRequest,
} from '#infrastructure/fixed-deposits/held-deposits.wire.ts';
import { passbookReply, passbookRequest } from '#infrastructure/fixed-deposits/passbook.wire.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { route } from '../platform/route.ts';
import { storedInstruction } from './instruction-ids.ts';
import { PARTNER_KEY } from './partner-bank.ts';
import { plain } from './scheme-wire.ts';
import { type DepositRecord, deposits, holdingOf } from './stored-holding.ts';

/** What an investor holds, and every rupee that came and went. */
export function addHeldRoutes(sandbox: Sandbox): void {
  addSummary(sandbox);
  addPortfolio(sandbox);
  addDetail(sandbox);
  addPassbook(sandbox);
}

function addSummary(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/getportfoliosummary',
    summary: 'The worth of the deposits that run; of one product where fd_id is not 0',
    access: 'session',
    body: summaryRequest,
    reply: summaryReply,
    run: async ({ body, investorId, database }) => {
      const running = await deposits(database)
        .where('deposit.investor_id', '=', investorId)
        .where('deposit.state', '=', 'running')
        .$if(body.fd_id !== 0, (some) => some.where('deposit.product_id', '=', body.fd_id))
        .execute();
      const summary = portfolioSummary(running.map(holdingOf), sandbox.clock.today());
      const data = {
        fd_current_value: summary.currentValue.text,
        investment_amount: summary.principal.text,
        fd_interest_earned: summary.interestEarned.text,
        todays_earning: summary.todaysEarning.text,
      };
      return { status: 200, message: 'Portfolio', data };
    },
  });
}

function addPortfolio(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/getportfolio',
    summary: 'The deposits of an investor but the partner’s: those that run first, then the ended',
    access: 'session',
    body: portfolioRequest,
    reply: portfolioReply,
    run: async ({ investorId, database }) => {
      const held = await deposits(database)
        .where('deposit.investor_id', '=', investorId)
        .where('issuer.key', '!=', PARTNER_KEY)
        .orderBy((of) => of.case().when('deposit.state', '=', 'running').then(0).else(1).end())
        .orderBy('deposit.started_on', 'desc')
        .orderBy('deposit.id', 'desc')
        .execute();
      const today = sandbox.clock.today();
      const data = held.map((deposit) => rowOf(deposit, today));
      return { status: 200, message: 'Portfolio', data };
    },
  });
}

function addDetail(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/getinvestmentdetail',
    summary: 'One deposit of an investor, to the paisa',
    access: 'session',
    body: detailRequest,
    reply: detailReply,
    run: async ({ body, investorId, database }) => {
      const deposit = await deposits(database)
        .where('deposit.id', '=', body.fd_investment_id)
        .where('deposit.investor_id', '=', investorId)
        .executeTakeFirst();
      if (deposit === undefined) throw noSuchDeposit();
      const data = detailOf(deposit, sandbox.clock.today());
      return { status: 200, message: 'Deposit', data };
    },
  });
}

function addPassbook(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/getpassbook',
    summary: 'Money that went into deposits or came out of them, newest first',
    access: 'session',
    body: passbookRequest,
    reply: passbookReply,
    run: async ({ investorId, database }) => {
      const entries = await database
        .selectFrom('passbook_entries as entry')
        .innerJoin('deposits as deposit', (join) =>
          join
            .onRef('deposit.id', '=', 'entry.deposit_id')
            .onRef('deposit.investor_id', '=', 'entry.investor_id'),
        )
        .innerJoin('deposit_products as product', 'product.id', 'deposit.product_id')
        .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.transaction_date'])
        .select(['product.name as fd_name', 'entry.deposit_id as fd_investment_id'])
        .select('deposit.product_id as fd_id')
        .where('entry.investor_id', '=', investorId)
        // What went in there stands in the partner's own passbook; what comes out is paid here.
        .where((of) =>
          of.or([
            of('product.issuer_key', '!=', PARTNER_KEY),
            of('entry.kind', '!=', 'investment'),
          ]),
        )
        .orderBy('entry.transaction_date', 'desc')
        .orderBy('entry.id', 'desc')
        .execute();
      const data = entries.map(({ kind, amount, ...entry }) => ({
        ...entry,
        transaction_status: kind === 'investment' ? (1 as const) : (0 as const),
        investment_amount: plain(amount),
      }));
      return { status: 200, message: 'Passbook', data };
    },
  });
}

function rowOf(deposit: DepositRecord, today: CalendarDate): PortfolioRow {
  const payout = payoutFrequencyForCode(deposit.payout_code);
  return {
    fd_investment_id: deposit.id,
    fd_id: deposit.product_id,
    rate_of_interest: deposit.annual_rate,
    fd_name: deposit.name,
    logo_url: deposit.logo_url,
    investment_amount: plain(deposit.principal),
    tenure: deposit.tenure,
    fd_payout_method: payoutLabel(payout),
    fd_payout_method_id: deposit.payout_code,
    created_on: deposit.started_on,
    fd_maturity_date: deposit.maturity_date,
    maturity_amount: plain(deposit.maturity_amount),
    interest_till_date: holdingOf(deposit).interestTill(today).text,
    status: deposit.state,
  };
}

function detailOf(deposit: DepositRecord, today: CalendarDate) {
  const holding = holdingOf(deposit);
  const { totalInterest, terms } = holding.quote;
  const instruction = storedInstruction(deposit.maturity_instruction_id);
  return {
    ...rowOf(deposit, today),
    application_number: deposit.application_number,
    today_earning: holding.earningOn(today).text,
    total_interest_earned: totalInterest.text,
    annual_yield: effectiveYield({ ...terms, totalInterest }).text,
    maturity_action_name: maturityInstructionLabel(instruction),
    issuer_name: deposit.issuer_name,
    osb_issuer_id: deposit.issuer_key,
    ...(deposit.renewed_into !== null && { renewed_into: deposit.renewed_into }),
  };
}

/** The same whether it belongs to somebody else or does not exist. */
export function noSuchDeposit(): Refusal {
  const message = 'There is no such deposit of yours.';
  return new Refusal({ status: 404, code: 'no-such-deposit', message, field: 'fd_investment_id' });
}
