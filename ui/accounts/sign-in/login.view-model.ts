import type { CodeTimer } from '#application/accounts/sign-in/code-timer.ts';
import type { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import {
  mobileInput,
  mobileViolation,
  type MobileViolation,
} from '#domain/accounts/sign-in/mobile.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '#ui/accounts/submission.ts';

export interface LoginDependencies {
  readonly signIn: SignIn;
  readonly session: Session;
  readonly codeTimer: CodeTimer;
}

export class LoginViewModel {
  mobile: string;
  /** The server's reason for not sending a code now, including the waiting time. */
  refusal: string | undefined = undefined;
  readonly sending = new Submission();

  constructor(private readonly dependencies: LoginDependencies) {
    // Prefill the number if the user comes back to correct it.
    this.mobile = dependencies.session.pendingMobile ?? '';
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    return () => this.sending.stop();
  }

  get isComplete(): boolean {
    return mobileViolation(this.mobile) === undefined;
  }

  /** The violation of a complete number; while it is incomplete, no error is shown. */
  get violation(): MobileViolation | undefined {
    const violation = mobileViolation(this.mobile);
    return violation?.kind === 'not-indian' ? violation : undefined;
  }

  typeMobile(text: string): void {
    this.mobile = mobileInput(text);
    this.refusal = undefined;
  }

  /** Requests a code. Returns undefined if the number is incomplete or a request is running. */
  async requestCode(): Promise<'sent' | 'failed' | undefined> {
    if (!this.isComplete) return undefined;
    const { mobile } = this;
    const { signIn, session, codeTimer } = this.dependencies;
    this.refusal = undefined;
    const sent = await this.sending.run((options) => signIn.requestCode(mobile, options));
    if (sent === undefined) return undefined;
    if (!sent.ok) {
      runInAction(() => (this.refusal = waitIn(sent.failure)));
      return 'failed';
    }
    codeTimer.markSent(new Date());
    await session.rememberMobile(mobile);
    return 'sent';
  }
}

/**
 * The server's message of a 400, which means too many codes or attempts: the number is valid, but
 * the user must wait.
 */
function waitIn(failure: PortFailure): string | undefined {
  return failure.kind === 'refused' && failure.status === 400 ? failure.message : undefined;
}
