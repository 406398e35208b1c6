import type {
  DepositPortfolio,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import {
  type DashboardSummaryDependencies,
  DashboardSummaryViewModel,
} from './dashboard-summary.view-model.ts';
import { type OffersDependencies, OffersViewModel } from './offer-shelf.view-model.ts';

export interface DashboardDependencies extends OffersDependencies {
  readonly held: HeldDeposits;
  readonly readShares: DashboardSummaryDependencies['readShares'];
}

/** What several parts of home have in common, so that each request is sent once. */
export class DashboardViewModel implements ViewModel {
  readonly summary: DashboardSummaryViewModel;
  readonly held: Loaded<DepositPortfolio>;
  readonly offers: OffersViewModel;

  constructor(dependencies: DashboardDependencies) {
    const { held, readShares } = dependencies;
    this.summary = new DashboardSummaryViewModel({ held, readShares });
    this.held = new Loaded((options) => held.portfolio(options));
    this.offers = new OffersViewModel(dependencies);
  }

  activate(): () => void {
    const stops = [this.summary.activate(), this.held.activate(), this.offers.activate()];
    return () => stops.forEach((stop) => stop());
  }
}
