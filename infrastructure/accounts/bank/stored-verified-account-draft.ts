import type { BankAccountDetails } from '#application/accounts/bank/bank-accounts.ts';
import type {
  BankAccountVerification,
  VerifiedAccount,
  VerifiedAccountDraft,
} from '#application/accounts/bank/verified-account-draft.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import * as v from 'valibot';

const FORM = 'bank-verification';

const verificationSchema = v.object({
  ifsc: v.string(),
  accountNumber: v.string(),
  accountHolderName: v.pipe(v.string(), v.minLength(1)),
  /** Empty if the account was not found by the mobile number. */
  foundEntryId: v.optional(v.string(), ''),
  /** Empty before KYC. */
  nameOnPan: v.string(),
});

export class StoredVerifiedAccountDraft implements VerifiedAccountDraft {
  constructor(private readonly drafts: Drafts) {}

  async read(
    { ifsc, accountNumber }: BankAccountDetails,
    nameOnPan = '',
  ): Promise<VerifiedAccount | undefined> {
    const { success, output } = v.safeParse(verificationSchema, await this.drafts.read(FORM));
    if (!success || output.ifsc !== ifsc || output.accountNumber !== accountNumber) {
      return undefined;
    }
    if (output.nameOnPan !== nameOnPan) return undefined;
    const { accountHolderName, foundEntryId } = output;
    return { ifsc, accountNumber, accountHolderName, foundEntryId: foundEntryId || undefined };
  }

  keep({ account, nameOnPan = '' }: BankAccountVerification): Promise<void> {
    const { ifsc, accountNumber, accountHolderName, foundEntryId = '' } = account;
    const texts = { ifsc, accountNumber, accountHolderName, foundEntryId, nameOnPan };
    return this.drafts.keep(FORM, texts);
  }

  forget(): Promise<void> {
    return this.drafts.forget(FORM);
  }
}
