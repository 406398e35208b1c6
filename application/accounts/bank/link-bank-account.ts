import type { BankDestination } from '#domain/accounts/bank/bank-destination.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { BankAccounts } from './bank-accounts.ts';
import type { LeaveBankStep } from './leave-bank-step.ts';
import type { VerifiedAccount, VerifiedAccountDraft } from './verified-account-draft.ts';

/** The name of the form, under which its draft is stored. */
export const BANK_ACCOUNT_FORM = 'bank-account';

export interface LinkBankAccountDependencies {
  readonly bankAccounts: BankAccounts;
  readonly session: Session;
  readonly drafts: Drafts;
  readonly verifiedAccountDraft: VerifiedAccountDraft;
  readonly leaveBankStep: LeaveBankStep;
}

/**
 * Links a verified account to the investor, removes the drafts, and returns the next page. If a
 * person must compare the names first, the bank step stays open.
 */
export class LinkBankAccount {
  constructor(private readonly dependencies: LinkBankAccountDependencies) {}

  /** @param flow.isDepositBooking whether a deposit is being booked */
  async run(
    account: VerifiedAccount,
    flow: { readonly isDepositBooking: boolean },
    options: CallOptions,
  ): Promise<Result<BankDestination | { readonly kind: 'in-review' }, PortFailure>> {
    const { bankAccounts, session, drafts, verifiedAccountDraft, leaveBankStep } =
      this.dependencies;
    const saved = await bankAccounts.save(account, options);
    if (!saved.ok) return saved;
    const { isInReview } = saved.value;
    if (!isInReview) await session.update({ isBankStepComplete: true });
    await Promise.all([drafts.forget(BANK_ACCOUNT_FORM), verifiedAccountDraft.forget()]);
    if (isInReview) return success({ kind: 'in-review' });
    return success(leaveBankStep.run(flow));
  }
}
