import { writtenYears } from '#domain/fixed-deposits/yields.ts';
import {
  partnerPassbookReply,
  partnerPassbookRequest,
  partnerPortfolioReply,
  partnerPortfolioRequest,
  type PartnerPortfolioRow,
} from '#infrastructure/fixed-deposits/partner-holdings.wire.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Sandbox } from '../platform/context.ts';
import { route } from '../platform/route.ts';
import { PARTNER_KEY } from './partner-bank.ts';
import { plain } from './scheme-wire.ts';
import { type DepositRecord, deposits, holdingOf } from './stored-holding.ts';
import { tenureFrom } from './stored-tenure.ts';

const access = 'session';

/** What the partner bank keeps for an investor: the second source of portfolio and passbook. */
export function addPartnerHoldings(sandbox: Sandbox): void {
  addPortfolio(sandbox);
  addPassbook(sandbox);
}

function addPortfolio(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/invest/tarrakki/portfolio',
    summary: 'The deposits of an investor with the partner bank, newest first',
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
    TenureInYears: writtenYears(tenure),
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
    status: deposit.state,
  };
}

function addPassbook(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/api/v1/passbookinfo',
    summary: 'What an investor has put into deposits of the partner bank, newest first',
    access,
    body: partnerPassbookRequest,
    reply: partnerPassbookReply,
    run: async ({ investorId, database }) => {
      const rows = await database
        .selectFrom('passbook_entries as entry')
        .innerJoin('deposits as deposit', (join) =>
          join
            .onRef('deposit.id', '=', 'entry.deposit_id')
            .onRef('deposit.investor_id', '=', 'entry.investor_id'),
        )
        .innerJoin('deposit_products as product', 'product.id', 'deposit.product_id')
        .select(['entry.amount', 'entry.transaction_date as fdr_date', 'product.name as fd_name'])
        .select(['deposit.id as fd_investment_id', 'deposit.product_id as fd_id'])
        .select('deposit.maturity_amount')
        .where('entry.investor_id', '=', investorId)
        .where('entry.kind', '=', 'investment')
        .where('product.issuer_key', '=', PARTNER_KEY)
        .orderBy('entry.transaction_date', 'desc')
        .orderBy('entry.id', 'desc')
        .execute();
      const data = rows.map(({ amount, maturity_amount, ...row }) => ({
        ...row,
        amount: plain(amount),
        maturity_amount: plain(maturity_amount),
      }));
      return { status: 200, message: 'Passbook', data };
    },
  });
}
