import type { SignIn } from '#application/accounts/sign-in.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { mobileInput, mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../submission.ts';
import { markCodeSent } from './code-timer.ts';

export class LoginViewModel {
  mobile: string;
  /** Why no code is sent to this number for now; the server names the wait. */
  refusal: string | undefined = undefined;
  readonly sending = new Submission();

  constructor(
    private readonly signIn: SignIn,
    private readonly session: Session,
  ) {
    // Whoever comes back to correct the number finds it here.
    this.mobile = session.pendingMobile ?? '';
    makeAutoObservable<this, 'signIn' | 'session'>(this, { signIn: false, session: false });
  }

  activate(): () => void {
    return () => this.sending.stop();
  }

  get isComplete(): boolean {
    return mobileViolation(this.mobile) === undefined;
  }

  typeMobile(text: string): void {
    this.mobile = mobileInput(text);
    this.refusal = undefined;
  }

  /** Undefined when nothing was sent: incomplete, or sending already. */
  async requestCode(): Promise<'sent' | 'failed' | undefined> {
    if (!this.isComplete) return undefined;
    const { mobile } = this;
    this.refusal = undefined;
    const sent = await this.sending.run((options) => this.signIn.requestCode(mobile, options));
    if (sent === undefined) return undefined;
    if (!sent.ok) {
      runInAction(() => (this.refusal = waitIn(sent.failure)));
      return 'failed';
    }
    markCodeSent(new Date());
    await this.session.rememberMobile(mobile);
    return 'sent';
  }
}

/** Too many codes or tries are a 400 by themselves: the number is right, only the time is not. */
function waitIn(failure: PortFailure): string | undefined {
  return failure.kind === 'refused' && failure.status === 400 ? failure.message : undefined;
}
