import { resendWaitSeconds } from '#domain/accounts/sign-in/otp.ts';
import { makeAutoObservable } from 'mobx';
import { codeSentAt, markCodeSent } from './code-timer.ts';

const TICK_MILLISECONDS = 250;

/** How long until another code may be asked for: survives a reload, restarts with each code. */
export class ResendCountdown {
  private sentAt: Date | undefined = codeSentAt();
  private now = new Date();

  constructor() {
    makeAutoObservable(this);
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
    markCodeSent(this.now);
  }

  private tick(): void {
    this.now = new Date();
  }
}
