import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { registeredPerson } from './identity-registry.ts';
import type { Investor } from './investors.ts';

export interface FoundAccount {
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly nameAsPerBank: string;
  readonly entryId: string;
}

const BRANCHES = ['HDFC0000060', 'SBIN0000300', 'ICIC0000004', 'UTIB0000004'];

/** The simulated provider finds no bank account for mobile numbers with this ending. */
export const WITHOUT_ACCOUNT = '00';

/**
 * The bank account that the provider finds by the investor's mobile number, always the same for a
 * number. Undefined if there is none, or an investor has already linked it.
 */
export async function accountFoundFor(
  sandbox: Sandbox,
  database: Kysely<Database>,
  investor: Investor,
): Promise<FoundAccount | undefined> {
  if (investor.mobile.endsWith(WITHOUT_ACCOUNT)) return undefined;
  const bytes = createHash('sha256').update(investor.mobile).digest();
  const ifsc = BRANCHES[(bytes[0] ?? 0) % BRANCHES.length] ?? '';
  const accountNumber = `50${String(bytes.readUIntBE(1, 6) % 1e12).padStart(12, '0')}`;
  const linked = await database
    .selectFrom('bank_accounts')
    .select('id')
    .where('ifsc', '=', ifsc)
    .where('account_number', '=', accountNumber)
    .executeTakeFirst();
  if (linked) return undefined;
  const nameAsPerBank = bankNameFor(investor);
  const entryId = foundEntryId(sandbox, { investorId: investor.id, ifsc, accountNumber });
  return { accountNumber, ifsc, nameAsPerBank, entryId };
}

/** An id that proves later that this account was found for this investor. */
export function foundEntryId(
  sandbox: Sandbox,
  found: { readonly investorId: number; readonly ifsc: string; readonly accountNumber: string },
): string {
  const signed = sandbox.signer.sign({ purpose: 'account-from-mobile', ...found });
  return createHash('sha256').update(signed).digest('base64url');
}

/** The account holder's name: the name on the PAN, or an invented one before KYC. */
export function bankNameFor({ name, mobile }: Pick<Investor, 'name' | 'mobile'>): string {
  return name ?? registeredPerson(mobile).name;
}
