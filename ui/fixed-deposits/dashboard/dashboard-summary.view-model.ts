import type {
  DepositSummary,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { type InvestmentFigures, totalsTogether } from '#domain/platform/investment-totals.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

/** How long the total waits for the shares, so that it rarely changes on screen. */
const SHARES_PATIENCE_MILLISECONDS = 800;

export interface DashboardSummaryDependencies {
  readonly held: HeldDeposits;
  readonly readShares: (options: CallOptions) => Promise<Result<PrivateHoldings, unknown>>;
}

export type ShownTotal =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | {
      readonly kind: 'ready';
      readonly deposits: DepositSummary;
      readonly figures: InvestmentFigures;
      /** The shares and baskets; absent while they load and if they failed to load. */
      readonly shares?: PrivateHoldings;
      readonly sharesFailed: boolean;
    };

/** The total of deposits, shares and baskets; a partial total is always marked as partial. */
export class DashboardSummaryViewModel implements ViewModel {
  readonly deposits: Loaded<DepositSummary>;
  readonly shares: Loaded<PrivateHoldings, unknown>;
  isSharesPatienceOver = false;

  constructor({ held, readShares }: DashboardSummaryDependencies) {
    this.deposits = new Loaded((options) => held.summary(options));
    this.shares = new Loaded(readShares);
    makeAutoObservable(this, { deposits: false, shares: false });
  }

  activate(): () => void {
    const stops = [this.deposits.activate(), this.shares.activate()];
    const goOn = () => runInAction(() => (this.isSharesPatienceOver = true));
    const isAnswered = () => this.shares.state.kind !== 'loading';
    stops.push(
      when(isAnswered, goOn, { timeout: SHARES_PATIENCE_MILLISECONDS, onError: goOn }),
    );
    return () => stops.forEach((stop) => stop());
  }

  get total(): ShownTotal {
    const deposits = this.deposits.state;
    const shares = this.shares.state;
    if (deposits.kind === 'failed') return deposits;
    if (deposits.kind === 'loading' || !this.isSharesPatienceOver) return { kind: 'loading' };
    const { value } = deposits;
    const sharesFailed = shares.kind === 'failed';
    if (shares.kind !== 'ready') {
      return { kind: 'ready', deposits: value, figures: value, sharesFailed };
    }
    const figures = totalsTogether([value, shares.value.worth]);
    return { kind: 'ready', deposits: value, shares: shares.value, figures, sharesFailed };
  }

  /** Whether the investor has deposits. */
  get hasInvestment(): boolean {
    const { value } = this.deposits;
    return value !== undefined && !value.putIn.isZero();
  }

  /** Whether the investor has shares or baskets. */
  get hasShares(): boolean {
    const { value } = this.shares;
    return value !== undefined && !value.worth.putIn.isZero();
  }

  /**
   * Whether the investor never had a deposit or a share; undefined while they load. If they could
   * not be loaded, the summary says so, and no investor counts as a newcomer.
   */
  get isNewcomer(): boolean | undefined {
    const loads = [this.deposits, this.shares];
    if (loads.some(({ state }) => state.kind === 'loading')) return undefined;
    const areKnown = loads.every(({ value }) => value !== undefined);
    return areKnown && !this.hasInvestment && !this.hasShares;
  }
}
