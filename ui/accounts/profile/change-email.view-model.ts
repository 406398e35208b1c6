import type { PersonalData } from '#application/accounts/personal-data.ts';
import type { PersonalDetails, Profiles } from '#application/accounts/profiles.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { failureWords } from '#ui/platform/failure-words.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormState } from '../onboarding/form-state.ts';
import type { StepUpViewModel } from '../step-up/step-up.view-model.ts';
import { Submission } from '../submission.ts';
import { emailWords } from './account-words.ts';

const CODE_LENGTH = 6;

export class EmailForm {
  @ByRule(emailViolation, ({ kind }) => emailWords[kind]) email = '';

  constructor() {
    makeAutoObservable(this);
  }
}

export interface ChangeEmailPorts {
  readonly profiles: Profiles;
  readonly data: PersonalData;
  readonly session: Session;
}

/** A new e-mail address, and the code that proves it. */
export class ChangeEmailViewModel {
  /** What is known of the person, with the address that counts now. */
  readonly details: Loaded<PersonalDetails>;
  readonly form = new FormState(new EmailForm());
  readonly asking = new Submission();
  readonly confirming = new Submission();
  /** The address that a code was sent to. */
  sentTo: string | undefined = undefined;
  code = '';
  error: string | undefined = undefined;

  constructor(
    private readonly ports: ChangeEmailPorts,
    /** The phone confirms first that there is to be another address. */
    readonly stepUp: StepUpViewModel,
  ) {
    this.details = new Loaded((options) => ports.profiles.personalDetails(options));
    makeAutoObservable<this, 'ports'>(this, { ports: false, stepUp: false });
  }

  /** A question for a code is given up with the screen; what it sent stays without use. */
  activate(): () => void {
    const stops = [this.stepUp.activate(), this.details.activate(), () => this.asking.stop()];
    return () => stops.forEach((stop) => stop());
  }

  get isCodeComplete(): boolean {
    return this.code.length === CODE_LENGTH;
  }

  typeEmail(text: string): void {
    this.form.type('email', text);
    this.error = undefined;
  }

  typeCode(digits: string): void {
    this.code = digits;
    this.error = undefined;
  }

  /** Back to another address; a code that was sent stays without use. */
  startOver(): void {
    this.sentTo = undefined;
    this.code = '';
    this.error = undefined;
  }

  async ask(): Promise<void> {
    if (!this.form.submit()) return;
    const { email } = this.form.fields;
    const asked = await this.stepUp.through(ProtectedChange.Email, () =>
      this.asking.run((options) => this.ports.data.changeEmail(email, options)),
    );
    if (asked === undefined) return;
    runInAction(() => {
      if (asked.ok) this.sentTo = email;
      this.tell(asked.ok ? undefined : asked.failure);
    });
  }

  async confirm(): Promise<boolean> {
    if (!this.isCodeComplete) return false;
    const confirmed = await this.confirming.run((options) =>
      this.ports.data.confirmEmail(this.code, options),
    );
    if (confirmed === undefined) return false;
    runInAction(() => {
      this.code = '';
      this.tell(confirmed.ok ? undefined : confirmed.failure);
    });
    if (confirmed.ok) await this.ports.session.update({ email: confirmed.value });
    return confirmed.ok;
  }

  private tell(failure: PortFailure | undefined): void {
    this.error = failure && failureWords(failure);
  }
}
