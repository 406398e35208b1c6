import type { ConfirmByPhone } from '#application/accounts/sign-in/confirm-by-phone.ts';
import { asksForCode, type StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { otpViolation } from '#domain/accounts/sign-in/otp.ts';
import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Result } from '#domain/platform/result.ts';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { typedOtpCopy } from '#ui/accounts/verify-mobile/copy.ts';
import { ResendCountdown } from '#ui/accounts/verify-mobile/resend-countdown.ts';
import { Command } from '#ui/platform/command.ts';
import { stepUpCopy as copy } from './copy.ts';

export interface StepUpDependencies {
  readonly codes: StepUpCodes;
  readonly session: Session;
  readonly confirmByPhone: ConfirmByPhone;
}

/**
 * Sends a change. If the backend requires confirmation, asks for an SMS code and sends the change
 * again.
 */
export class StepUpViewModel {
  /** The change that waits for a code. */
  change: ProtectedChange | undefined = undefined;
  code = '';
  error: string | undefined = undefined;
  news: string | undefined = undefined;
  readonly countdown = ResendCountdown.ofThisPage();
  readonly confirming = new Command();
  readonly resending = new Command();
  private resolve: ((isConfirmed: boolean) => void) | undefined = undefined;

  constructor(private readonly dependencies: StepUpDependencies) {
    makeAutoObservable<this, 'dependencies' | 'settle'>(this, {
      dependencies: false,
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

  /** The ten-digit number that receives the code. */
  get mobile(): string {
    return this.dependencies.session.current?.mobile ?? '';
  }

  get codeError(): string | undefined {
    return this.error ?? typedOtpCopy(this.code);
  }

  get isComplete(): boolean {
    return otpViolation(this.code) === undefined;
  }

  /** Returns undefined if the user cancelled or the change itself returned undefined. */
  async through<Value>(
    change: ProtectedChange,
    make: () => Promise<Result<Value, PortFailure> | undefined>,
  ): Promise<Result<Value, PortFailure> | undefined> {
    const first = await make();
    if (first === undefined || first.ok || !asksForCode(first.failure)) return first;
    return (await this.isConfirmed(change)) ? make() : undefined;
  }

  type(text: string): void {
    this.code = text;
    this.forget();
  }

  async resend(): Promise<void> {
    if (await this.send()) runInAction(() => (this.news = copy.resent));
  }

  async confirm(): Promise<void> {
    const { change, code } = this;
    if (change === undefined || !this.isComplete) return;
    this.forget();
    const done = await this.confirming.run((options) =>
      this.dependencies.confirmByPhone.run({ change, code }, options),
    );
    if (done === undefined) return;
    // The reply is not about a code that was typed meanwhile.
    if (!done.ok && this.code !== code && this.isComplete) return this.confirm();
    runInAction(() => {
      if (this.code === code) this.code = '';
      if (done.ok) this.end(true);
      else this.error = failureCopy(done.failure);
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
      this.resolve = resolve;
      runInAction(() => (this.change = change));
      void this.send();
    });
  }

  private async send(): Promise<boolean> {
    const { change } = this;
    if (change === undefined) return false;
    this.forget();
    // Clear the code now instead of after the reply, which would delete new input.
    this.code = '';
    const sent = await this.resending.run((options) =>
      this.dependencies.codes.send(change, options),
    );
    if (sent === undefined) return false;
    runInAction(() => {
      if (sent.ok) this.countdown.restart();
      else this.error = failureCopy(sent.failure);
    });
    return sent.ok;
  }

  private end(isConfirmed: boolean): void {
    this.change = undefined;
    this.code = '';
    this.countdown.clear();
    this.forget();
    this.resolve?.(isConfirmed);
    this.resolve = undefined;
  }

  private forget(): void {
    this.error = undefined;
    this.news = undefined;
  }
}
