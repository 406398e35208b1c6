import type { BankAccountDetails } from '#application/accounts/bank/bank-accounts.ts';
import type { VerifiedAccount } from '#application/accounts/bank/verify-bank-account.ts';
import type { Drafts } from '#application/platform/drafts.ts';

const DRAFT = 'bank-verification';

/** A verified bank account, and the name on the PAN that the holder's name was compared with. */
interface Verification {
  readonly account: VerifiedAccount;
  readonly nameOnPan: string | undefined;
}

/** Keeps the verification of a bank account across a reload, until the account is saved. */
export class BankVerificationDraft {
  constructor(private readonly drafts: Drafts) {}

  async keep({ account, nameOnPan = '' }: Verification): Promise<void> {
    const { ifsc, accountNumber, accountHolderName, foundEntryId = '' } = account;
    const texts = { ifsc, accountNumber, accountHolderName, foundEntryId, nameOnPan };
    await this.drafts.keep(DRAFT, texts);
  }

  /** The stored account, if it is exactly this account, verified for exactly this name. */
  async read(
    { ifsc, accountNumber }: BankAccountDetails,
    nameOnPan = '',
  ): Promise<VerifiedAccount | undefined> {
    const texts = await this.drafts.read(DRAFT);
    const { accountHolderName, foundEntryId } = texts ?? {};
    const isSame = texts?.['ifsc'] === ifsc && texts['accountNumber'] === accountNumber;
    if (!isSame || !accountHolderName || texts['nameOnPan'] !== nameOnPan) return undefined;
    return { ifsc, accountNumber, accountHolderName, foundEntryId: foundEntryId || undefined };
  }

  forget(): Promise<void> {
    return this.drafts.forget(DRAFT);
  }
}
