import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { GeneratedAlways } from 'kysely';
import type { CareTables } from './care.tables.ts';

/** Everybody who ever proved a mobile number. */
export interface InvestorsTable {
  readonly id: GeneratedAlways<number>;
  /** Ten digits. */
  mobile: string;
  name: string | null;
  email: string | null;
  pan: string | null;
  date_of_birth: string | null;
  gender: 'male' | 'female' | null;
  is_senior_citizen: boolean;
  kyc_status: 'none' | 'verified' | 'skipped';
  kyc_method: 'CKYC' | 'MINKYC' | null;
  is_bank_skipped: boolean;
  demat_number: string | null;
  is_demat_verified: boolean;
  /** A `data:` address. */
  picture: string | null;
  readonly created_at: Date;
  /** The referral code that the person came with. */
  invited_by: string | null;
  /** A deleted account keeps its id alone, for what was invested under it. */
  deleted_at: Date | null;
}

/** The one code that a number has at a time, and what was tried: kept over restarts. */
export interface OtpRequestsTable {
  readonly mobile: string;
  /** A browser in which the number was proved before; empty for all others together. */
  readonly device_id: string;
  /** Absent once the code was used, or was tried too often. */
  code_hash: string | null;
  expires_at: Date;
  /** Wrong codes since the last right one. */
  tries: number;
  /** Codes sent since `counted_from`. */
  sends: number;
  counted_from: Date;
  locked_until: Date | null;
}

export interface SessionsTable {
  readonly id: string;
  readonly investor_id: number;
  readonly started_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  end_reason: 'signed-out' | 'replaced' | 'reused-token' | 'ended-elsewhere' | null;
  /** What its owner knows it by, such as `Chrome on Android`. */
  readonly device: string;
  /** Set while a payment is open in it. */
  paying_until: Date | null;
  /** For which change a code from the phone was given in it, and when. */
  step_up_change: ProtectedChange | null;
  stepped_up_at: Date | null;
}

/** Tokens are kept as digests: who reads the table cannot use them. */
export interface SessionTokensTable {
  readonly hash: string;
  readonly session_id: string;
  readonly kind: 'access' | 'refresh';
  readonly issued_at: Date;
  /** When a refresh token was exchanged for the next one. */
  exchanged_at: Date | null;
}

export interface CampaignEnrolmentsTable {
  readonly mobile: string;
  readonly campaign_id: number;
  readonly first_name: string;
  readonly enrolled_at: Date;
}

/** A visit to the identity page, from its start until it is asked about. */
export interface IdentityEntriesTable {
  readonly id: string;
  readonly investor_id: number;
  readonly pan: string;
  readonly return_url: string;
  readonly opened_at: Date;
  state: 'open' | 'consented' | 'refused' | 'wrong-person';
  /** The issuer that asked for it, where a deposit is being booked. */
  readonly manufacturer_id: number | null;
}

export interface BankAccountsTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly ifsc: string;
  readonly account_number: string;
  readonly holder_name: string;
  is_primary: boolean;
  readonly linked_at: Date;
}

/** The last penny drop of each account: only a verified account can be linked. */
export interface BankVerificationsTable {
  readonly investor_id: number;
  readonly ifsc: string;
  readonly account_number: string;
  readonly name_at_bank: string;
  readonly verified_at: Date;
}

export interface AddressesTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly type: 'permanent' | 'correspondent';
  line_1: string;
  line_2: string;
  pincode: string;
  city: string;
  state: string;
  country: string;
}

/** What every deposit form asks; a row is made with the investor's first answer. */
export interface InvestorProfilesTable {
  readonly investor_id: number;
  father_name: string | null;
  mother_name: string | null;
  occupation_id: number | null;
  annual_income_id: number | null;
  income_source_id: number | null;
  permanent_address_id: number | null;
  is_permanent_correspondent: boolean | null;
  is_indian_resident: boolean;
  is_married: boolean;
  place_of_birth: string | null;
  /** Whether parents, address and profession are all answered. */
  readonly is_complete: GeneratedAlways<boolean>;
}

export interface NomineesTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  full_name: string;
  relationship_id: number;
  date_of_birth: string;
  pan: string;
  share_percent: number;
  is_investor_address: boolean;
  line_1: string;
  line_2: string;
  pincode: string;
  city: string;
  state: string;
  country: string;
  guardian_first_name: string;
  guardian_middle_name: string;
  guardian_last_name: string;
  guardian_pan: string;
  /** A removed nominee stays for the deposits that name it. */
  removed_at: Date | null;
}

/** The client master list behind a demat account; nobody but its owner is ever shown it. */
export interface CmlFilesTable {
  readonly investor_id: number;
  readonly file_name: string;
  readonly file_type: 'png' | 'jpeg' | 'pdf';
  readonly content: Uint8Array;
  readonly uploaded_at: Date;
}

/** Who agreed to which version of the disclaimer, and when first. */
export interface DisclaimerAcceptancesTable {
  readonly investor_id: number;
  readonly version: string;
  readonly accepted_at: Date;
}

/** A link that asks for one rupee by UPI, to learn whose account it comes from. */
export interface UpiIntentsTable {
  readonly id: string;
  readonly reference_id: string;
  readonly investor_id: number;
  readonly expires_at: Date;
  state: 'open' | 'paid' | 'paid-by-other' | 'declined';
}

/** One for each investor: what is sent while it is reviewed, or after a rejection, replaces it. */
export interface VideoKycsTable {
  readonly investor_id: number;
  selfie: Uint8Array;
  signature: Uint8Array;
  submitted_at: Date;
  state: 'in-review' | 'approved' | 'rejected';
  reason: string | null;
}

export interface AccountsTables extends CareTables {
  readonly investors: InvestorsTable;
  readonly otp_requests: OtpRequestsTable;
  readonly sessions: SessionsTable;
  readonly session_tokens: SessionTokensTable;
  readonly campaign_enrolments: CampaignEnrolmentsTable;
  readonly identity_entries: IdentityEntriesTable;
  readonly bank_accounts: BankAccountsTable;
  readonly bank_verifications: BankVerificationsTable;
  readonly addresses: AddressesTable;
  readonly investor_profiles: InvestorProfilesTable;
  readonly nominees: NomineesTable;
  readonly cml_files: CmlFilesTable;
  readonly disclaimer_acceptances: DisclaimerAcceptancesTable;
  readonly upi_intents: UpiIntentsTable;
  readonly video_kycs: VideoKycsTable;
}
