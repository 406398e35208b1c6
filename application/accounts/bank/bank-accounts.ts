import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

export interface BankAccounts {
  /** Finds a branch by its IFSC; `refused` with status 404 if no bank has that code. */
  branchByIfsc(ifsc: string, options: CallOptions): Promise<Result<BankBranch, PortFailure>>;
  /**
   * Pays one paisa into the account and returns the holder's name at the bank ("penny drop"). Does
   * not link the account.
   */
  verify(
    details: BankAccountDetails,
    options: CallOptions,
  ): Promise<Result<{ readonly nameAtBank: string }, PortFailure>>;
  /** Links a verified account to the investor; the first one becomes the primary account. */
  save(
    details: BankAccountDetails,
    options: CallOptions,
  ): Promise<Result<SavedBankAccount, PortFailure>>;
  list(options: CallOptions): Promise<Result<readonly BankAccount[], PortFailure>>;
  setPrimary(bankAccountId: number, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** The bank account that is linked to a mobile number; undefined if there is none. */
  accountFromMobile(
    mobile: string,
    options: CallOptions,
  ): Promise<Result<FoundAccount | undefined, PortFailure>>;
  skip(options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const BankAccounts = token<BankAccounts>('accounts/bank-accounts');

export interface BankAccountDetails {
  readonly ifsc: string;
  readonly accountNumber: string;
  /**
   * Id of the account that was found by mobile number; absent if the investor edited it or typed
   * another.
   */
  readonly foundEntryId?: string | undefined;
}

export interface SavedBankAccount {
  /** Whether a person compares the holder's name with the PAN before the account is linked. */
  readonly isInReview: boolean;
}

export interface FoundAccount {
  readonly ifsc: string;
  readonly accountNumber: string;
  readonly accountHolderName: string;
  readonly entryId: string;
}

export interface BankBranch {
  readonly bankName: string;
  readonly branchName: string;
  readonly logoUrl: string;
}

export interface BankAccount {
  readonly bankAccountId: number;
  readonly bankName: string;
  readonly logoUrl: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly branchName: string;
  readonly isPrimary: boolean;
}
