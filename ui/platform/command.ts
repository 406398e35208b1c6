import type { CallOptions } from '#application/platform/call-options.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from './view-model.ts';

/** What a command passes to its call. */
export interface CommandOptions extends Required<CallOptions> {
  /** To be called when a reply is lost and the server is asked what became of the request. */
  readonly onLost: () => void;
}

/** What a command changes, such as the id of a row; needed where several rows share a command. */
type Subject = string | number;

/** A request that the investor starts, such as with a button. Presses are ignored while it runs. */
export class Command implements ViewModel {
  isRunning = false;
  /** Whether the reply was lost, so that the server is asked what became of the request. */
  isChecking = false;
  private running: AbortController | undefined;
  private subject: Subject | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'running'>(this, { running: false });
  }

  activate(): () => void {
    return () => this.stop();
  }

  isRunningFor(subject: Subject): boolean {
    return this.isRunning && this.subject === subject;
  }

  /** Whether it runs for something else, so that this one has to wait. */
  isTakenFrom(subject: Subject): boolean {
    return this.isRunning && this.subject !== subject;
  }

  /** Aborts the call and ignores its result. The server may have carried out the request. */
  stop(): void {
    this.running?.abort();
    this.running = undefined;
    this.subject = undefined;
    this.isRunning = false;
    this.isChecking = false;
  }

  /** Returns undefined if the command is running already or was stopped. */
  async run<Value, Failure>(
    call: (options: CommandOptions) => Promise<Result<Value, Failure>>,
    subject?: Subject,
  ): Promise<Result<Value, Failure> | undefined> {
    if (this.running !== undefined) return undefined;
    const controller = new AbortController();
    this.running = controller;
    this.subject = subject;
    this.isRunning = true;
    const { signal } = controller;
    const onLost = () => runInAction(() => (this.isChecking = !signal.aborted));
    try {
      const result = await call({ signal, onLost });
      return signal.aborted ? undefined : result;
    } finally {
      if (this.running === controller) runInAction(() => this.stop());
    }
  }
}
