import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { SignedInUser } from '#infrastructure/accounts/sign-in/sign-in.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { takeUpCounts } from '#infrastructure/backend/commands/left-counts.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import { profileScore } from './profile-score.ts';
import { BANK_PASSED_OVER } from '#infrastructure/accounts/sign-in/sign-in.wire.ts';
import type { InvestorsTable } from '#infrastructure/backend/accounts/tables.ts';

export type Investor = Selectable<InvestorsTable>;

export async function investorById(database: Kysely<Database>, id: number): Promise<Investor> {
  return database
    .selectFrom('investors')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

interface MobileOwner {
  readonly mobile: string;
  /** Whether the person signs in. Otherwise an advisor names the number. */
  readonly isSigningIn: boolean;
  /** The referral code that a new person used. */
  readonly invitedBy?: string | undefined;
}

/**
 * Finds or creates the investor of a mobile number, and locks the account against deletion. A new
 * account takes up the counts of limited uses that an earlier one of the number has left. An
 * account that an advisor has opened is new until the person signs in.
 */
export async function investorByMobile(
  { clock, signer }: Pick<Sandbox, 'clock' | 'signer'>,
  database: Kysely<Database>,
  owner: MobileOwner,
): Promise<{ readonly investor: Investor; readonly isNew: boolean }> {
  const { mobile } = owner;
  const beginning = beginningOf(owner, clock);
  const made = await database
    .insertInto('investors')
    .values({
      mobile,
      kyc_status: 'none',
      is_senior_citizen: false,
      is_bank_skipped: false,
      is_demat_verified: false,
      ...beginning,
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) {
    await takeUpCounts(database, { investorId: made.id, mobile, signer });
    return { investor: made, isNew: true };
  }
  const known = await database
    .selectFrom('investors')
    .selectAll()
    .where('mobile', '=', mobile)
    .forKeyShare()
    .executeTakeFirst();
  // The account was deleted while this waited for its lock, and its number is free.
  if (!known) return investorByMobile({ clock, signer }, database, owner);
  const arrived = await arriving(database, known.id, beginning);
  if (arrived) return { investor: arrived, isNew: true };
  return { investor: await grownOlder(database, known, clock), isNew: false };
}

function beginningOf({ isSigningIn, invitedBy }: MobileOwner, clock: SandboxClock) {
  const invited_by = invitedBy ?? null;
  return { has_signed_in: isSigningIn, created_at: clock.now(), invited_by } as const;
}

/** The investor at the first sign-in to an account that an advisor has opened. */
async function arriving(
  database: Kysely<Database>,
  id: number,
  beginning: ReturnType<typeof beginningOf>,
): Promise<Investor | undefined> {
  if (!beginning.has_signed_in) return undefined;
  return database
    .updateTable('investors')
    .set(beginning)
    .where('id', '=', id)
    .where('has_signed_in', '=', false)
    .returningAll()
    .executeTakeFirst();
}

/** Whether the bank step is complete or postponed (2, otherwise 0), and whether it is complete. */
export async function bankFactsOf(
  database: Kysely<Database>,
  investor: Pick<Investor, 'id' | 'is_bank_skipped'>,
): Promise<Required<Pick<SignedInUser, 'is_bank_skipped' | 'has_bank_account'>>> {
  const isLinked = await hasBankAccount(database, investor.id);
  return {
    is_bank_skipped: isLinked || investor.is_bank_skipped ? BANK_PASSED_OVER : 0,
    has_bank_account: isLinked ? 1 : 0,
  };
}

export async function hasBankAccount(
  database: Kysely<Database>,
  investorId: number,
): Promise<boolean> {
  const account = await database
    .selectFrom('bank_accounts')
    .select('id')
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  return account !== undefined;
}

export async function signedInUser(
  database: Kysely<Database>,
  { investor, isNew }: { readonly investor: Investor; readonly isNew: boolean },
): Promise<Omit<SignedInUser, 'access_token'>> {
  const { name, email, pan, date_of_birth, gender, demat_number, picture } = investor;
  return {
    investor_id: investor.id,
    mobile_no: investor.mobile,
    mkycstatus: investor.kyc_status,
    is_demat_verified: investor.is_demat_verified ? 1 : 0,
    ...(await bankFactsOf(database, investor)),
    is_new_investor: isNew ? 1 : 0,
    profile_score: await profileScore(database, investor),
    is_senior_citizen: investor.is_senior_citizen ? 1 : 0,
    ...(pan !== null && { pan_no: pan }),
    ...(date_of_birth !== null && { birth_date: date_of_birth }),
    ...(demat_number !== null && { demat_account_no: demat_number }),
    ...(name !== null && { investor_name: name, first_name: name.split(' ')[0] ?? '' }),
    ...(email !== null && { email }),
    ...(gender !== null && { gender }),
    ...(picture !== null && { image_base64: picture }),
  };
}

export function isSenior(dateOfBirth: CalendarDate | undefined, today: CalendarDate): boolean {
  return dateOfBirth !== undefined && isSeniorByAge(dateOfBirth, today);
}

/** Updates the senior citizen flag at each sign-in, because investors reach the age over time. */
async function grownOlder(
  database: Kysely<Database>,
  investor: Investor,
  clock: SandboxClock,
): Promise<Investor> {
  if (investor.is_senior_citizen || investor.date_of_birth === null) return investor;
  const is_senior_citizen = isSenior(CalendarDate.of(investor.date_of_birth), clock.today());
  if (!is_senior_citizen) return investor;
  await database
    .updateTable('investors')
    .set({ is_senior_citizen })
    .where('id', '=', investor.id)
    .execute();
  return { ...investor, is_senior_citizen };
}
