import {
  isAnswer,
  type PanVerification,
  type VerifyPan,
  type VerifyPanFailure,
} from '#application/accounts/kyc/verify-pan.ts';
import { KycFactor, type KycIdentity } from '#domain/accounts/kyc/kyc-outcome.ts';
import { panViolation } from '#domain/accounts/kyc/pan.ts';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { refusalCopy } from '#ui/platform/errors/copy.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { kycCopy } from './copy.ts';
import type { KycForm } from './kyc-form.ts';
import { combineCleanups } from '#ui/platform/view-model.ts';

type PanCheck =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'needs-date-of-birth' }
  | { readonly kind: 'registered'; readonly message: string }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly canRetry: boolean;
      /**
       * True if the verification service could not check the PAN, so that its validity is unknown.
       */
      readonly isUnchecked?: true;
    }
  | { readonly kind: 'verified'; readonly isCentral: boolean; readonly identity: KycIdentity };

interface PanVerifierOptions {
  /**
   * Whether the account has an email address, which KYC cannot change. That of the KYC record is
   * then ignored.
   */
  readonly hasEmail: boolean;
  /** Where the external page for proving the identity redirects the user afterwards. */
  readonly returnUrl: string;
  /** Stores the input before the browser leaves. */
  prepare(): Promise<void>;
}

/** Verifies a PAN as soon as it is complete, and fills in the details from the KYC records. */
export class PanVerifier {
  check: PanCheck = { kind: 'waiting' };
  fullName = '';
  private factor: KycFactor = KycFactor.Mobile;
  private readonly verification = new Command();
  /** Details from the KYC records, which give way to the typed ones when the PAN changes. */
  private filled: KycIdentity = {};
  /** The typed texts in whose place the details are. */
  private typed = { dateOfBirth: '', email: '' };
  /** The date of birth used in the last verification. */
  private checkedBirthDate: string | undefined = undefined;

  constructor(
    private readonly verifyPan: VerifyPan,
    private readonly form: KycForm,
    private readonly options: PanVerifierOptions,
  ) {
    makeAutoObservable<this, 'verifyPan' | 'form' | 'options'>(this, {
      verifyPan: false,
      form: false,
      options: false,
    });
  }

  activate(): () => void {
    if (this.verifyPan.isReturning || this.isPanComplete) void this.verify();
    return combineCleanups([
      reaction(
        () => this.form.pan,
        () => this.followPan(),
      ),
      reaction(
        () => this.form.acceptedBirthDate?.iso,
        () => this.followBirthDate(),
      ),
      () => this.verification.stop(),
    ]);
  }

  /** Whether the value comes from the KYC record and is read-only. */
  isLocked(field: 'dateOfBirth' | 'email'): boolean {
    const { check } = this;
    if (check.kind !== 'verified' || check.identity[field] === undefined) return false;
    return check.isCentral || field === 'dateOfBirth';
  }

  retry(): void {
    void this.verify();
  }

  private get isPanComplete(): boolean {
    return panViolation(this.form.pan) === undefined;
  }

  private followPan(): void {
    this.verification.stop();
    this.verifyPan.forget();
    this.factor = KycFactor.Mobile;
    this.takeBack();
    this.check = { kind: 'waiting' };
    if (this.isPanComplete) void this.verify();
  }

  /** If the PAN is verified by date of birth, a changed date needs a new verification. */
  private followBirthDate(): void {
    const isOther = this.form.acceptedBirthDate?.iso !== this.checkedBirthDate;
    if (this.factor === KycFactor.DateOfBirth && isOther && this.isPanComplete) void this.verify();
  }

  private async verify(): Promise<void> {
    const { pan, acceptedBirthDate, isUnderAge } = this.form;
    const { factor } = this;
    const { returnUrl } = this.options;
    this.verification.stop();
    this.checkedBirthDate = acceptedBirthDate?.iso;
    this.check = { kind: 'checking' };
    const dateOfBirth = isUnderAge ? undefined : acceptedBirthDate;
    const onBirthDateNeeded = () => runInAction(() => (this.factor = KycFactor.DateOfBirth));
    const request = { pan, factor, dateOfBirth, returnUrl };
    const verified = await this.verification.run(async ({ signal }) => {
      const reply = await this.verifyPan.run(request, { signal, onBirthDateNeeded });
      if (reply.ok && reply.value.kind === 'identity-page') await this.prepareToLeave(signal);
      return reply;
    });
    if (verified === undefined) return;
    if (verified.ok) this.take(verified.value);
    else runInAction(() => (this.check = checkAfter(verified.failure)));
  }

  private async prepareToLeave(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted === true) return;
    runInAction(() => (this.check = { kind: 'leaving' }));
    await this.options.prepare();
  }

  private get isEmailTyped(): boolean {
    const { email } = this.form;
    return email.trim() !== '' && email !== this.filled.email;
  }

  private takeBack(): void {
    const { dateOfBirth, email } = this.filled;
    this.fullName = '';
    if (this.form.dateOfBirth === dateOfBirth?.slashed) {
      this.form.dateOfBirth = this.typed.dateOfBirth;
    }
    if (this.form.email === email) this.form.email = this.typed.email;
    this.filled = {};
    this.typed = { dateOfBirth: '', email: '' };
  }

  private take(verification: PanVerification): void {
    switch (verification.kind) {
      case 'needs-date-of-birth':
        return runInAction(() => void (this.check = verification));
      case 'identity-page':
        return leaveTo(verification.url);
      case 'verified':
        return runInAction(() => this.fill(verification));
    }
  }

  private replace(field: 'dateOfBirth' | 'email', text: string): void {
    if (this.form[field] === text) return;
    this.typed[field] = this.form[field];
    this.form[field] = text;
  }

  private fill(verified: Extract<PanVerification, { readonly kind: 'verified' }>): void {
    const { name, isCentral } = verified;
    const { email: onRecord, ...others } = verified.identity;
    const isKept = this.options.hasEmail || (!isCentral && this.isEmailTyped);
    const email = isKept ? undefined : onRecord;
    const identity: KycIdentity = { ...others, ...(email !== undefined && { email }) };
    this.fullName = name;
    this.filled = identity;
    if (identity.dateOfBirth) {
      this.checkedBirthDate = identity.dateOfBirth.iso;
      this.replace('dateOfBirth', identity.dateOfBirth.slashed);
    }
    if (email) this.replace('email', email);
    this.check = { kind: 'verified', isCentral, identity };
  }
}

function checkAfter(failure: VerifyPanFailure): PanCheck {
  switch (failure.kind) {
    case 'already-registered':
      return { kind: 'registered', message: failure.message ?? kycCopy.registered };
    case 'pan-mismatch':
      return { kind: 'failed', message: kycCopy.mismatch, canRetry: true };
    case 'not-verified':
      return { kind: 'failed', message: failure.message ?? kycCopy.verifyFailed, canRetry: true };
    case 'birth-date-rejected':
      return { kind: 'failed', message: kycCopy.verifyFailed, canRetry: false };
    default: {
      const message = refusalCopy(failure, kycCopy.verifyFailed);
      const failed = { kind: 'failed', message, canRetry: true } as const;
      return isAnswer(failure) ? failed : { ...failed, isUnchecked: true };
    }
  }
}
