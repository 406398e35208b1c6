import { type AwaitUpiMatch, isDefinite } from '#application/accounts/bank/await-upi-match.ts';
import type { StartUpiCheck } from '#application/accounts/bank/start-upi-check.ts';
import type { AwaitedCheck, UpiCheckDraft } from '#application/accounts/bank/upi-check-draft.ts';
import { UpiStatus } from '#application/accounts/bank/upi-checks.ts';
import type { Clock } from '#application/platform/clock.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { upiCopy, upiEndCopy } from './copy.ts';

const TICK_MILLISECONDS = 500;

export interface UpiDependencies {
  readonly startUpiCheck: StartUpiCheck;
  readonly awaitUpiMatch: AwaitUpiMatch;
  readonly upiCheckDraft: UpiCheckDraft;
  readonly clock: Clock;
}

export type UpiState =
  | { readonly kind: 'none'; readonly error: string | undefined }
  | { readonly kind: 'waiting'; readonly check: AwaitedCheck }
  /** The time to pay is over, and the bank has not confirmed or refused the payment. */
  | { readonly kind: 'pending'; readonly check: AwaitedCheck }
  | { readonly kind: 'match' };

/** Verifies the bank account by a UPI link and waits for the result, also across a reload. */
export class UpiVerification {
  state: UpiState = { kind: 'none', error: undefined };
  secondsLeft = 0;
  readonly starting = new Command();
  private readonly waiting = new Command();
  private readonly awaitMatch: AwaitUpiMatch;
  private hasLeft = false;

  constructor(private readonly dependencies: UpiDependencies) {
    this.awaitMatch = dependencies.awaitUpiMatch;
    makeAutoObservable<this, 'dependencies' | 'awaitMatch' | 'hasLeft'>(this, {
      dependencies: false,
      awaitMatch: false,
      hasLeft: false,
    });
  }

  /** @param onResume called when a verification from before a reload continues */
  activate(onResume: () => void): () => void {
    this.hasLeft = false;
    const timer = setInterval(() => this.tick(), TICK_MILLISECONDS);
    void this.resume(onResume);
    return () => {
      this.hasLeft = true;
      clearInterval(timer);
      this.starting.stop();
      this.waiting.stop();
    };
  }

  async start(): Promise<void> {
    this.state = { kind: 'none', error: undefined };
    const started = await this.starting.run((options) =>
      this.dependencies.startUpiCheck.run(options),
    );
    if (started === undefined) return;
    if (!started.ok) return this.end(upiCopy.failed);
    return this.wait(started.value);
  }

  /** Asks again for the status of a payment that is not confirmed. */
  async checkAgain(): Promise<void> {
    if (this.state.kind === 'pending') await this.wait(this.state.check);
  }

  private async resume(onResume: () => void): Promise<void> {
    const check = await this.dependencies.upiCheckDraft.read();
    if (check === undefined || this.hasLeft || this.state.kind !== 'none') return;
    onResume();
    await this.wait(check);
  }

  private async wait(check: AwaitedCheck): Promise<void> {
    runInAction(() => {
      this.state = { kind: 'waiting', check };
      this.tick();
    });
    const ended = await this.waiting.run((options) => this.awaitMatch.run(check, options));
    if (ended === undefined) return;
    if (!isDefinite(ended)) runInAction(() => (this.state = { kind: 'pending', check }));
    else if (!ended.ok || ended.value === UpiStatus.Waiting) this.end(upiCopy.failed);
    else if (ended.value === UpiStatus.Match) runInAction(() => (this.state = { kind: 'match' }));
    else this.end(upiEndCopy(ended.value));
  }

  private end(error: string): void {
    runInAction(() => (this.state = { kind: 'none', error }));
  }

  private tick(): void {
    if (this.state.kind !== 'waiting') return;
    const left = this.state.check.expiresAt.getTime() - this.dependencies.clock.now().getTime();
    this.secondsLeft = Math.max(0, Math.ceil(left / 1000));
  }
}
