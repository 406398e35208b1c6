import {
  accountClosingViolation,
  type AccountClosingViolation,
} from '#domain/accounts/profile/account-closing.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { SandboxClock } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';
import { moneyHeldBy } from './money-held.ts';
import { stepUpAskers } from './step-up.ts';

/** Everything that is there for the person alone. */
export const PERSONAL_TABLES = [
  'account_activity',
  'data_consents',
  'email_changes',
  'investor_profiles',
  'addresses',
  'deposit_order_nominees',
  'nominees',
  'bank_accounts',
  'bank_verifications',
  'cml_files',
  'disclaimer_acceptances',
  'upi_intents',
  'identity_entries',
  'video_kycs',
  'sell_requests',
  'share_requests',
  'share_watches',
  'sessions',
  'embedded_bookings',
  'referral_codes',
  'referral_events',
] as const;

/** What was invested and paid, which the law wants kept: without a name. */
export const KEPT_TABLES: readonly string[] = [
  'basket_lot_items',
  'deal_slips',
  'declaration_answers',
  'deposit_advisor_links',
  'deposit_orders',
  'deposit_payments',
  'deposits',
  'ledger_entries',
  'ledger_movements',
  'passbook_entries',
  'share_lots',
  'share_order_moves',
  'share_orders',
  'share_payments',
  'share_sales',
];

const NOTHING = {
  invited_by: null,
  name: null,
  email: null,
  pan: null,
  date_of_birth: null,
  gender: null,
  kyc_status: 'none',
  kyc_method: null,
  demat_number: null,
  is_demat_verified: false,
  picture: null,
} as const;

/** Forgets a person: their number may begin anew, and meets nothing of what was. */
export async function deleteAccount(
  database: Kysely<Database>,
  { investorId, clock }: { readonly investorId: number; readonly clock: SandboxClock },
): Promise<void> {
  const { mobile } = await database
    .selectFrom('investors')
    .select('mobile')
    .where('id', '=', investorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const held = await moneyHeldBy(database, investorId, clock.now());
  const violation = accountClosingViolation(held);
  if (violation) throw refusalOf(violation);
  for (const table of PERSONAL_TABLES) {
    await database.deleteFrom(table).where('investor_id', '=', investorId).execute();
  }
  const codes = [mobile, `new e-mail of ${investorId}`, ...stepUpAskers(investorId)];
  await database.deleteFrom('otp_requests').where('mobile', 'in', codes).execute();
  await database.deleteFrom('campaign_enrolments').where('mobile', '=', mobile).execute();
  // No number of a person begins with a zero.
  const gone = { mobile: String(investorId).padStart(10, '0'), deleted_at: clock.now() };
  await database
    .updateTable('investors')
    .set({ ...NOTHING, ...gone })
    .where('id', '=', investorId)
    .execute();
}

function refusalOf({ kind }: AccountClosingViolation): Refusal {
  const messages = {
    'orders-under-way':
      'A payment or order of yours is under way. You can delete your account once it is settled.',
    'investments-held':
      'You still have investments with us. You can delete your account once they are paid out.',
  } as const satisfies Record<AccountClosingViolation['kind'], string>;
  return new Refusal({ status: 409, code: kind, message: messages[kind] });
}
