import type {
  BankAccountDetails,
  BankAccounts,
  FoundAccount,
} from '#application/accounts/bank/bank-accounts.ts';
import {
  BANK_ACCOUNT_FORM,
  type LinkBankAccount,
} from '#application/accounts/bank/link-bank-account.ts';
import type {
  VerifiedAccount,
  VerifiedAccountDraft,
} from '#application/accounts/bank/verified-account-draft.ts';
import type { VerifyBankAccount } from '#application/accounts/bank/verify-bank-account.ts';
import type { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { Session } from '#application/platform/session.ts';
import { accountNumberViolation } from '#domain/accounts/bank/account-number.ts';
import { isNameDoubtful } from '#domain/accounts/bank/name-agreement.ts';
import { IFSC_LENGTH, isIfscOutlined } from '#domain/accounts/bank/ifsc.ts';
import type {
  OnboardingDestination,
  OnboardingPurpose,
} from '#domain/accounts/onboarding/onboarding.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { keepDraft } from '#ui/platform/draft.ts';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { pathOf } from '#ui/accounts/onboarding/step-paths.ts';
import { Command } from '#ui/platform/command.ts';
import { BankForm } from './bank-form.ts';
import { BranchLookup } from './branch-lookup.ts';
import { type UpiDependencies, UpiVerification } from './upi-verification.ts';
import { bankFailureCopy, bankCopy } from './copy.ts';
import { combineCleanups } from '#ui/platform/view-model.ts';

export interface AddBankAccountDependencies extends UpiDependencies {
  readonly bankAccounts: BankAccounts;
  readonly session: Session;
  readonly leaveStep: LeaveStep;
  readonly verifyAccount: VerifyBankAccount;
  readonly drafts: Drafts;
  readonly verifiedAccountDraft: VerifiedAccountDraft;
  readonly linkAccount: LinkBankAccount;
}

/** Whether the account was typed, found by the mobile number, or received with a UPI payment. */
export type AccountSource = 'manual' | 'found' | 'upi';

export class AddBankAccountViewModel {
  readonly form = new FormState(new BankForm());
  readonly branch: BranchLookup;
  readonly upi: UpiVerification;
  source: AccountSource = 'manual';
  found: FoundAccount | undefined = undefined;
  verified: VerifiedAccount | undefined = undefined;
  error: string | undefined = undefined;
  /** True after an account was sent to the team that compares names. */
  isInReview = false;
  readonly verifying = new Command();
  readonly saving = new Command();
  readonly skipping = new Command();
  private readonly finding = new Command();

  constructor(
    private readonly dependencies: AddBankAccountDependencies,
    private readonly purpose: OnboardingPurpose,
  ) {
    this.branch = new BranchLookup(dependencies.bankAccounts, this.form.fields);
    this.upi = new UpiVerification(dependencies);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  get fields(): BankForm {
    return this.form.fields;
  }

  get ifscError(): string | undefined {
    if (this.branch.state.kind === 'unknown') return bankCopy.unknownIfsc;
    const { ifsc, readAccountNumber: accountNumber } = this.fields;
    const isUnreadable = ifsc.length > IFSC_LENGTH || /[^A-Z0-9]/.test(ifsc);
    const isShown = isUnreadable || isIfscOutlined({ ifsc, accountNumber });
    return isShown ? this.form.errors.ifsc : undefined;
  }

  /** Shown at once if no further digit can correct the number, otherwise on leaving the field. */
  get accountNumberError(): string | undefined {
    const violation = accountNumberViolation(this.fields.readAccountNumber);
    const isUnfinished = violation?.kind === 'missing' || violation?.kind === 'too-short';
    return (isUnfinished ? this.form.shownErrors : this.form.errors).accountNumber;
  }

  /** Shows the number without the spaces and hyphens that were typed. */
  leaveAccountNumber(): void {
    this.form.type('accountNumber', this.fields.readAccountNumber);
    this.form.leave('accountNumber');
  }

  /** Why a person must compare the names of the verified account; undefined if they agree. */
  get doubt(): string | undefined {
    const nameOnPan = this.dependencies.session.current?.name;
    const nameAtBank = this.verified?.accountHolderName;
    if (nameOnPan === undefined || nameAtBank === undefined) return undefined;
    const isDoubtful = isNameDoubtful(nameOnPan, nameAtBank);
    return isDoubtful ? bankCopy.doubt(nameAtBank, nameOnPan) : undefined;
  }

  activate(): () => void {
    const names = ['ifsc', 'accountNumber', 'ownIfsc', 'ownAccountNumber'] as const;
    void this.findAccount();
    return combineCleanups([
      keepDraft(this.dependencies.drafts, BANK_ACCOUNT_FORM, {
        ...{ fields: this.fields, names },
        onRead: () => void this.restoreVerification(),
      }),
      this.branch.activate(),
      this.upi.activate(() => this.chooseSource('upi')),
      // Another account number invalidates the verification.
      reaction(
        () => [this.fields.ifsc, this.fields.readAccountNumber].join(),
        () => this.forgetVerification(),
      ),
      () => this.finding.stop(),
      () => this.verifying.stop(),
    ]);
  }

  chooseSource(source: AccountSource): void {
    if (source === this.source) return;
    if (this.source === 'manual' && !this.isFoundTyped) this.fields.keepOwn();
    this.source = source;
    if (source === 'found') this.fields.take(accountOf(this.found));
    if (source === 'manual') this.fields.takeOwn();
    // There is nothing to type, and the user agreed to the check when signing in.
    if (source === 'found' && this.verified === undefined) void this.verify();
  }

  /**
   * The path after a successful UPI verification; removes the stored return path, so call it once.
   */
  takePathAfterUpi(): string {
    return this.pathTo(this.dependencies.leaveStep.run('upi-match', this.purpose));
  }

  async verify(): Promise<void> {
    this.error = undefined;
    this.isInReview = false;
    if (!this.form.submit()) return;
    const nameOnPan = this.dependencies.session.current?.name;
    const done = await this.verifying.run((options) =>
      this.dependencies.verifyAccount.run(this.details, nameOnPan, options),
    );
    if (done === undefined) return;
    if (done.ok) this.takeVerified(done.value);
    else runInAction(() => (this.error = bankFailureCopy(done.failure)));
  }

  /** Saves the account and returns the path of the next step, or undefined if that failed. */
  async save(): Promise<string | undefined> {
    const { verified } = this;
    if (verified === undefined) return undefined;
    this.error = undefined;
    const saved = await this.saving.run((options) =>
      this.dependencies.linkAccount.run(verified, this.purpose, options),
    );
    if (saved === undefined) return undefined;
    if (!saved.ok) {
      runInAction(() => (this.error = bankFailureCopy(saved.failure)));
      return undefined;
    }
    if (saved.value.kind !== 'in-review') return this.pathTo(saved.value);
    runInAction(() => this.beginAnother());
    return undefined;
  }

  private pathTo(destination: OnboardingDestination): string {
    return pathOf(destination, this.purpose);
  }

  /** Skips the bank step; returns whether the backend accepted it. */
  async skip(): Promise<boolean | undefined> {
    const done = await this.skipping.run((options) => this.dependencies.bankAccounts.skip(options));
    return done?.ok;
  }

  /**
   * Whether the fields contain the found account, for example because a draft restored it after a
   * reload.
   */
  private get isFoundTyped(): boolean {
    const { found, fields } = this;
    return found?.ifsc === fields.ifsc && found.accountNumber === fields.accountNumber;
  }

  private get details(): BankAccountDetails {
    const { ifsc, readAccountNumber: accountNumber } = this.fields;
    const foundEntryId = this.source === 'found' ? this.found?.entryId : undefined;
    return { ifsc, accountNumber, foundEntryId };
  }

  /** Empties the form for another account, while the last one waits for its review. */
  private beginAnother(): void {
    this.isInReview = true;
    this.source = 'manual';
    this.found = undefined;
    this.fields.empty();
    this.form.forgetTouches();
  }

  private takeVerified(account: VerifiedAccount): void {
    this.verified = account;
    this.fields.fillHolder(account.accountHolderName);
  }

  private forgetVerification(): void {
    if (this.verified !== undefined) void this.dependencies.verifiedAccountDraft.forget();
    this.verified = undefined;
    this.error = undefined;
  }

  /** Restores the verification that was saved before a reload. */
  private async restoreVerification(): Promise<void> {
    const nameOnPan = this.dependencies.session.current?.name;
    const kept = await this.dependencies.verifiedAccountDraft.read(this.details, nameOnPan);
    const { ifsc, readAccountNumber: accountNumber } = this.fields;
    // The details may have changed while the draft was read.
    if (kept?.ifsc === ifsc && kept.accountNumber === accountNumber) this.takeVerified(kept);
  }

  /** Finds an account by the mobile number, and selects it unless the user typed another one. */
  private async findAccount(): Promise<void> {
    const mobile = this.dependencies.session.current?.mobile;
    if (mobile === undefined) return;
    const reply = await this.finding.run((options) =>
      this.dependencies.bankAccounts.accountFromMobile(mobile, options),
    );
    const account = reply?.ok ? reply.value : undefined;
    if (account === undefined) return;
    // The draft may not have been restored yet, so compare with it, too.
    const typed = await this.dependencies.drafts.read(BANK_ACCOUNT_FORM);
    runInAction(() => {
      this.found = account;
      const own = [account.ifsc, account.accountNumber];
      const { ifsc, accountNumber } = this.fields;
      const texts = [typed?.['ifsc'], typed?.['accountNumber'], ifsc, accountNumber];
      const isUntouched = texts.every((text) => !text || own.includes(text));
      if (isUntouched && this.source === 'manual') this.chooseSource('found');
    });
  }
}

function accountOf(found: FoundAccount | undefined) {
  return { ifsc: found?.ifsc ?? '', accountNumber: found?.accountNumber ?? '' };
}
