import {
  type DepositPortfolio,
  type DepositSummary,
  hasDetails,
  type HeldDeposit,
  type HeldDeposits,
  type PortfolioDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { maturityOrder, nextToMature } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { makeAutoObservable } from 'mobx';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';

/** The investor's deposits and their totals. */
export class PortfolioViewModel implements ViewModel {
  readonly summary: Loaded<DepositSummary>;
  readonly deposits: Loaded<DepositPortfolio>;

  constructor(held: HeldDeposits) {
    this.summary = new Loaded((options) => held.summary(options));
    this.deposits = new Loaded((options) => held.portfolio(options));
    makeAutoObservable(this);
  }

  activate(): () => void {
    return combineCleanups([this.summary.activate(), this.deposits.activate()]);
  }

  /** The running deposits in the order in which they mature. */
  get running(): readonly PortfolioDeposit[] {
    return maturityOrder(this.all.filter((deposit) => deposit.state === 'running'));
  }

  /** The deposits that have matured, been renewed or been paid out. */
  get ended(): readonly PortfolioDeposit[] {
    return this.all.filter((deposit) => deposit.state !== 'running');
  }

  /** The deposit that matures next, among those with a details page. */
  get nextToMature(): HeldDeposit | undefined {
    return nextToMature(this.running.filter(hasDetails));
  }

  /** Whether the portfolio is empty: all sources have answered, and none has a deposit. */
  get isEmpty(): boolean {
    const { value } = this.deposits;
    return value?.isPartnerMissing === false && value.deposits.length === 0;
  }

  /** Loads again for a new day. What is shown stays if that fails. */
  refresh(): void {
    void this.summary.refresh();
    void this.deposits.refresh();
  }

  retry(): void {
    void this.summary.reload();
    void this.deposits.reload();
  }

  private get all(): readonly PortfolioDeposit[] {
    return this.deposits.value?.deposits ?? [];
  }
}
