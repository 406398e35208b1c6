import type { SignedInInvestor } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import * as v from 'valibot';

/** The data stored in the vault. */
export interface StoredFacts {
  readonly investor?: SignedInInvestor;
  readonly pendingMobile?: string;
  /** Set after an expiry, so that the other tabs can say why the session ended. */
  readonly hasExpired?: boolean;
}

const investorSchema = v.object({
  access_token: v.string(),
  investor_id: v.number(),
  mobile_no: v.string(),
  is_new_investor: v.boolean(),
  is_bank_skipped: v.boolean(),
  has_bank_account: v.optional(v.boolean()),
  is_demat_verified: v.boolean(),
  is_senior_citizen: v.boolean(),
  investor_name: v.optional(v.string()),
  email: v.optional(v.string()),
  pan_no: v.optional(v.string()),
  birth_date: v.optional(v.string()),
  gender: v.optional(v.enum(Gender)),
  mkycstatus: v.optional(v.string()),
  demat_account_no: v.optional(v.string()),
  profile_score: v.optional(v.number()),
  image: v.optional(v.string()),
});
const storedSchema = v.object({
  investor: v.optional(investorSchema),
  pendingMobile: v.optional(v.string()),
  hasExpired: v.optional(v.boolean()),
});

export function writeSession({ investor, ...others }: StoredFacts): string {
  return JSON.stringify({ investor: investor && storedInvestor(investor), ...others });
}

/**
 * Parses stored session data. Invalid text, such as from an older version, counts as signed out.
 */
export function readSession(text: string): StoredFacts {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), text);
  if (!parsed.success) return {};
  const { investor, pendingMobile, hasExpired } = parsed.output;
  return {
    ...(investor && { investor: investorOf(investor) }),
    ...(pendingMobile !== undefined && { pendingMobile }),
    ...(hasExpired !== undefined && { hasExpired }),
  };
}

function storedInvestor(investor: SignedInInvestor): v.InferInput<typeof investorSchema> {
  return {
    access_token: investor.accessToken,
    investor_id: investor.investorId,
    mobile_no: investor.mobile,
    is_new_investor: investor.isNewInvestor,
    is_bank_skipped: investor.isBankStepComplete,
    has_bank_account: investor.hasBankAccount,
    is_demat_verified: investor.isDematVerified,
    is_senior_citizen: investor.isSeniorCitizen,
    investor_name: investor.name,
    email: investor.email,
    pan_no: investor.pan,
    birth_date: investor.birthDate?.iso,
    gender: investor.gender,
    mkycstatus: investor.kycStatus,
    demat_account_no: investor.dematNumber,
    profile_score: investor.profileScore,
    image: investor.pictureUrl,
  };
}

function investorOf(stored: v.InferOutput<typeof investorSchema>): SignedInInvestor {
  const birthDate = stored.birth_date === undefined ? undefined : dateOf(stored.birth_date);
  return {
    accessToken: stored.access_token,
    investorId: stored.investor_id,
    mobile: stored.mobile_no,
    isNewInvestor: stored.is_new_investor,
    isBankStepComplete: stored.is_bank_skipped,
    isDematVerified: stored.is_demat_verified,
    isSeniorCitizen: stored.is_senior_citizen,
    ...(stored.has_bank_account !== undefined && { hasBankAccount: stored.has_bank_account }),
    ...(stored.investor_name !== undefined && { name: stored.investor_name }),
    ...(stored.email !== undefined && { email: stored.email }),
    ...(stored.pan_no !== undefined && { pan: stored.pan_no }),
    ...(birthDate !== undefined && { birthDate }),
    ...(stored.gender !== undefined && { gender: stored.gender }),
    ...(stored.mkycstatus !== undefined && { kycStatus: stored.mkycstatus }),
    ...(stored.demat_account_no !== undefined && { dematNumber: stored.demat_account_no }),
    ...(stored.profile_score !== undefined && { profileScore: stored.profile_score }),
    ...(stored.image !== undefined && { pictureUrl: stored.image }),
  };
}

function dateOf(text: string): CalendarDate | undefined {
  const parsed = CalendarDate.parse(text);
  return parsed.ok ? parsed.value : undefined;
}
