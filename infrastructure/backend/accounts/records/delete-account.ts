import {
  accountClosingViolation,
  type AccountClosingViolation,
} from '#domain/accounts/profile/account-closing.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { leaveCounts } from '#infrastructure/backend/commands/left-counts.ts';
import { overwriteLater } from '#infrastructure/backend/database/reclaim-space.ts';
import type { AuthenticatedSession } from '#infrastructure/backend/http/authentication.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { requireStepUp } from '#infrastructure/backend/accounts/sign-in/require-step-up.ts';
import { forgetCodesOf, forgetTraces } from './forget-traces.ts';
import { accountGone } from './hold-account.ts';
import { investorById } from './investors.ts';
import { moneyHeldBy } from './money-held.ts';
import { provedContacts } from './proved-contacts.ts';

/** Tables whose rows are deleted with the account. */
export const PERSONAL_TABLES = [
  'account_activity',
  'data_consents',
  'email_changes',
  'former_holders',
  'investor_profiles',
  'addresses',
  'deposit_order_nominees',
  'nominees',
  'outbox_messages',
  'bank_accounts',
  'bank_reviews',
  'passbook_accounts',
  'bank_verifications',
  'cml_files',
  'contact_messages',
  'disclaimer_acceptances',
  'upi_intents',
  'use_counts',
  'identity_entries',
  'known_devices',
  'video_kycs',
  'sell_requests',
  'share_notes',
  'share_requests',
  'share_watches',
  'sessions',
  'embedded_bookings',
  'referral_codes',
  'referral_events',
] as const;

/** Tables of investments and payments, kept as the law requires, without the name. */
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

/** The code of who invited the person stays, because rewards for that person depend on it. */
const NOTHING = {
  name: null,
  email: null,
  email_proved_at: null,
  pan: null,
  date_of_birth: null,
  gender: null,
  kyc_status: 'none',
  kyc_method: null,
  demat_number: null,
  is_demat_verified: false,
  is_demat_shared: false,
  picture: null,
} as const;

interface Deletion extends Pick<Sandbox, 'clock' | 'signer'> {
  readonly session: AuthenticatedSession;
}

/**
 * Deletes a person's account, once a code from the phone has confirmed it. The number can then open
 * a new account without earlier data, but with the earlier counts of limited uses. Running commands
 * finish first; later ones find the account deleted.
 */
export async function deleteAccount(
  database: Kysely<Database>,
  { session, clock, signer }: Deletion,
): Promise<void> {
  const { investorId } = session;
  const person = await lockedPerson(database, investorId);
  const held = await moneyHeldBy(database, investorId, clock.now());
  const violation = accountClosingViolation(held);
  if (violation) throw refusalOf(violation);
  await requireStepUp(database, { session, change: ProtectedChange.AccountDeletion, clock });
  await overwriteLater(database);
  await forgetTraces({ clock, signer }, database, provedContacts(person));
  await leaveCounts(database, { investorId, mobile: person.mobile, signer });
  await deleteUnpaidDepositOrders(database, investorId);
  await endUnpaidDepositOrders(database, { investorId, now: clock.now() });
  for (const table of PERSONAL_TABLES) {
    await database.deleteFrom(table).where('investor_id', '=', investorId).execute();
  }
  // A placeholder for the mobile number. It equals no real number, because those never begin with a
  // zero.
  const gone = { mobile: String(investorId).padStart(10, '0'), deleted_at: clock.now() };
  await database
    .updateTable('investors')
    .set({ ...NOTHING, ...gone })
    .where('id', '=', investorId)
    .execute();
}

/** Locks the codes before the account, in the same order as a sign-in. */
async function lockedPerson(database: Kysely<Database>, investorId: number) {
  const { mobile } = await investorById(database, investorId);
  await forgetCodesOf(database, { mobile, investorId });
  const person = await database
    .selectFrom('investors')
    .select(['id', 'mobile', 'email', 'email_proved_at'])
    .where('id', '=', investorId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw accountGone();
  return person;
}

/** Deletes the unpaid orders for which no payment page was opened. */
async function deleteUnpaidDepositOrders(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  const unpaid = database
    .selectFrom('deposit_orders')
    .select('deposit_orders.id')
    .where('deposit_orders.investor_id', '=', investorId)
    .where('state', '=', 'started')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deposit_payments')
            .select('id')
            .whereRef('order_id', '=', 'deposit_orders.id')
            .where('investor_id', '=', investorId),
        ),
      ),
    );
  const ids = (await unpaid.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  for (const table of [
    'deposit_order_nominees',
    'declaration_answers',
    // Before the links, to which they refer.
    'embedded_bookings',
    'deposit_advisor_links',
  ] as const) {
    await database
      .deleteFrom(table)
      .where('investor_id', '=', investorId)
      .where('order_id', 'in', ids)
      .execute();
  }
  await database
    .deleteFrom('deposit_orders')
    .where('investor_id', '=', investorId)
    .where('id', 'in', ids)
    .execute();
}

/** Ends the other unpaid orders, so that they do not expire later with a message to the person. */
async function endUnpaidDepositOrders(
  database: Kysely<Database>,
  { investorId, now }: { readonly investorId: number; readonly now: Date },
): Promise<void> {
  await database
    .updateTable('deposit_orders')
    .set({ state: 'cancelled', ended_at: now })
    .where('investor_id', '=', investorId)
    .where('state', '=', 'started')
    .execute();
}

function refusalOf({ kind }: AccountClosingViolation): Refusal {
  const messages = {
    'orders-under-way':
      'A payment or order of yours is in progress. You can delete your account once it is settled.',
    'investments-held':
      'You still have investments with us. You can delete your account once they are paid out.',
  } as const satisfies Record<AccountClosingViolation['kind'], string>;
  return new Refusal({ status: 409, code: kind, message: messages[kind] });
}
