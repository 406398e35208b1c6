import { depositTotals } from '#domain/fixed-deposits/holdings/deposit-totals.ts';
import { maturityInstructionLabel } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { effectiveYield } from '#domain/fixed-deposits/interest/yields.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  detailReply,
  detailRequest,
  type PortfolioRow,
  portfolioReply,
  portfolioRequest,
  summaryReply,
  summaryRequest,
} from '#infrastructure/fixed-deposits/holdings/held-deposits.wire.ts';
import {
  passbookReply,
  passbookRequest,
} from '#infrastructure/fixed-deposits/holdings/passbook.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  nomineesOf,
  paidFrom,
  paymentOf,
  payoutAccountEnding,
} from '#infrastructure/backend/fixed-deposits/records/deposit-proof.ts';
import { institutionWire } from '#infrastructure/backend/fixed-deposits/records/issuer-institution.ts';
import { bookingDayRates } from '#infrastructure/backend/fixed-deposits/records/rates-by-day.ts';
import { storedInstruction } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import { passbookEntries } from '#infrastructure/backend/fixed-deposits/records/passbook-entries.ts';
import { PARTNER_KEY } from '#infrastructure/backend/fixed-deposits/records/partner-bank.ts';
import {
  earlyWithdrawalWire,
  plain,
} from '#infrastructure/backend/fixed-deposits/records/scheme-wire.ts';
import {
  agreedEarlyWithdrawal,
  type DepositRecord,
  deposits,
  holdingOf,
  lifeOf,
} from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';

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
    summary: 'Get the lifetime totals of all deposits, or of one product if fd_id is not 0',
    access: 'session',
    body: summaryRequest,
    reply: summaryReply,
    run: async ({ body, investorId, database }) => {
      const all = await deposits(database)
        .where('deposit.investor_id', '=', investorId)
        .$if(body.fd_id !== 0, (some) => some.where('deposit.product_id', '=', body.fd_id))
        .execute();
      const totals = depositTotals(all.map(lifeOf), sandbox.clock.today());
      const data = {
        fd_current_value: totals.worth.text,
        investment_amount: totals.putIn.text,
        fd_interest_earned: totals.earned.text,
        todays_earning: totals.todaysEarning.text,
        paid_to_bank: totals.paidToBank.text,
      };
      return { status: 200, message: 'Portfolio', data };
    },
  });
}

function addPortfolio(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/getportfolio',
    summary: 'List deposits except the partner bank’s, running ones first',
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
    summary: 'Get one deposit of the investor',
    access: 'session',
    body: detailRequest,
    reply: detailReply,
    run: async ({ body, investorId, database }) => {
      const deposit = await deposits(database)
        .where('deposit.id', '=', body.fd_investment_id)
        .where('deposit.investor_id', '=', investorId)
        .executeTakeFirst();
      if (deposit === undefined) throw noSuchDeposit();
      const payment = await paymentOf(database, deposit);
      const ending = await payoutAccountEnding(database, deposit);
      const rates = await bookingDayRates(database, deposit);
      const account = payment && (await paidFrom(database, deposit));
      const data = {
        ...detailOf(deposit, sandbox.clock.today()),
        nominees: await nomineesOf(database, deposit),
        ...(payment?.finished_at && { paid_at: payment.finished_at.toISOString() }),
        ...(account !== undefined && { paid_from: account }),
        ...(ending !== undefined && { payout_account_ending: ending }),
        ...(rates !== undefined && { booking_day_rates: rates }),
      };
      return { status: 200, message: 'Deposit', data };
    },
  });
}

function addPassbook(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/getpassbook',
    summary: 'List the passbook entries of deposits, newest first',
    access: 'session',
    body: passbookRequest,
    reply: passbookReply,
    run: async ({ investorId, database }) => {
      const entries = await passbookOf(database, investorId);
      const data = entries.map(({ kind, amount, origin, renewed, account, ...entry }) => ({
        ...entry,
        ...(account !== null && { bank_account: account }),
        transaction_status: kind === 'investment' ? (1 as const) : (0 as const),
        investment_amount: plain(amount),
        ...(kind === 'investment' && { is_renewal: origin === 'renewal' }),
        ...(kind !== 'investment' && { payout_of: kind }),
        ...(kind === 'maturity' && renewed !== null && { renewed_amount: plain(renewed) }),
      }));
      return { status: 200, message: 'Passbook', data };
    },
  });
}

/** The investor's passbook entries with the amounts reinvested by renewals. */
function passbookOf(database: Kysely<Database>, investorId: number) {
  return (
    passbookEntries(database, investorId)
      .leftJoin('passbook_accounts as bank', (join) =>
        join
          .onRef('bank.entry_id', '=', 'entry.id')
          .onRef('bank.investor_id', '=', 'entry.investor_id'),
      )
      .leftJoin('deposits as next', (join) =>
        join
          .onRef('next.id', '=', 'deposit.renewed_into')
          .onRef('next.investor_id', '=', 'deposit.investor_id'),
      )
      .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.transaction_date'])
      .select(['order.origin', 'next.principal as renewed', 'bank.account'])
      .select(['product.name as fd_name', 'entry.deposit_id as fd_investment_id'])
      .select('deposit.product_id as fd_id')
      // Leaves out money paid in at the partner bank, which the partner's own passbook lists.
      .where((of) =>
        of.or([of('product.issuer_key', '!=', PARTNER_KEY), of('entry.kind', '!=', 'investment')]),
      )
      .execute()
  );
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
    maturity_action_name: instructionName(deposit),
    osb_issuer_id: deposit.issuer_key,
    issuer_name: deposit.issuer_name,
    institution_type: institutionWire(deposit.issuer_institution),
    ...(deposit.issuer_credit_rating !== null && {
      credit_rating: deposit.issuer_credit_rating,
    }),
  };
}

function detailOf(deposit: DepositRecord, today: CalendarDate) {
  const holding = holdingOf(deposit);
  const { totalInterest, terms } = holding.quote;
  return {
    ...rowOf(deposit, today),
    application_number: deposit.application_number,
    today_earning: holding.earningOn(today).text,
    total_interest_earned: totalInterest.text,
    annual_yield: effectiveYield({ ...terms, totalInterest }).text,
    maturity_action_name: instructionName(deposit),
    is_maturity_action_chosen: deposit.chosen_instruction_id !== null,
    issuer_name: deposit.issuer_name,
    osb_issuer_id: deposit.issuer_key,
    ...earlyWithdrawalWire(agreedEarlyWithdrawal(deposit)),
    ...(deposit.issuer_phone !== null && { issuer_phone: deposit.issuer_phone }),
    ...(deposit.issuer_address !== null && { issuer_address: deposit.issuer_address }),
    ...(deposit.renewed_into !== null && { renewed_into: deposit.renewed_into }),
    ...(deposit.renewed_amount !== null && { renewed_amount: plain(deposit.renewed_amount) }),
  };
}

function instructionName(deposit: DepositRecord): string {
  return maturityInstructionLabel(storedInstruction(deposit.maturity_instruction_id));
}

/** The same refusal whether the deposit belongs to another investor or does not exist. */
export function noSuchDeposit(): Refusal {
  const message = 'This deposit is not in your account.';
  return new Refusal({ status: 404, code: 'no-such-deposit', message, field: 'fd_investment_id' });
}
