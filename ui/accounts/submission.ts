import type { CallOptions } from '#application/platform/call-options.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';

/** A request started by a button; further clicks are ignored while it runs. */
export class Submission {
  isRunning = false;
  private running: AbortController | undefined;

  constructor() {
    makeAutoObservable<this, 'running'>(this, { running: false });
  }

  /** Aborts the request and ignores its reply. Use it only for requests that change nothing. */
  stop(): void {
    this.running?.abort();
    this.running = undefined;
    this.isRunning = false;
  }

  /** Returns undefined if another request is running or this one was aborted. */
  async run<Value, Failure>(
    call: (options: CallOptions) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | undefined> {
    if (this.running !== undefined) return undefined;
    const controller = new AbortController();
    this.running = controller;
    this.isRunning = true;
    try {
      const result = await call({ signal: controller.signal });
      return controller.signal.aborted ? undefined : result;
    } finally {
      if (this.running === controller) runInAction(() => this.stop());
    }
  }
}
