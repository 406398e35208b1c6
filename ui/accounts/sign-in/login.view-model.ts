import type { SignIn } from '#application/accounts/sign-in.ts';
import type { Session } from '#application/platform/session.ts';
import { mobileInput, mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { makeAutoObservable } from 'mobx';
import { Submission } from '../submission.ts';
import { markCodeSent } from './code-timer.ts';

export class LoginViewModel {
  mobile: string;
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
  }

  /** Undefined when nothing was sent: incomplete, or sending already. */
  async requestCode(): Promise<'sent' | 'failed' | undefined> {
    if (!this.isComplete) return undefined;
    const { mobile } = this;
    const sent = await this.sending.run((options) => this.signIn.requestCode(mobile, options));
    if (sent === undefined) return undefined;
    if (!sent.ok) return 'failed';
    markCodeSent(new Date());
    await this.session.rememberMobile(mobile);
    return 'sent';
  }
}
