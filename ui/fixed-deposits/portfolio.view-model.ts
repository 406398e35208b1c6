import type {
  HeldDeposit,
  HeldDeposits,
} from '#application/fixed-deposits/held-deposits.ts';
import { nextToMature } from '#domain/fixed-deposits/held-deposits.ts';
import type { PortfolioSummary } from '#domain/fixed-deposits/holdings.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

/** The deposits of the investor and what they are worth together. */
export class PortfolioViewModel implements ViewModel {
  readonly summary: Loaded<PortfolioSummary>;
  readonly deposits: Loaded<readonly HeldDeposit[]>;

  constructor(held: HeldDeposits) {
    this.summary = new Loaded((options) => held.summary(options));
    this.deposits = new Loaded((options) => held.list(options));
    makeAutoObservable(this, { summary: false, deposits: false });
  }

  activate(): () => void {
    const stops = [this.summary.activate(), this.deposits.activate()];
    return () => stops.forEach((stop) => stop());
  }

  get running(): readonly HeldDeposit[] {
    return this.all.filter((deposit) => deposit.state === 'running');
  }

  /** Matured: renewed or paid out. */
  get ended(): readonly HeldDeposit[] {
    return this.all.filter((deposit) => deposit.state !== 'running');
  }

  /** The deposit whose maturity day comes first. */
  get nextToMature(): HeldDeposit | undefined {
    return nextToMature(this.running);
  }

  get isEmpty(): boolean {
    return this.deposits.state.kind === 'ready' && this.all.length === 0;
  }

  retry(): void {
    void this.summary.reload();
    void this.deposits.reload();
  }

  private get all(): readonly HeldDeposit[] {
    return this.deposits.value ?? [];
  }
}
