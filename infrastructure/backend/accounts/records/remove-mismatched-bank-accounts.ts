import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { noteActivity } from './account-activity.ts';
import { publicName } from './bank-directory.ts';
import { isSameName } from './identity-registry.ts';
import { holderOf } from './name-at-bank.ts';

/**
 * Removes bank accounts whose holder has another name than the investor. Before KYC the investor's
 * name is unknown, so nothing is removed. If an account is removed, the bank step must be done
 * again.
 * @returns the removed accounts, such as `HDFC Bank, ending in 7093`
 */
export async function removeMismatchedBankAccounts(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<readonly string[]> {
  const removed: string[] = [];
  const accounts = await database
    .selectFrom('bank_accounts')
    .select(['id', 'ifsc', 'account_number'])
    .where('investor_id', '=', id)
    .execute();
  for (const account of accounts) {
    const holder = holderOf(account.account_number, name);
    if (isSameName(name, holder)) {
      await database
        .updateTable('bank_accounts')
        .set({ holder_name: holder })
        .where('id', '=', account.id)
        .where('investor_id', '=', id)
        .execute();
    } else {
      await database
        .deleteFrom('bank_accounts')
        .where('id', '=', account.id)
        .where('investor_id', '=', id)
        .execute();
      const detail = await publicName({ ...account, accountNumber: account.account_number });
      removed.push(detail);
      const kind = ActivityKind.BankRemoved;
      await noteActivity(sandbox, database, { investorId: id, kind, detail });
      const investor = database.updateTable('investors').where('id', '=', id);
      await investor.set({ is_bank_skipped: false }).execute();
    }
  }
  // Verified accounts that are not linked must be verified again under the new name.
  await database.deleteFrom('bank_verifications').where('investor_id', '=', id).execute();
  await choosePrimary(database, id);
  return removed;
}

/** Makes the oldest remaining account the primary one, if the primary one was removed. */
export async function choosePrimary(database: Kysely<Database>, investorId: number): Promise<void> {
  const accounts = await database
    .selectFrom('bank_accounts')
    .select(['id', 'is_primary'])
    .where('investor_id', '=', investorId)
    .orderBy('id')
    .execute();
  const [oldest] = accounts;
  if (oldest === undefined || accounts.some(({ is_primary }) => is_primary)) return;
  await database
    .updateTable('bank_accounts')
    .set({ is_primary: true })
    .where('id', '=', oldest.id)
    .where('investor_id', '=', investorId)
    .execute();
}
