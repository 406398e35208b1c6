import {
  type AwaitedCheck,
  type AwaitUpiMatch,
  UPI_LINK_MINUTES,
} from '#application/accounts/bank/await-upi-match.ts';
import { type UpiChecks, UpiStatus } from '#application/accounts/bank/upi-checks.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '#ui/accounts/submission.ts';
import { upiCopy, upiEndCopy } from './copy.ts';

const DRAFT = 'upi-check';
const TICK_MILLISECONDS = 500;

export interface UpiDependencies {
  readonly upiChecks: UpiChecks;
  readonly awaitUpiMatch: AwaitUpiMatch;
  readonly drafts: Drafts;
  readonly clock: Clock;
}

export type UpiState =
  | { readonly kind: 'none'; readonly error: string | undefined }
  | { readonly kind: 'waiting'; readonly check: AwaitedCheck }
  | { readonly kind: 'match' };

/** Verifies the bank account by a UPI link and waits for the result, also across a reload. */
export class UpiVerification {
  state: UpiState = { kind: 'none', error: undefined };
  secondsLeft = 0;
  readonly starting = new Submission();
  private readonly waiting = new Submission();
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
      this.waiting.stop();
    };
  }

  async start(): Promise<void> {
    this.state = { kind: 'none', error: undefined };
    const started = await this.starting.run((options) =>
      this.dependencies.upiChecks.start(options),
    );
    if (started === undefined || this.hasLeft) return;
    if (!started.ok) return this.end(upiCopy.failed);
    const expiresAt = new Date(this.dependencies.clock.now().getTime() + UPI_LINK_MINUTES * 60_000);
    const check = { ...started.value, expiresAt };
    await this.dependencies.drafts.keep(DRAFT, textsOf(check));
    return this.wait(check);
  }

  private async resume(onResume: () => void): Promise<void> {
    const check = checkOf(await this.dependencies.drafts.read(DRAFT));
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
    // Show the result once, not again after a reload.
    await this.dependencies.drafts.forget(DRAFT);
    if (!ended.ok) this.end(upiCopy.failed);
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

function textsOf({ webPage = '', expiresAt, ...texts }: AwaitedCheck) {
  return { ...texts, webPage, expiresAt: expiresAt.toISOString() };
}

function checkOf(texts: Readonly<Record<string, string>> | undefined): AwaitedCheck | undefined {
  const { transactionId, referenceId, link, webPage, expiresAt } = texts ?? {};
  if (!transactionId || !referenceId || !link || !expiresAt) return undefined;
  const until = new Date(expiresAt);
  return { transactionId, referenceId, link, webPage: webPage || undefined, expiresAt: until };
}
