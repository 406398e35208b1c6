import { ConfirmByPhone } from '#application/accounts/confirm-by-phone.ts';
import { asksForCode, type StepUpCodes } from '#application/accounts/step-up-codes.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { otpViolation } from '#domain/accounts/sign-in/otp.ts';
import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Result } from '#domain/platform/result.ts';
import { failureWords } from '#ui/platform/failure-words.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { ResendCountdown } from '../sign-in/resend-countdown.ts';
import { Submission } from '../submission.ts';
import { stepUpWords as words } from './words.ts';

/**
 * Makes a change, and where the backend wants the phone to confirm it first, asks for the code and
 * makes it then. A backend that wants no code is never asked for one.
 */
export class StepUpViewModel {
  /** The change that waits for a code; undefined while nothing does. */
  change: ProtectedChange | undefined = undefined;
  code = '';
  error: string | undefined = undefined;
  news: string | undefined = undefined;
  readonly countdown = ResendCountdown.ofThisPage();
  readonly confirming = new Submission();
  readonly resending = new Submission();
  private readonly byPhone: ConfirmByPhone;
  private settle: ((isConfirmed: boolean) => void) | undefined = undefined;

  constructor(
    private readonly codes: StepUpCodes,
    private readonly session: Session,
  ) {
    this.byPhone = new ConfirmByPhone(codes, session);
    makeAutoObservable<this, 'codes' | 'session' | 'byPhone' | 'settle'>(this, {
      codes: false,
      session: false,
      byPhone: false,
      settle: false,
    });
  }

  activate(): () => void {
    const stopCountdown = this.countdown.activate();
    return () => {
      stopCountdown();
      this.cancel();
    };
  }

  /** Ten digits: where the code goes. */
  get mobile(): string {
    return this.session.current?.mobile ?? '';
  }

  get isComplete(): boolean {
    return otpViolation(this.code) === undefined;
  }

  /** Undefined where the person thought better of it, or the change itself gave up. */
  async through<Value>(
    change: ProtectedChange,
    make: () => Promise<Result<Value, PortFailure> | undefined>,
  ): Promise<Result<Value, PortFailure> | undefined> {
    const first = await make();
    if (first === undefined || first.ok || !asksForCode(first.failure)) return first;
    return (await this.isConfirmed(change)) ? make() : undefined;
  }

  type(digits: string): void {
    this.code = digits;
    this.forget();
  }

  async resend(): Promise<void> {
    if (await this.send()) runInAction(() => (this.news = words.resent));
  }

  async confirm(): Promise<void> {
    const { change, code } = this;
    if (change === undefined || !this.isComplete) return;
    this.forget();
    const done = await this.confirming.run((options) =>
      this.byPhone.run({ change, code }, options),
    );
    if (done === undefined) return;
    runInAction(() => {
      this.code = '';
      if (done.ok) this.end(true);
      else this.error = failureWords(done.failure);
    });
  }

  cancel(): void {
    this.confirming.stop();
    this.resending.stop();
    this.end(false);
  }

  private isConfirmed(change: ProtectedChange): Promise<boolean> {
    this.end(false);
    return new Promise((resolve) => {
      this.settle = resolve;
      runInAction(() => (this.change = change));
      void this.send();
    });
  }

  private async send(): Promise<boolean> {
    const { change } = this;
    if (change === undefined) return false;
    this.forget();
    // Now, not with the answer: what is typed meanwhile stays.
    this.code = '';
    const sent = await this.resending.run((options) => this.codes.send(change, options));
    if (sent === undefined) return false;
    runInAction(() => {
      if (sent.ok) this.countdown.restart();
      else this.error = failureWords(sent.failure);
    });
    return sent.ok;
  }

  private end(isConfirmed: boolean): void {
    this.change = undefined;
    this.code = '';
    this.forget();
    this.settle?.(isConfirmed);
    this.settle = undefined;
  }

  private forget(): void {
    this.error = undefined;
    this.news = undefined;
  }
}
