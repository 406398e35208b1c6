import { nextOnboardingStep, OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import { RateColumn, rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import type { Kysely, SqlBool } from 'kysely';
import { hasConsented } from '#infrastructure/backend/accounts/records/identity-entries.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

export interface DepositInvestor {
  readonly id: number;
  readonly mobile: string;
  readonly email: string | null;
  readonly pan: string | null;
  readonly date_of_birth: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly is_senior_citizen: boolean;
  readonly kyc_status: 'none' | 'verified' | 'skipped';
  readonly has_bank_account: SqlBool;
  /** Null until the investor gives a first answer for the profile. */
  readonly is_profile_complete: boolean | null;
}

export function depositInvestor(database: Kysely<Database>, id: number): Promise<DepositInvestor> {
  return database
    .selectFrom('investors as investor')
    .leftJoin('investor_profiles as profile', 'profile.investor_id', 'investor.id')
    .select([
      'investor.id',
      'investor.mobile',
      'investor.email',
      'investor.pan',
      'investor.date_of_birth',
      'investor.gender',
      'investor.is_senior_citizen',
      'investor.kyc_status',
      'profile.is_complete as is_profile_complete',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('bank_accounts as account').select('id').where('account.investor_id', '=', id),
      ).as('has_bank_account'),
    )
    .where('investor.id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * The rate column that applies to the investor on a day. Senior rates require the investor's claim;
 * a known date of birth must confirm it.
 */
export function columnOf(
  investor: DepositInvestor,
  on: { readonly day: CalendarDate; readonly claimsSenior: boolean },
): RateColumn {
  const isSeniorCitizen = on.claimsSenior && mayBeSenior(investor, on.day);
  return rateColumnFor({ gender: genderOf(investor), isSeniorCitizen });
}

export function isSenior(investor: DepositInvestor, day: CalendarDate): boolean {
  if (investor.date_of_birth === null) return investor.is_senior_citizen;
  return isSeniorByAge(CalendarDate.of(investor.date_of_birth), day);
}

/** Before KYC, the claim alone decides. A company has no date of birth after it either. */
function mayBeSenior(investor: DepositInvestor, day: CalendarDate): boolean {
  const isUnknown = investor.date_of_birth === null && investor.kyc_status !== 'verified';
  return isUnknown || isSenior(investor, day);
}

/** Whether an order was started at a rate for senior citizens. */
export function hasSeniorRate(order: { readonly rate_column: string }): boolean {
  const seniors: readonly string[] = [RateColumn.Senior, RateColumn.FemaleSenior];
  return seniors.includes(order.rate_column);
}

/** Why an investor without a verified PAN cannot pay. */
export function unverifiedPan({
  kyc_status: status,
}: Pick<DepositInvestor, 'kyc_status'>): Refusal | undefined {
  if (status === 'verified') return undefined;
  const message = 'Please verify your PAN before you pay.';
  return new Refusal({ status: 409, code: 'onboarding-unfinished', message });
}

function genderOf({ gender }: DepositInvestor): Gender {
  return gender === 'female' ? Gender.Female : Gender.Male;
}

/** The first onboarding step that is incomplete for a deposit of the issuer. */
export async function onboardingStepOf(
  database: Kysely<Database>,
  investor: DepositInvestor,
  issuer: { readonly asks_aadhaar: boolean },
): Promise<OnboardingStep> {
  const step = nextOnboardingStep('deposit', {
    kyc: investor.kyc_status === 'verified',
    'identity-page': !issuer.asks_aadhaar || (await hasProvedAadhaar(database, investor)),
    bank: investor.has_bank_account === true,
    'personal-info': investor.is_profile_complete === true,
  });
  return step ?? OnboardingStep.Nominees;
}

async function hasProvedAadhaar(
  database: Kysely<Database>,
  { id, pan }: DepositInvestor,
): Promise<boolean> {
  return pan !== null && hasConsented(database, { pan, investorId: id });
}
