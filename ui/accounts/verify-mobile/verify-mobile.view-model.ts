import type { CodeTimer } from '#application/accounts/sign-in/code-timer.ts';
import type { CompleteSignIn } from '#application/accounts/sign-in/complete-sign-in.ts';
import type { ResendCode } from '#application/accounts/sign-in/resend-code.ts';
import type { SmsCodes } from '#application/accounts/sign-in/sms-codes.ts';
import type { Session } from '#application/platform/session.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { otpViolation, parsePastedOtp } from '#domain/accounts/sign-in/otp.ts';
import type { OnboardingDestination } from '#domain/accounts/onboarding/onboarding.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { DEFAULT_REFUSAL, failureCopy } from '#ui/platform/errors/copy.ts';
import { Command } from '#ui/platform/command.ts';
import { ResendCountdown } from './resend-countdown.ts';
import { pastedOtpCopy, typedOtpCopy, verifyCopy } from './copy.ts';

export interface VerifyMobileDependencies {
  readonly completeSignIn: CompleteSignIn;
  readonly resendCode: ResendCode;
  readonly codeTimer: CodeTimer;
  readonly smsCodes: SmsCodes;
}

/** The session as of the arrival on this screen, because signing in here changes it. */
export const arrivalOf = ({ current, pendingMobile }: Session) => ({
  isKnown: current !== undefined,
  /** The number to which a code was sent. */
  mobile: pendingMobile,
});

export class VerifyMobileViewModel {
  code = '';
  error: string | undefined = undefined;
  hint: string | undefined = undefined;
  /** The last code that this phone read from an SMS. The screen checks it without a press. */
  codeOfSms: string | undefined = undefined;
  /**
   * True from sending the code until the server rejects it. It stays true after a correct code, so
   * that this screen, not a redirect, opens the next page.
   */
  isProving = false;
  /** The message about the last request for another code. */
  news: string | undefined = undefined;
  readonly countdown: ResendCountdown;
  readonly verifying = new Command();
  readonly resending = new Command();

  constructor(
    private readonly dependencies: VerifyMobileDependencies,
    readonly mobile: string,
  ) {
    this.countdown = ResendCountdown.ofSignIn(dependencies.codeTimer);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    const stopCountdown = this.countdown.activate();
    const waiting = new AbortController();
    void this.readMessages(waiting.signal);
    return () => {
      waiting.abort();
      stopCountdown();
      this.verifying.stop();
    };
  }

  get codeError(): string | undefined {
    return this.error ?? typedOtpCopy(this.code);
  }

  get isComplete(): boolean {
    return otpViolation(this.code) === undefined;
  }

  type(text: string): void {
    this.code = text;
    this.clearMessages();
  }

  paste(text: string): void {
    const pasted = parsePastedOtp(text);
    this.clearMessages();
    if (pasted.ok) this.code = pasted.value;
    else this.error = pastedOtpCopy(pasted.failure);
  }

  private async readMessages(signal: AbortSignal): Promise<void> {
    for (;;) {
      const code = await this.dependencies.smsCodes.next(signal);
      if (code === undefined || signal.aborted) return;
      runInAction(() => {
        this.paste(code);
        this.codeOfSms = code;
      });
    }
  }

  async verify(): Promise<OnboardingDestination | undefined> {
    if (!this.isComplete) return undefined;
    this.clearMessages();
    this.isProving = true;
    const { mobile, code } = this;
    const done = await this.verifying.run((options) =>
      this.dependencies.completeSignIn.run({ mobile, code }, options),
    );
    if (done?.ok) return done.value;
    if (done === undefined) return undefined;
    // The reply is not about a code that was typed meanwhile.
    if (this.code !== code && this.isComplete) return this.verify();
    runInAction(() => {
      if (this.code === code) this.code = '';
      this.explain(done.failure);
    });
    return undefined;
  }

  async resend(): Promise<void> {
    this.type('');
    const sent = await this.resending.run((options) =>
      this.dependencies.resendCode.run(this.mobile, options),
    );
    if (sent === undefined) return;
    runInAction(() => {
      if (sent.ok) {
        this.news = verifyCopy.resent;
        this.countdown.restart();
      } else this.explainResend(sent.failure);
    });
  }

  private clearMessages(): void {
    this.error = undefined;
    this.hint = undefined;
    this.news = undefined;
  }

  /**
   * Shows the documented message: the server's for a 400, that of an expired code if there is no
   * reply.
   */
  private explain(failure: PortFailure): void {
    this.isProving = false;
    if (failure.kind === 'unreachable' || failure.kind === 'unexpected-reply') {
      this.error = verifyCopy.expired;
      if (failure.kind === 'unreachable') this.hint = verifyCopy.noConnection;
    } else if (failure.kind === 'refused' && failure.status === 400) {
      this.error = failure.message ?? verifyCopy.wrongCode;
    } else this.error = verifyCopy.wrongCode;
  }

  private explainResend(failure: PortFailure): void {
    const isRefused = failure.kind === 'refused' && failure.status === 400;
    this.error = isRefused ? verifyCopy.resendRefused : failureCopy(failure, DEFAULT_REFUSAL);
    // The server's message contains the waiting time, which the documented message omits.
    if (isRefused) this.hint = failure.message;
  }
}
