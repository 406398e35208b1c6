import { CompleteSignIn } from '#application/accounts/complete-sign-in.ts';
import { ResendCode } from '#application/accounts/resend-code.ts';
import type { SignIn } from '#application/accounts/sign-in.ts';
import type { JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import { otpViolation, parsePastedOtp } from '#domain/accounts/sign-in/otp.ts';
import type { SignInDestination } from '#domain/accounts/sign-in/sign-in-destination.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { DEFAULT_REFUSAL, failureWords } from '#ui/platform/failure-words.ts';
import { Submission } from '../submission.ts';
import { advisorId } from '#ui/platform/advisor-id.ts';
import { invitationCode } from '#ui/platform/invitation.ts';
import { storedCampaign } from '#ui/platform/stored-campaign.ts';
import { ResendCountdown } from './resend-countdown.ts';
import { pastedOtpWords, verifyWords } from './words.ts';

export interface VerifyMobilePorts {
  readonly signIn: SignIn;
  readonly session: Session;
  readonly journeys: JourneyStore;
  readonly reporting: Reporting;
}

export class VerifyMobileViewModel {
  code = '';
  /** What is wrong with the code. */
  error: string | undefined = undefined;
  hint: string | undefined = undefined;
  /** From the question until a refusal: a code that is right begins the session, and leads on. */
  isProving = false;
  /** What became of asking for another code. */
  news: string | undefined = undefined;
  readonly countdown = ResendCountdown.ofSignIn();
  readonly verifying = new Submission();
  readonly resending = new Submission();
  private readonly completeSignIn: CompleteSignIn;
  private readonly resendCode: ResendCode;

  constructor(
    ports: VerifyMobilePorts,
    /** Ten digits. */
    readonly mobile: string,
  ) {
    this.completeSignIn = new CompleteSignIn(ports.signIn, ports.session, ports.journeys);
    this.resendCode = new ResendCode(ports.signIn, ports.reporting);
    makeAutoObservable<this, 'completeSignIn' | 'resendCode'>(this, {
      completeSignIn: false,
      resendCode: false,
    });
  }

  activate(): () => void {
    const stopCountdown = this.countdown.activate();
    return () => {
      stopCountdown();
      this.verifying.stop();
    };
  }

  get isComplete(): boolean {
    return otpViolation(this.code) === undefined;
  }

  type(digits: string): void {
    this.code = digits;
    this.clearMessages();
  }

  paste(text: string): void {
    const pasted = parsePastedOtp(text);
    this.clearMessages();
    if (pasted.ok) this.code = pasted.value;
    else this.error = pastedOtpWords(pasted.failure);
  }

  async verify(): Promise<SignInDestination | undefined> {
    if (!this.isComplete) return undefined;
    this.clearMessages();
    this.isProving = true;
    const proof = {
      mobile: this.mobile,
      code: this.code,
      advisorId: advisorId(),
      invitation: invitationCode(),
    };
    const done = await this.verifying.run((options) => this.completeSignIn.run(proof, options));
    if (done?.ok) return done.value;
    if (done) runInAction(() => this.explain(done.failure));
    return undefined;
  }

  async resend(): Promise<void> {
    this.clearMessages();
    const stored = storedCampaign();
    const to = { mobile: this.mobile, campaignId: stored === undefined ? stored : Number(stored) };
    const sent = await this.resending.run((options) => this.resendCode.run(to, options));
    if (sent === undefined) return;
    runInAction(() => {
      if (sent.ok) {
        this.code = '';
        this.news = verifyWords.resent;
        this.countdown.restart();
      } else this.explainResend(sent.failure);
    });
  }

  private clearMessages(): void {
    this.error = undefined;
    this.hint = undefined;
    this.news = undefined;
  }

  /** By the documents: a 400 speaks for itself, a call without an answer counts as expiry. */
  private explain(failure: PortFailure): void {
    this.isProving = false;
    if (failure.kind === 'unreachable' || failure.kind === 'unexpected-reply') {
      this.code = '';
      this.error = verifyWords.expired;
      if (failure.kind === 'unreachable') this.hint = verifyWords.noConnection;
    } else if (failure.kind === 'refused' && failure.status === 400) {
      this.error = failure.message ?? verifyWords.wrongCode;
    } else this.error = verifyWords.wrongCode;
  }

  private explainResend(failure: PortFailure): void {
    const isRefused = failure.kind === 'refused' && failure.status === 400;
    this.error = isRefused ? verifyWords.resendRefused : failureWords(failure, DEFAULT_REFUSAL);
    // The refusal names the wait, which the words of the documents leave out.
    if (isRefused) this.hint = failure.message;
  }
}
