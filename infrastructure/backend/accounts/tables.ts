import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Generated, GeneratedAlways } from 'kysely';

/** Every person who has proved a mobile number, or for whom an advisor has prepared an order. */
export interface InvestorsTable {
  readonly id: GeneratedAlways<number>;
  mobile: string;
  name: string | null;
  email: string | null;
  /** When a code sent to the email address came back; null for an unproved address. */
  email_proved_at: Date | null;
  pan: string | null;
  date_of_birth: string | null;
  gender: 'male' | 'female' | null;
  is_senior_citizen: boolean;
  kyc_status: 'none' | 'verified' | 'skipped';
  kyc_method: 'CKYC' | 'MINKYC' | null;
  is_bank_skipped: boolean;
  demat_number: string | null;
  is_demat_verified: boolean;
  /**
   * Whether an earlier investor has the same demat number. True only for accounts from before demat
   * numbers had to be unique.
   */
  is_demat_shared: Generated<boolean>;
  /** The profile picture as a `data:` URL. */
  picture: string | null;
  /** When the person signed in first; until then, when an advisor opened the account. */
  created_at: Date;
  /** False as long as only an advisor has used the account. */
  has_signed_in: Generated<boolean>;
  /** The referral code that the person used. */
  invited_by: string | null;
  /** When the account was deleted. The row remains for the records of its investments. */
  deleted_at: Date | null;
}

/** The current code of a mobile number for one browser or network, with its counters. */
export interface OtpRequestsTable {
  readonly mobile: string;
  /**
   * The id of a known browser, or the network of an unknown one. Empty for the newest code of all
   * unknown browsers, and for codes that only a signed-in person can request.
   */
  readonly device_id: string;
  /** Null once the code was used or tried too often. */
  code_hash: string | null;
  expires_at: Date;
  /** Wrong codes since the last correct one, or since the last lock ended. */
  tries: number;
  sends: number;
  counted_from: Date;
  locked_until: Date | null;
  /**
   * Whether the code has not been tried yet. The first try is free, because it was counted when the
   * code was sent.
   */
  has_free_try: Generated<boolean>;
  message_id: number | null;
}

/** A browser in which an investor's number was proved, by a hash of the id in its cookie. */
export interface KnownDevicesTable {
  readonly hash: string;
  readonly investor_id: number;
  readonly proved_at: Date;
}

/** Attempts of unknown browsers to use a number's codes, counted by number and by network. */
export interface CodeAttemptsTable {
  readonly mobile: string;
  /** Keyed hashes of the networks, from the narrowest to the widest. */
  readonly network: string;
  readonly network_56: string | null;
  readonly network_48: string | null;
  readonly at: Date;
}

export interface SessionsTable {
  readonly id: string;
  readonly investor_id: number;
  readonly started_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  end_reason: 'signed-out' | 'replaced' | 'reused-token' | 'ended-elsewhere' | null;
  /** The name shown to the owner, such as `Chrome on Android`. */
  readonly device: string;
  /** Until when the payment page opened in this session is valid; null if none is open. */
  paying_until: Date | null;
  /** The change that a code from the phone confirmed in this session, and when. */
  step_up_change: ProtectedChange | null;
  stepped_up_at: Date | null;
}

/** Tokens are stored as hashes, so that a reader of the table cannot use them. */
export interface SessionTokensTable {
  readonly hash: string;
  readonly session_id: string;
  readonly kind: 'access' | 'refresh';
  readonly issued_at: Date;
  /** When the refresh token was exchanged for the next one. */
  exchanged_at: Date | null;
}

export interface CampaignEnrolmentsTable {
  readonly mobile: string;
  readonly campaign_id: number;
  readonly first_name: string;
  readonly enrolled_at: Date;
}

export interface IdentityEntriesTable {
  readonly id: string;
  readonly investor_id: number;
  readonly pan: string;
  readonly return_url: string;
  readonly opened_at: Date;
  state: 'open' | 'consented' | 'refused' | 'wrong-person';
  /** The issuer that requires the check, if it is part of a booking. */
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

/** The latest penny drop of each bank account. Only a verified account can be linked. */
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

/** The profile data that every deposit needs. The investor's first answer creates the row. */
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
  /** Stored only if the guardian has the same name as the investor. */
  guardian_birth_date: string | null;
  /** Set for a removed nominee, whose row remains for the deposits that name it. */
  removed_at: Date | null;
}

/** The client master list of a demat account; only its owner can download it. */
export interface CmlFilesTable {
  readonly investor_id: number;
  file_name: string;
  readonly file_type: 'png' | 'jpeg' | 'pdf';
  readonly content: Uint8Array;
  readonly uploaded_at: Date;
}

/** The versions of the disclaimer that an investor accepted, and when first. */
export interface DisclaimerAcceptancesTable {
  readonly investor_id: number;
  readonly version: string;
  readonly accepted_at: Date;
}

/** A link for a UPI payment of one rupee, which identifies the payer's bank account. */
export interface UpiIntentsTable {
  readonly id: string;
  readonly reference_id: string;
  readonly investor_id: number;
  readonly expires_at: Date;
  state: 'open' | 'paid' | 'paid-by-other' | 'declined';
}

/**
 * The video KYC of an investor, one row each. A new submission replaces a waiting or rejected one.
 */
export interface VideoKycsTable {
  readonly investor_id: number;
  selfie: Uint8Array;
  signature: Uint8Array;
  submitted_at: Date;
  state: 'in-review' | 'approved' | 'rejected';
  reason: string | null;
}

/** An account whose holder's name the desk compares with the investor's name. */
export interface BankReviewsTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly ifsc: string;
  readonly account_number: string;
  readonly name_at_bank: string;
  readonly asked_at: Date;
  state: 'in-review' | 'approved' | 'rejected';
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly investors: InvestorsTable;
    readonly otp_requests: OtpRequestsTable;
    readonly code_attempts: CodeAttemptsTable;
    readonly known_devices: KnownDevicesTable;
    readonly sessions: SessionsTable;
    readonly session_tokens: SessionTokensTable;
    readonly campaign_enrolments: CampaignEnrolmentsTable;
    readonly identity_entries: IdentityEntriesTable;
    readonly bank_accounts: BankAccountsTable;
    readonly bank_reviews: BankReviewsTable;
    readonly bank_verifications: BankVerificationsTable;
    readonly addresses: AddressesTable;
    readonly investor_profiles: InvestorProfilesTable;
    readonly nominees: NomineesTable;
    readonly cml_files: CmlFilesTable;
    readonly disclaimer_acceptances: DisclaimerAcceptancesTable;
    readonly upi_intents: UpiIntentsTable;
    readonly video_kycs: VideoKycsTable;
  }
}
