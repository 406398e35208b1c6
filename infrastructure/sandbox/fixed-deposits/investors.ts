import {
  onboardingStatusFor,
  type OnboardingStatus,
} from '#domain/fixed-deposits/onboarding-step.ts';
import { type RateColumn, rateColumnFor } from '#domain/fixed-deposits/rate-column.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import type { Kysely } from 'kysely';
import { hasConsented } from '../accounts/identity-entries.ts';
import type { Database } from '../database.ts';

/** What the issuers need to know of an investor. */
export interface InvestorRecord {
  readonly id: number;
  readonly mobile: string;
  readonly pan: string | null;
  readonly date_of_birth: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly is_senior_citizen: boolean;
  readonly kyc_status: 'none' | 'verified' | 'skipped';
}

export function investorById(database: Kysely<Database>, id: number): Promise<InvestorRecord> {
  return database
    .selectFrom('investors')
    .select(['id', 'mobile', 'pan', 'date_of_birth', 'gender', 'is_senior_citizen', 'kyc_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The column on a day. Until a birth date is known, the investor's own word counts. */
export function columnOf(
  investor: InvestorRecord,
  on: { readonly day: CalendarDate; readonly claimsSenior: boolean },
): RateColumn {
  const isSeniorCitizen = on.claimsSenior && mayBeSenior(investor, on.day);
  return rateColumnFor({ gender: genderOf(investor), isSeniorCitizen });
}

export function isSenior(investor: InvestorRecord, day: CalendarDate): boolean {
  if (investor.date_of_birth === null) return investor.is_senior_citizen;
  return isSeniorByAge(CalendarDate.of(investor.date_of_birth), day);
}

function mayBeSenior(investor: InvestorRecord, day: CalendarDate): boolean {
  return investor.date_of_birth === null || isSenior(investor, day);
}

function genderOf({ gender }: InvestorRecord): Gender {
  return gender === 'female' ? Gender.Female : Gender.Male;
}

/** What is still missing before a deposit of an issuer can be paid. */
export async function onboardingStatusOf(
  database: Kysely<Database>,
  investor: InvestorRecord,
  issuer: { readonly asks_aadhaar: boolean },
): Promise<OnboardingStatus> {
  const bank = await database
    .selectFrom('bank_accounts')
    .select('id')
    .where('investor_id', '=', investor.id)
    .limit(1)
    .executeTakeFirst();
  const profile = await database
    .selectFrom('investor_profiles')
    .select('is_complete')
    .where('investor_id', '=', investor.id)
    .executeTakeFirst();
  // The Aadhaar page wants a PAN, so the KYC of all comes first.
  const hasKyc = investor.kyc_status === 'verified';
  const isAadhaarMissing = issuer.asks_aadhaar && !(await hasProvedAadhaar(database, investor));
  return onboardingStatusFor({
    isIdentityVerified: hasKyc && !isAadhaarMissing,
    isAadhaarAsked: hasKyc && isAadhaarMissing,
    hasBankAccount: bank !== undefined,
    isProfileComplete: profile?.is_complete === true,
  });
}

async function hasProvedAadhaar(
  database: Kysely<Database>,
  { id, pan }: InvestorRecord,
): Promise<boolean> {
  return pan !== null && hasConsented(database, { pan, investorId: id });
}
