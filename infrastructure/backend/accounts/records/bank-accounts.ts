import { isNameDoubtful } from '#domain/accounts/bank/name-agreement.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { verifyBankRequest } from '#infrastructure/accounts/bank/bank-accounts.wire.ts';
import type { Kysely } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import type { AuthenticatedSession } from '#infrastructure/backend/http/authentication.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { noteActivity } from './account-activity.ts';
import { type BankAccount, branchOf, publicName } from './bank-directory.ts';
import { askForBankReview } from './bank-reviews.ts';
import { bankNameFor, foundEntryId } from './found-accounts.ts';
import { holdAccount, lockAccount } from './hold-account.ts';
import { isSameName } from './identity-registry.ts';
import { investorById } from './investors.ts';
import { insertAccount, linkOf, lockBankAccount } from './linked-account.ts';
import { nameAtBank } from './name-at-bank.ts';
import { requireStepUp } from '#infrastructure/backend/accounts/sign-in/require-step-up.ts';

interface BankRequest {
  readonly request: InferOutput<typeof verifyBankRequest>;
  readonly investorId: number;
}

const NOT_VERIFIED = 'Please verify this bank account first.';
const OTHER_NAME = 'The name at the bank does not match the name on your PAN.';

/**
 * Gets the account holder's name from the bank and stores it, so that the account can be linked.
 */
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
    throw refusal('entry-unknown', 'This account is not linked to your mobile number.', 'entry_id');
  }
  const link = await linkOf(database, account, investorId);
  if (link) throw taken(link);
  const name = await nameAtBank(
    account_number,
    bankNameFor(await investorById(database, investorId)),
  );
  const values = { name_at_bank: name, verified_at: sandbox.clock.now() };
  await inTransaction(database, async (transaction) => {
    // The account may have been deleted while the bank was asked.
    await holdAccount(transaction, investorId);
    await transaction
      .insertInto('bank_verifications')
      .values({ investor_id: investorId, ifsc: ifsc_code, account_number, ...values })
      .onConflict((conflict) =>
        conflict.columns(['investor_id', 'ifsc', 'account_number']).doUpdateSet(values),
      )
      .execute();
  });
  return name;
}

/** A linked account, or one that waits until the desk has compared the names. */
export interface LinkResult {
  readonly name: string;
  readonly isInReview: boolean;
}

/**
 * Links a verified account; the first one becomes primary. Linking it again changes nothing. If the
 * holder's name may or may not be the investor's, the desk compares them first.
 */
export async function linkAccount(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { request, investorId }: BankRequest,
): Promise<LinkResult> {
  const account = { ifsc: request.ifsc_code, accountNumber: request.account_number };
  const name = await verifiedName(database, account, investorId);
  // Serialises links of the same account and links by the same investor.
  await lockBankAccount(database, account);
  await lockAccount(database, investorId);
  const link = await linkOf(database, account, investorId);
  if (link === 'own') return { name, isInReview: false };
  const investor = await investorById(database, investorId);
  const toLink = { ...account, investorId, holderName: name };
  if (investor.name !== null && !isSameName(investor.name, name)) {
    const isDoubtful = isNameDoubtful(investor.name, name);
    const state = isDoubtful ? await askForBankReview(sandbox, database, toLink) : 'rejected';
    if (state !== 'rejected') return { name, isInReview: true };
    throw refusal('name-mismatch', OTHER_NAME, 'account_number');
  }
  if (link === 'others') throw taken(link);
  await insertAccount(sandbox, database, toLink);
  return { name, isInReview: false };
}

/** Makes an account the primary one. The session must have confirmed this with a code. */
export async function makePrimary(
  sandbox: Sandbox,
  database: Kysely<Database>,
  request: { readonly bankAccountId: number; readonly session: AuthenticatedSession },
): Promise<void> {
  const { bankAccountId, session } = request;
  const { investorId } = session;
  await lockAccount(database, investorId);
  const accounts = database.updateTable('bank_accounts').where('investor_id', '=', investorId);
  const before = await accounts
    .set({ is_primary: false })
    .where('is_primary', '=', true)
    .returning('id')
    .executeTakeFirst();
  const chosen = await accounts
    .set({ is_primary: true })
    .where('id', '=', bankAccountId)
    .returning(['id', 'ifsc', 'account_number'])
    .executeTakeFirst();
  if (!chosen) {
    const message = 'This bank account is not in your profile.';
    const status = 404;
    throw new Refusal({ status, code: 'bank-unknown', message, field: 'investor_bank_id' });
  }
  if (chosen.id === before?.id) return;
  const change = ProtectedChange.PrimaryBank;
  await requireStepUp(database, { session, change, clock: sandbox.clock });
  await countUse(database, { investorId, what: 'primary-bank', clock: sandbox.clock });
  const detail = await publicName({ ifsc: chosen.ifsc, accountNumber: chosen.account_number });
  const kind = ActivityKind.PrimaryBankChanged;
  await noteActivity(sandbox, database, { investorId, kind, detail });
}

/** The holder's name from the last penny drop of the account. @throws Refusal if there was none */
async function verifiedName(
  database: Kysely<Database>,
  { ifsc, accountNumber }: BankAccount,
  investorId: number,
): Promise<string> {
  const verified = await database
    .selectFrom('bank_verifications')
    .select('name_at_bank')
    .where('investor_id', '=', investorId)
    .where('ifsc', '=', ifsc)
    .where('account_number', '=', accountNumber)
    .executeTakeFirst();
  if (verified) return verified.name_at_bank;
  throw refusal('bank-not-verified', NOT_VERIFIED, 'account_number');
}

function taken(link: 'own' | 'others'): Refusal {
  const message =
    link === 'own'
      ? 'You have already linked this bank account.'
      : 'This bank account is linked to another investor.';
  const code = link === 'own' ? 'bank-account-linked' : 'bank-account-taken';
  return new Refusal({ status: 409, code, message, field: 'account_number' });
}

function refusal(code: string, message: string, field: string): Refusal {
  return new Refusal({ status: 400, code, message, field });
}
