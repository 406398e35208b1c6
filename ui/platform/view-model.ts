import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/**
 * The logic of a view. It is inert until `activate()`, which starts it and returns the cleanup
 * function.
 */
export interface ViewModel {
  activate?(): () => void;
}

/** Returns a function that calls all cleanup functions, also those that are added later. */
export function combineCleanups(cleanups: readonly (() => void)[]): () => void {
  return () => cleanups.forEach((cleanup) => cleanup());
}

export type LoadState<Value, Failure = PortFailure> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure };

type Load<Value, Failure> = (options: {
  readonly signal: AbortSignal;
}) => Promise<Result<Value, Failure>>;

/** A value that a screen loads. Ignores replies to aborted or superseded requests. */
export class Loaded<Value, Failure = PortFailure> {
  state: LoadState<Value, Failure> = { kind: 'loading' };
  private running: AbortController | undefined;

  constructor(private readonly load: Load<Value, Failure>) {
    makeAutoObservable<this, 'load' | 'running'>(this, {
      load: false,
      running: false,
      // Observe only the reference: values are replaced, never mutated, and may have thousands of
      // rows.
      state: observableRef,
    });
  }

  get value(): Value | undefined {
    return this.state.kind === 'ready' ? this.state.value : undefined;
  }

  /** Starts loading; returns a function that aborts the request. */
  activate(): () => void {
    void this.reload();
    return () => this.running?.abort();
  }

  /** Loads again in the background. If that fails, the current value stays. */
  refresh(): Promise<void> {
    return this.reload({ keepsValue: true });
  }

  /** Loads again. The current value stays visible meanwhile; a failure is replaced by `loading`. */
  async reload({ keepsValue = false } = {}): Promise<void> {
    this.running?.abort();
    const controller = new AbortController();
    this.running = controller;
    if (this.state.kind === 'failed') this.state = { kind: 'loading' };
    const result = await this.load({ signal: controller.signal });
    if (controller.signal.aborted) return;
    if (!result.ok && keepsValue && this.state.kind === 'ready') return;
    runInAction(() => {
      this.state = result.ok
        ? { kind: 'ready', value: result.value }
        : { kind: 'failed', failure: result.failure };
    });
  }
}

/** Whether to show a failure. The failure of an aborted request is not shown. */
export function isShown(failure: PortFailure): boolean {
  return !wasAborted(failure);
}
