import { nextOnboardingStep, type OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

type Messages = Readonly<Partial<Record<OnboardingStep, string>>>;

const MESSAGES = {
  share: {
    kyc: 'Please verify your PAN before you order.',
    bank: 'Please add a bank account before you order.',
    demat: 'Please add your demat account before you order: the shares are transferred to it.',
  },
  sale: {
    kyc: 'Please verify your PAN before you agree to a sale.',
    bank: 'Please add a bank account before you agree: the sale is paid into it.',
  },
} as const satisfies Record<string, Messages>;

/**
 * Locks the investor, from whom the desk could otherwise take the PAN or an account meanwhile.
 * @throws Refusal that names the first onboarding step that an order or a sale requires and that is
 *   incomplete
 */
export async function refuseUnreadyInvestor(
  database: Kysely<Database>,
  { investorId, purpose }: { readonly investorId: number; readonly purpose: keyof typeof MESSAGES },
): Promise<void> {
  const investor = await database
    .selectFrom('investors')
    .select(['pan', 'is_demat_verified'])
    .where('id', '=', investorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const missing = nextOnboardingStep(purpose, {
    'sign-in': true,
    kyc: investor.pan !== null,
    bank: await hasBankAccount(database, investorId),
    demat: investor.is_demat_verified,
  });
  if (missing === undefined) return;
  const messages: Messages = MESSAGES[purpose];
  const message = messages[missing] ?? 'Please complete the earlier steps before you go on.';
  throw new Refusal({ status: 409, code: `${missing}-missing`, message });
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
