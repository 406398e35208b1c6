import type { CallOptions } from '#application/platform/call-options.ts';
import { success } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

interface Checking {
  readonly kind: 'checking';
}

/** Asks the backend for the outcome of a payment, because the return URL proves nothing. */
export class PaymentCheck<State> implements ViewModel {
  state: State | Checking = { kind: 'checking' };
  private readonly checking = new Command();

  constructor(private readonly findOut: (options: CallOptions) => Promise<State | Checking>) {
    makeAutoObservable<this, 'findOut'>(this, { findOut: false });
  }

  activate(): () => void {
    void this.check();
    return this.checking.activate();
  }

  async check(): Promise<void> {
    this.stop({ kind: 'checking' });
    const found = await this.checking.run(async (options) => success(await this.findOut(options)));
    if (found?.ok === true) runInAction(() => (this.state = found.value));
  }

  /** Stops a running check, and shows this state instead. */
  stop(state: State | Checking): void {
    this.checking.stop();
    this.state = state;
  }
}
