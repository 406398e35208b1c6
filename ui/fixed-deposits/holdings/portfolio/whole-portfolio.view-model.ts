import type { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { type InvestmentFigures, totalsTogether } from '#domain/platform/investment-totals.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { PortfolioViewModel } from './portfolio.view-model.ts';

export interface WholePortfolioDependencies {
  readonly held: HeldDeposits;
  readonly readShares: (options: CallOptions) => Promise<Result<PrivateHoldings, PortFailure>>;
}

export type MissingPart = 'deposits' | 'shares' | 'shares-coming';

/** How long the total waits for the shares, so that it rarely changes on screen. */
const SHARES_PATIENCE_MILLISECONDS = 800;

/** The value of all investments, or of the part that could be loaded. */
export type WholeTotal =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | {
      readonly kind: 'ready';
      readonly figures: InvestmentFigures;
      /** The part that is not in the figures, because it could not be loaded or is coming. */
      readonly missing?: MissingPart;
    };

/** Deposits, shares and baskets together. Each half is shown without the other if that fails. */
export class WholePortfolioViewModel implements ViewModel {
  readonly deposits: PortfolioViewModel;
  readonly shares: Loaded<PrivateHoldings>;
  isSharesPatienceOver = false;

  constructor({ held, readShares }: WholePortfolioDependencies) {
    this.deposits = new PortfolioViewModel(held);
    this.shares = new Loaded(readShares);
    makeAutoObservable(this);
  }

  activate(): () => void {
    const goOn = () => runInAction(() => (this.isSharesPatienceOver = true));
    const isAnswered = () => this.shares.state.kind !== 'loading';
    return combineCleanups([
      this.deposits.activate(),
      this.shares.activate(),
      when(isAnswered, goOn, { timeout: SHARES_PATIENCE_MILLISECONDS, onError: goOn }),
    ]);
  }

  get total(): WholeTotal {
    const deposits = this.deposits.summary.state;
    const shares = this.shares.state;
    if (deposits.kind === 'loading' || !this.isSharesPatienceOver) return { kind: 'loading' };
    if (deposits.kind === 'failed') {
      if (shares.kind !== 'ready') return shares.kind === 'failed' ? deposits : shares;
      return { kind: 'ready', figures: shares.value.worth, missing: 'deposits' };
    }
    if (shares.kind !== 'ready') {
      const missing = shares.kind === 'failed' ? 'shares' : 'shares-coming';
      return { kind: 'ready', figures: deposits.value, missing };
    }
    return { kind: 'ready', figures: totalsTogether([deposits.value, shares.value.worth]) };
  }

  /** Whether the investor has, or had, deposits. */
  get hasInvestment(): boolean {
    return this.deposits.summary.value?.putIn.isZero() === false;
  }

  /** Whether the investor has, or had, shares or baskets. */
  get hasShares(): boolean {
    return this.shares.value?.worth.putIn.isZero() === false;
  }

  /**
   * Whether the investor never had a deposit or a share; undefined while they load. If they could
   * not be loaded, the total says so, and no investor counts as a newcomer.
   */
  get isNewcomer(): boolean | undefined {
    const loads = [this.deposits.summary, this.shares];
    if (loads.some(({ state }) => state.kind === 'loading')) return undefined;
    const areKnown = loads.every(({ value }) => value !== undefined);
    return areKnown && !this.hasInvestment && !this.hasShares;
  }

  /** The failure to show for the whole page: no part of it could be loaded. */
  get failure(): PortFailure | undefined {
    const { state } = this.deposits.deposits;
    return state.kind === 'failed' && this.total.kind === 'failed' ? state.failure : undefined;
  }

  /** Whether the investor holds, and held, nothing at all. */
  get isEmpty(): boolean {
    return this.deposits.isEmpty && this.shares.value !== undefined && !this.hasShares;
  }

  retry(): void {
    this.deposits.retry();
    void this.shares.reload();
  }
}
