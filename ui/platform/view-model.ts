import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Inert until `activate()`, which starts it and returns the undo. */
export interface ViewModel {
  activate?(): () => void;
}

export type LoadState<Value, Failure = PortFailure> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure };

type Load<Value, Failure> = (options: {
  readonly signal: AbortSignal;
}) => Promise<Result<Value, Failure>>;

/** One thing that a screen loads. A reply to an aborted or overtaken load is dropped. */
export class Loaded<Value, Failure = PortFailure> {
  state: LoadState<Value, Failure> = { kind: 'loading' };
  private running: AbortController | undefined;

  constructor(private readonly load: Load<Value, Failure>) {
    makeAutoObservable<this, 'load' | 'running'>(this, {
      load: false,
      running: false,
      // What was loaded never changes, only which it is: thousands of rows need no watch each.
      state: observableRef,
    });
  }

  get value(): Value | undefined {
    return this.state.kind === 'ready' ? this.state.value : undefined;
  }

  /** Starts loading; the answer aborts what is in flight. */
  activate(): () => void {
    void this.reload();
    return () => this.running?.abort();
  }

  /** Loads anew; what is on screen stays until the reply is here, unless it was a failure. */
  async reload(): Promise<void> {
    this.running?.abort();
    const controller = new AbortController();
    this.running = controller;
    if (this.state.kind === 'failed') this.state = { kind: 'loading' };
    const result = await this.load({ signal: controller.signal });
    if (controller.signal.aborted) return;
    runInAction(() => {
      this.state = result.ok
        ? { kind: 'ready', value: result.value }
        : { kind: 'failed', failure: result.failure };
    });
  }
}

/** Whether a failure is one to show: an aborted call is nobody's news. */
export function isShown(failure: PortFailure): boolean {
  return !wasAborted(failure);
}
