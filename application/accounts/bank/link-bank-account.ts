import type {
  OnboardingDestination,
  OnboardingPurpose,
} from '#domain/accounts/onboarding/onboarding.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import type { BankAccounts } from './bank-accounts.ts';
import type { VerifiedAccount, VerifiedAccountDraft } from './verified-account-draft.ts';

/** The name of the form, under which its draft is stored. */
export const BANK_ACCOUNT_FORM = 'bank-account';

export interface LinkBankAccountDependencies {
  readonly bankAccounts: BankAccounts;
  readonly session: Session;
  readonly drafts: Drafts;
  readonly verifiedAccountDraft: VerifiedAccountDraft;
  readonly leaveStep: LeaveStep;
}

/**
 * Links a verified account to the investor, removes the drafts, and returns the next page. If a
 * person must compare the names first, the bank step stays open.
 */
export class LinkBankAccount {
  constructor(private readonly dependencies: LinkBankAccountDependencies) {}

  async run(
    account: VerifiedAccount,
    purpose: OnboardingPurpose,
    options: CallOptions,
  ): Promise<Result<OnboardingDestination | { readonly kind: 'in-review' }, PortFailure>> {
    const { bankAccounts, session, drafts, verifiedAccountDraft, leaveStep } = this.dependencies;
    const saved = await bankAccounts.save(account, options);
    if (!saved.ok) return saved;
    const { isInReview } = saved.value;
    if (!isInReview) await session.update({ isBankStepComplete: true, hasBankAccount: true });
    await Promise.all([drafts.forget(BANK_ACCOUNT_FORM), verifiedAccountDraft.forget()]);
    if (isInReview) return success({ kind: 'in-review' });
    return success(leaveStep.run('bank', purpose));
  }
}
