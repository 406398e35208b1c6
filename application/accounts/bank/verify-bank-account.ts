import {
  isNameDoubtful,
  NameAgreement,
  nameAgreement,
} from '#domain/accounts/bank/name-agreement.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { BankAccountDetails, BankAccounts } from './bank-accounts.ts';
import type { VerifiedAccount, VerifiedAccountDraft } from './verified-account-draft.ts';

export type VerifyBankAccountFailure =
  PortFailure | { readonly kind: 'name-mismatch'; readonly nameAtBank: string };

/**
 * Verifies an account by penny drop (a payment of one paisa). Succeeds only if the holder's name at
 * the bank matches the PAN, or may do so. Keeps the verification until the account is saved.
 */
export class VerifyBankAccount {
  constructor(
    private readonly bankAccounts: BankAccounts,
    private readonly verifiedAccountDraft: VerifiedAccountDraft,
  ) {}

  /** @param nameOnPan undefined before KYC; any name at the bank is then accepted */
  async run(
    details: BankAccountDetails,
    nameOnPan: string | undefined,
    options: CallOptions,
  ): Promise<Result<VerifiedAccount, VerifyBankAccountFailure>> {
    const verified = await this.bankAccounts.verify(details, options);
    if (!verified.ok) return verified;
    const { nameAtBank } = verified.value;
    if (nameOnPan !== undefined && isOther(nameOnPan, nameAtBank)) {
      return failure({ kind: 'name-mismatch', nameAtBank });
    }
    const account = { ...details, accountHolderName: nameAtBank };
    await this.verifiedAccountDraft.keep({ account, nameOnPan });
    return success(account);
  }
}

/** Whether the account belongs to another person, by names that need no comparison by the desk. */
function isOther(nameOnPan: string, nameAtBank: string): boolean {
  if (nameAgreement(nameOnPan, nameAtBank) !== NameAgreement.None) return false;
  return !isNameDoubtful(nameOnPan, nameAtBank);
}
