import type {
  DepositCatalogue,
  DepositListing,
  DepositListQuery,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import type { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import type { PortfolioSummary } from '#domain/fixed-deposits/holdings.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

/** The lists of the dashboard, as the documents ask for them [FD-9.27, FD-9.28]. */
const BEST: DepositListQuery = { count: 1, tagId: 1, categoryId: 3 };
const MORE: DepositListQuery = { count: 10, tagId: 4, categoryId: 5 };

/** Where an investor begins: what they hold, and what is worth a look. */
export class DashboardViewModel implements ViewModel {
  readonly summary: Loaded<PortfolioSummary>;
  readonly best: Loaded<readonly DepositListing[]>;
  readonly more: Loaded<readonly DepositListing[]>;

  constructor(held: HeldDeposits, catalogue: DepositCatalogue) {
    this.summary = new Loaded((options) => held.summary(options));
    this.best = listOf(catalogue, BEST);
    this.more = listOf(catalogue, MORE);
    makeAutoObservable(this, { summary: false, best: false, more: false });
  }

  activate(): () => void {
    const stops = [this.summary.activate(), this.best.activate(), this.more.activate()];
    return () => stops.forEach((stop) => stop());
  }

  /** "View Portfolio" is for those who have one. */
  get hasInvestment(): boolean {
    return this.summary.value !== undefined && !this.summary.value.principal.isZero();
  }
}

function listOf(catalogue: DepositCatalogue, query: DepositListQuery) {
  return new Loaded<readonly DepositListing[]>(async (options) => {
    const list = await catalogue.list(query, options);
    return list.ok ? { ok: true, value: list.value.listings } : list;
  });
}
