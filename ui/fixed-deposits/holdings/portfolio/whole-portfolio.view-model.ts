import type { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { type InvestmentFigures, totalsTogether } from '#domain/platform/investment-totals.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { PortfolioViewModel } from './portfolio.view-model.ts';

export interface WholePortfolioDependencies {
  readonly held: HeldDeposits;
  readonly readShares: (options: CallOptions) => Promise<Result<PrivateHoldings, PortFailure>>;
}

/** The value of all investments, or of the part that could be loaded. */
export type WholeTotal =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | {
      readonly kind: 'ready';
      readonly figures: InvestmentFigures;
      /** The part that is not in the figures, because it could not be loaded. */
      readonly missing?: 'deposits' | 'shares';
    };

/** Deposits, shares and baskets together. Each half is shown without the other if that fails. */
export class WholePortfolioViewModel implements ViewModel {
  readonly deposits: PortfolioViewModel;
  readonly shares: Loaded<PrivateHoldings>;

  constructor({ held, readShares }: WholePortfolioDependencies) {
    this.deposits = new PortfolioViewModel(held);
    this.shares = new Loaded(readShares);
    makeAutoObservable(this, { deposits: false, shares: false });
  }

  activate(): () => void {
    const stops = [this.deposits.activate(), this.shares.activate()];
    return () => stops.forEach((stop) => stop());
  }

  get total(): WholeTotal {
    const deposits = this.deposits.summary.state;
    const shares = this.shares.state;
    if (deposits.kind === 'loading' || shares.kind === 'loading') return { kind: 'loading' };
    if (deposits.kind === 'failed') {
      return shares.kind === 'failed'
        ? deposits
        : { kind: 'ready', figures: shares.value.worth, missing: 'deposits' };
    }
    if (shares.kind === 'failed') {
      return { kind: 'ready', figures: deposits.value, missing: 'shares' };
    }
    return { kind: 'ready', figures: totalsTogether([deposits.value, shares.value.worth]) };
  }

  /** The failure to show for the whole page: no part of it could be loaded. */
  get failure(): PortFailure | undefined {
    const { state } = this.deposits.deposits;
    return state.kind === 'failed' && this.total.kind === 'failed' ? state.failure : undefined;
  }

  /** Whether the investor holds, and held, nothing at all. */
  get isEmpty(): boolean {
    const { value } = this.shares;
    return this.deposits.isEmpty && value?.worth.putIn.isZero() === true;
  }

  retry(): void {
    this.deposits.retry();
    void this.shares.reload();
  }
}
