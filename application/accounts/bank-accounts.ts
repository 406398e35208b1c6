import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** The bank accounts of the investor who is signed in. */
export interface BankAccounts {
  /** Refused with status 404 where no bank has the code. */
  branchByIfsc(ifsc: string, options: CallOptions): Promise<Result<BankBranch, PortFailure>>;
  /** The penny drop: one paisa into the account, to learn whose it is. Links nothing. */
  verify(
    details: BankAccountDetails,
    options: CallOptions,
  ): Promise<Result<{ readonly nameAtBank: string }, PortFailure>>;
  /** Links a verified account; the first one is the primary one. */
  save(details: BankAccountDetails, options: CallOptions): Promise<Result<void, PortFailure>>;
  list(options: CallOptions): Promise<Result<readonly BankAccount[], PortFailure>>;
  setPrimary(bankAccountId: number, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** The account that is linked to a mobile number; undefined where there is none. */
  accountFromMobile(
    mobile: string,
    options: CallOptions,
  ): Promise<Result<FoundAccount | undefined, PortFailure>>;
  /** Puts the bank step off. */
  skip(options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const BankAccounts = token<BankAccounts>('accounts/bank-accounts');

export interface BankAccountDetails {
  readonly ifsc: string;
  readonly accountNumber: string;
  /** Of an account that was found by the mobile number and not changed since. */
  readonly foundEntryId?: string | undefined;
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
