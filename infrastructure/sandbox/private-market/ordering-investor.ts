import {
  missingPrerequisite,
  type OrderPrerequisite,
} from '#domain/private-market/order-prerequisites.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { Refusal } from '../platform/refusal.ts';

const SENTENCES: Readonly<Record<OrderPrerequisite, string>> = {
  'sign-in': 'Please sign in to continue.',
  pan: 'Please verify your PAN before you order.',
  bank: 'Please add a bank account before you order.',
  demat: 'Please add your demat account before you order: the shares are transferred to it.',
};

/** @throws a refusal that names the first thing that is missing before shares can be ordered */
export async function refuseUnreadyInvestor(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  const investor = await database
    .selectFrom('investors')
    .select(['pan', 'is_bank_skipped', 'is_demat_verified'])
    .where('id', '=', investorId)
    .executeTakeFirstOrThrow();
  const account = await database
    .selectFrom('bank_accounts')
    .select('id')
    .where('investor_id', '=', investorId)
    .limit(1)
    .executeTakeFirst();
  const missing = missingPrerequisite({
    isSignedIn: true,
    hasPan: investor.pan !== null,
    isBankStepPassed: investor.is_bank_skipped || account !== undefined,
    isDematVerified: investor.is_demat_verified,
  });
  if (missing === undefined) return;
  const code = `${missing}-missing`;
  throw new Refusal({ status: 409, code, message: SENTENCES[missing] });
}
