import { token } from '#application/platform/token.ts';
import type { BankAccountDetails } from './bank-accounts.ts';

/** An account whose holder's name at the bank matches the PAN, or may do so. */
export interface VerifiedAccount extends BankAccountDetails {
  readonly accountHolderName: string;
}

/** A verified bank account, and the name on the PAN that the holder's name was compared with. */
export interface BankAccountVerification {
  readonly account: VerifiedAccount;
  /** Undefined before KYC. */
  readonly nameOnPan: string | undefined;
}

/** Stores the verification of a bank account until the account is saved, also across a reload. */
export interface VerifiedAccountDraft {
  /** The stored account, if it is exactly this account, verified for exactly this name. */
  read(
    details: BankAccountDetails,
    nameOnPan: string | undefined,
  ): Promise<VerifiedAccount | undefined>;
  keep(verification: BankAccountVerification): Promise<void>;
  forget(): Promise<void>;
}
export const VerifiedAccountDraft = token<VerifiedAccountDraft>('accounts/verified-account-draft');
