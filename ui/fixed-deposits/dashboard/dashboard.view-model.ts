import type { DepositPortfolio } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { combineCleanups, type Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import {
  type WholePortfolioDependencies,
  WholePortfolioViewModel,
} from '#ui/fixed-deposits/holdings/portfolio/whole-portfolio.view-model.ts';
import { type OffersDependencies, OffersViewModel } from './offer-shelf.view-model.ts';

export interface DashboardDependencies extends OffersDependencies, WholePortfolioDependencies {}

/** What several parts of home have in common, so that each request is sent once. */
export class DashboardViewModel implements ViewModel {
  readonly whole: WholePortfolioViewModel;
  readonly offers: OffersViewModel;

  constructor(dependencies: DashboardDependencies) {
    this.whole = new WholePortfolioViewModel(dependencies);
    this.offers = new OffersViewModel(dependencies);
  }

  activate(): () => void {
    return combineCleanups([this.whole.activate(), this.offers.activate()]);
  }

  get held(): Loaded<DepositPortfolio> {
    return this.whole.deposits.deposits;
  }
}
