import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { noteActivity } from './account-activity.ts';
import { type BankAccount, publicName } from './bank-directory.ts';
import { hasBankAccount } from './investors.ts';
import { isSharedAccount } from './name-at-bank.ts';

export interface AccountToLink extends BankAccount {
  readonly investorId: number;
  readonly holderName: string;
}

/** Links an account to the investor; the first one becomes primary. */
export async function insertAccount(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { investorId, holderName, ...account }: AccountToLink,
): Promise<void> {
  await database
    .insertInto('bank_accounts')
    .values({
      investor_id: investorId,
      ifsc: account.ifsc,
      account_number: account.accountNumber,
      holder_name: holderName,
      is_primary: !(await hasBankAccount(database, investorId)),
      linked_at: sandbox.clock.now(),
    })
    .execute();
  const detail = await publicName(account);
  await noteActivity(sandbox, database, { investorId, kind: ActivityKind.BankLinked, detail });
}

/** Serialises links of the same account until the transaction ends. */
export async function lockBankAccount(
  database: Kysely<Database>,
  { ifsc, accountNumber }: BankAccount,
): Promise<void> {
  const key = `bank ${ifsc} ${accountNumber}`;
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(database);
}

/**
 * Who has linked the account: this investor (`own`) or only `others`. Undefined if none has, or
 * for a test account that several investors may link.
 */
export async function linkOf(
  database: Kysely<Database>,
  { ifsc, accountNumber }: BankAccount,
  investorId: number,
): Promise<'own' | 'others' | undefined> {
  const rows = await database
    .selectFrom('bank_accounts')
    .select('investor_id')
    .where('ifsc', '=', ifsc)
    .where('account_number', '=', accountNumber)
    .execute();
  if (rows.some((row) => row.investor_id === investorId)) return 'own';
  return rows.length > 0 && !isSharedAccount(accountNumber) ? 'others' : undefined;
}
