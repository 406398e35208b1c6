import { emailViolationTexts } from '#domain/platform/email-address.ts';
import {
  type ConfirmEmailChange,
  EMAIL_FORM,
} from '#application/accounts/profile/confirm-email-change.ts';
import type { PersonalDetails, Profiles } from '#application/accounts/profile/profiles.ts';
import type { PersonalData } from '#application/accounts/profile/personal-data.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { otpViolation } from '#domain/accounts/sign-in/otp.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { typedOtpCopy } from '#ui/accounts/verify-mobile/copy.ts';
import type { StepUpViewModel } from '#ui/accounts/step-up/step-up.view-model.ts';
import { Command } from '#ui/platform/command.ts';

export class EmailForm {
  @ByRule(emailViolation, ({ kind }) => emailViolationTexts[kind]) email = '';
  /** The new address once a code has been sent to it. The code may be read in another app. */
  sentTo = '';

  constructor() {
    makeAutoObservable(this);
  }
}

export interface ChangeEmailDependencies {
  readonly profiles: Profiles;
  readonly personalData: PersonalData;
  readonly confirmChange: ConfirmEmailChange;
  readonly drafts: Drafts;
}

/** Changes the email address, which a code sent to it confirms. */
export class ChangeEmailViewModel {
  /** The personal details, including the current address. */
  readonly details: Loaded<PersonalDetails>;
  readonly form = new FormState(new EmailForm());
  readonly requesting = new Command();
  readonly confirming = new Command();
  code = '';
  error: string | undefined = undefined;

  constructor(
    private readonly dependencies: ChangeEmailDependencies,
    /** Asks for the SMS code that must confirm the change first. */
    readonly stepUp: StepUpViewModel,
  ) {
    this.details = new Loaded((options) => dependencies.profiles.personalDetails(options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  /** Leaving the screen cancels the request for a code; a code that was sent can still be typed. */
  activate(): () => void {
    const { fields } = this.form;
    return combineCleanups([
      keepDraft(this.dependencies.drafts, EMAIL_FORM, { fields, names: ['email', 'sentTo'] }),
      this.stepUp.activate(),
      this.details.activate(),
      () => this.requesting.stop(),
    ]);
  }

  /** The new address, once a code has been sent to it. */
  get sentTo(): string | undefined {
    return this.form.fields.sentTo || undefined;
  }

  get codeError(): string | undefined {
    return this.error ?? typedOtpCopy(this.code);
  }

  get isCodeComplete(): boolean {
    return otpViolation(this.code) === undefined;
  }

  typeEmail(text: string): void {
    this.form.type('email', text);
    this.error = undefined;
  }

  typeCode(text: string): void {
    this.code = text;
    this.error = undefined;
  }

  /** Returns to the form of the new email address; a code that was sent expires unused. */
  startOver(): void {
    this.requesting.stop();
    this.form.type('sentTo', '');
    this.code = '';
    this.error = undefined;
  }

  /** Sends a code to the new address, or another one. Returns whether it is sent. */
  async ask(): Promise<boolean> {
    if (this.sentTo === undefined && !this.form.submit()) return false;
    const email = this.sentTo ?? this.form.fields.email;
    const requested = await this.stepUp.through(ProtectedChange.Email, () =>
      this.requesting.run((options) => this.dependencies.personalData.changeEmail(email, options)),
    );
    if (requested === undefined) return false;
    runInAction(() => {
      if (requested.ok) this.form.type('sentTo', email);
      this.showFailure(requested.ok ? undefined : requested.failure);
    });
    return requested.ok;
  }

  /** Returns `left` if the address is changed, and the form of its code was left meanwhile. */
  async confirm(): Promise<'changed' | 'left' | undefined> {
    if (!this.isCodeComplete) return undefined;
    const { code, sentTo } = this;
    const confirmed = await this.confirming.run((options) =>
      this.dependencies.confirmChange.run(code, options),
    );
    if (confirmed === undefined) return undefined;
    if (this.sentTo !== sentTo) {
      void this.details.refresh();
      return confirmed.ok ? 'left' : undefined;
    }
    // The reply is not about a code that was typed meanwhile.
    if (!confirmed.ok && this.code !== code && this.isCodeComplete) return this.confirm();
    runInAction(() => {
      if (this.code === code) this.code = '';
      this.showFailure(confirmed.ok ? undefined : confirmed.failure);
    });
    return confirmed.ok ? 'changed' : undefined;
  }

  private showFailure(failure: PortFailure | undefined): void {
    this.error = failure && failureCopy(failure);
  }
}
