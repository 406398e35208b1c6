import type { Kysely } from 'kysely';
import { publicName } from '#infrastructure/backend/accounts/records/bank-directory.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { PARTNER_KEY } from './partner-bank.ts';
import type { DepositRecord } from './stored-holding.ts';

type DepositKey = Pick<DepositRecord, 'id' | 'investor_id'>;

/** The payment with which a deposit was made; undefined for a renewal. */
export function paymentOf(
  database: Kysely<Database>,
  { id, investor_id: investorId }: DepositKey,
) {
  return database
    .selectFrom('deposit_payments')
    .select(['reference', 'method', 'finished_at'])
    .where('order_id', '=', id)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
}

/**
 * The account that a paid deposit was paid from, such as `HDFC Bank, ending in 7093`; undefined if
 * it is unknown, as at the partner bank.
 */
export async function paidFrom(
  database: Kysely<Database>,
  { id, investor_id: investorId }: DepositKey,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('passbook_entries as entry')
    .innerJoin('passbook_accounts as bank', (join) =>
      join
        .onRef('bank.entry_id', '=', 'entry.id')
        .onRef('bank.investor_id', '=', 'entry.investor_id'),
    )
    .select('bank.account')
    .where('entry.deposit_id', '=', id)
    .where('entry.investor_id', '=', investorId)
    .where('entry.kind', '=', 'investment')
    .executeTakeFirst();
  return found?.account;
}

/** The nominees of a deposit with their shares, as stored when it was booked. */
export function nomineesOf(
  database: Kysely<Database>,
  { id, investor_id: investorId }: DepositKey,
) {
  return database
    .selectFrom('deposit_order_nominees')
    .select(['full_name', 'share_percent'])
    .where('order_id', '=', id)
    .where('investor_id', '=', investorId)
    .orderBy('nominee_id')
    .execute();
}

/**
 * The last four digits of the account that receives payouts: the primary one, if there is any.
 * Undefined at the partner bank, which pays into the account that the investor names on its page.
 */
export async function payoutAccountEnding(
  database: Kysely<Database>,
  { investor_id, issuer_key }: Pick<DepositRecord, 'investor_id' | 'issuer_key'>,
): Promise<string | undefined> {
  if (issuer_key === PARTNER_KEY) return undefined;
  const primary = await primaryAccount(database, investor_id);
  return primary?.accountNumber.slice(-4);
}

/**
 * The text that names the account from which the investor pays and which receives payouts, such as
 * `HDFC Bank, ending in 7093`.
 */
export async function primaryAccountName(
  database: Kysely<Database>,
  investorId: number,
): Promise<string | undefined> {
  const primary = await primaryAccount(database, investorId);
  return primary && publicName(primary);
}

function primaryAccount(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('bank_accounts')
    .select(['ifsc', 'account_number as accountNumber'])
    .where('investor_id', '=', investorId)
    .where('is_primary', '=', true)
    .executeTakeFirst();
}
