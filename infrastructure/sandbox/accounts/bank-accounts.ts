import type { verifyBankRequest } from '#infrastructure/accounts/bank-accounts.wire.ts';
import type { Kysely } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { branchOf } from './bank-directory.ts';
import { bankNameFor, foundEntryId } from './found-accounts.ts';
import { isSameName } from './identity-registry.ts';
import { investorById } from './investors.ts';
import { nameAtBank } from './penny-drop.ts';

interface BankRequest {
  readonly request: InferOutput<typeof verifyBankRequest>;
  readonly investorId: number;
}

const NOT_VERIFIED = 'Please verify this bank account first.';
const OTHER_NAME = 'The name at the bank does not match the name on your PAN.';

/** The name at the bank; kept, so that the account can then be linked. */
export async function verifyAccount(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { request, investorId }: BankRequest,
): Promise<string> {
  const { account_number, ifsc_code, entry_id } = request;
  if (!(await branchOf(ifsc_code))) {
    throw refusal('ifsc-unknown', 'No bank has this IFSC. Please check it.', 'ifsc_code');
  }
  const account = { ifsc: ifsc_code, accountNumber: account_number };
  if (entry_id !== undefined && entry_id !== foundEntryId(sandbox, { investorId, ...account })) {
    throw refusal('entry-unknown', 'This account was not found by your mobile number.', 'entry_id');
  }
  const owner = await ownerOf(database, account);
  if (owner !== undefined) throw taken(owner === investorId);
  const name = await nameAtBank(
    account_number,
    bankNameFor(await investorById(database, investorId)),
  );
  const values = { name_at_bank: name, verified_at: sandbox.clock.now() };
  await database
    .insertInto('bank_verifications')
    .values({ investor_id: investorId, ifsc: ifsc_code, account_number, ...values })
    .onConflict((conflict) =>
      conflict.columns(['investor_id', 'ifsc', 'account_number']).doUpdateSet(values),
    )
    .execute();
  return name;
}

/** Links a verified account; the first is the primary one. Linking it again changes nothing. */
export async function linkAccount(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { request, investorId }: BankRequest,
): Promise<string> {
  const { account_number, ifsc_code } = request;
  // One link at a time for an investor, so that two first ones are not both primary.
  const investor = await database
    .selectFrom('investors')
    .selectAll()
    .where('id', '=', investorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const verified = await database
    .selectFrom('bank_verifications')
    .select('name_at_bank')
    .where('investor_id', '=', investorId)
    .where('ifsc', '=', ifsc_code)
    .where('account_number', '=', account_number)
    .executeTakeFirst();
  if (!verified) throw refusal('bank-not-verified', NOT_VERIFIED, 'account_number');
  const name = verified.name_at_bank;
  if (investor.name !== null && !isSameName(investor.name, name)) {
    throw refusal('name-mismatch', OTHER_NAME, 'account_number');
  }
  const linked = await database
    .insertInto('bank_accounts')
    .values({
      investor_id: investorId,
      ifsc: ifsc_code,
      account_number,
      holder_name: name,
      is_primary: !(await hasAccount(database, investorId)),
      linked_at: sandbox.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['ifsc', 'account_number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (linked) return name;
  const account = { ifsc: ifsc_code, accountNumber: account_number };
  if ((await ownerOf(database, account)) !== investorId) throw taken(false);
  return name;
}

/** Makes an account the primary one in place of the one that was. */
export async function makePrimary(
  database: Kysely<Database>,
  { bankAccountId, investorId }: { readonly bankAccountId: number; readonly investorId: number },
): Promise<void> {
  const accounts = database.updateTable('bank_accounts').where('investor_id', '=', investorId);
  await accounts.set({ is_primary: false }).where('is_primary', '=', true).execute();
  const chosen = await accounts
    .set({ is_primary: true })
    .where('id', '=', bankAccountId)
    .returning('id')
    .executeTakeFirst();
  if (chosen) return;
  const message = 'You have no such bank account.';
  const status = 404;
  throw new Refusal({ status, code: 'bank-unknown', message, field: 'investor_bank_id' });
}

async function hasAccount(database: Kysely<Database>, investorId: number): Promise<boolean> {
  const account = await database
    .selectFrom('bank_accounts')
    .select('id')
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  return account !== undefined;
}

async function ownerOf(
  database: Kysely<Database>,
  account: { readonly ifsc: string; readonly accountNumber: string },
): Promise<number | undefined> {
  const row = await database
    .selectFrom('bank_accounts')
    .select('investor_id')
    .where('ifsc', '=', account.ifsc)
    .where('account_number', '=', account.accountNumber)
    .executeTakeFirst();
  return row?.investor_id;
}

function taken(isOwn: boolean): Refusal {
  const message = isOwn
    ? 'You have linked this bank account already.'
    : 'This bank account is linked to another investor.';
  const code = isOwn ? 'bank-account-linked' : 'bank-account-taken';
  return new Refusal({ status: 409, code, message, field: 'account_number' });
}

function refusal(code: string, message: string, field: string): Refusal {
  return new Refusal({ status: 400, code, message, field });
}
