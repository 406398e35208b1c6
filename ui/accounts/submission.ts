import type { CallOptions } from '#application/platform/call-options.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';

/** A call that a press starts: a second press while it runs does nothing. */
export class Submission {
  isRunning = false;
  private running: AbortController | undefined;

  constructor() {
    makeAutoObservable<this, 'running'>(this, { running: false });
  }

  /** Gives up what runs and drops its reply: for questions, not for changes. */
  stop(): void {
    this.running?.abort();
    this.running = undefined;
    this.isRunning = false;
  }

  /** Undefined when another call runs, or when the call was given up meanwhile. */
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
