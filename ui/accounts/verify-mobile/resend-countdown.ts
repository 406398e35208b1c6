import type { CodeTimer } from '#application/accounts/sign-in/code-timer.ts';
import { resendWaitSeconds } from '#domain/accounts/sign-in/otp.ts';
import { makeAutoObservable } from 'mobx';

const TICK_MILLISECONDS = 250;

/** Counts the seconds until another code can be requested; restarts with each code. */
export class ResendCountdown {
  private now = new Date();

  private constructor(
    private sentAt: Date | undefined,
    private readonly timer: CodeTimer | undefined,
  ) {
    makeAutoObservable<this, 'timer'>(this, { timer: false });
  }

  /** The countdown of the sign-in, which continues after a reload. */
  static ofSignIn(timer: CodeTimer): ResendCountdown {
    return new ResendCountdown(timer.sentAt(), timer);
  }

  static ofThisPage(): ResendCountdown {
    return new ResendCountdown(undefined, undefined);
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
    this.timer?.markSent(this.now);
  }

  /** Stops counting, because the code is no longer asked for. */
  clear(): void {
    this.sentAt = undefined;
  }

  private tick(): void {
    this.now = new Date();
  }
}
