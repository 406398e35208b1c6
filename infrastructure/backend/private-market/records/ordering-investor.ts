import {
  missingPrerequisite,
  type OrderPrerequisite,
} from '#domain/private-market/orders/order-prerequisites.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

const MESSAGES: Readonly<Record<OrderPrerequisite, string>> = {
  'sign-in': 'Please sign in to continue.',
  pan: 'Please verify your PAN before you order.',
  bank: 'Please add a bank account before you order.',
  demat: 'Please add your demat account before you order: the shares are transferred to it.',
};

/**
 * @throws Refusal that names the first onboarding step that an order requires and that is
 *   incomplete
 */
export async function refuseUnreadyInvestor(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  const investor = await database
    .selectFrom('investors')
    .select(['pan', 'is_demat_verified'])
    .where('id', '=', investorId)
    .executeTakeFirstOrThrow();
  const missing = missingPrerequisite({
    isSignedIn: true,
    hasPan: investor.pan !== null,
    isBankStepPassed: await hasBankAccount(database, investorId),
    isDematVerified: investor.is_demat_verified,
  });
  if (missing !== undefined) throw missingStep(missing);
}

/** @throws Refusal without a linked bank account, which is needed before any payment */
export async function refuseWithoutBankAccount(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  if (await hasBankAccount(database, investorId)) return;
  const message = 'Please add a bank account before you pay: refunds and sales are paid into it.';
  throw new Refusal({ status: 409, code: 'bank-missing', message });
}

async function hasBankAccount(database: Kysely<Database>, investorId: number): Promise<boolean> {
  const account = await database
    .selectFrom('bank_accounts')
    .select('id')
    .where('investor_id', '=', investorId)
    .limit(1)
    .executeTakeFirst();
  return account !== undefined;
}

function missingStep(missing: OrderPrerequisite): Refusal {
  return new Refusal({ status: 409, code: `${missing}-missing`, message: MESSAGES[missing] });
}
