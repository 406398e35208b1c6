import { resendWaitSeconds } from '#domain/accounts/sign-in/otp.ts';
import { makeAutoObservable } from 'mobx';
import { codeSentAt, markCodeSent } from '#ui/accounts/sign-in/code-timer.ts';

const TICK_MILLISECONDS = 250;

/** Counts the seconds until another code can be requested; restarts with each code. */
export class ResendCountdown {
  private now = new Date();

  private constructor(
    private sentAt: Date | undefined,
    private readonly isKept: boolean,
  ) {
    makeAutoObservable<this, 'isKept'>(this, { isKept: false });
  }

  /** The countdown of the sign-in, which continues after a reload. */
  static ofSignIn(): ResendCountdown {
    return new ResendCountdown(codeSentAt(), true);
  }

  static ofThisPage(): ResendCountdown {
    return new ResendCountdown(undefined, false);
  }

  get secondsLeft(): number {
    return this.sentAt ? resendWaitSeconds({ sentAt: this.sentAt, now: this.now }) : 0;
  }

  activate(): () => void {
    const timer = window.setInterval(() => this.tick(), TICK_MILLISECONDS);
    return () => window.clearInterval(timer);
  }

  restart(): void {
    this.tick();
    this.sentAt = this.now;
    if (this.isKept) markCodeSent(this.now);
  }

  private tick(): void {
    this.now = new Date();
  }
}
