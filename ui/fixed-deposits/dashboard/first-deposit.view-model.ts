import { DEFAULT_DEPOSIT_AMOUNT } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import {
  ComparedTenure,
  type ComparisonTerms,
} from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import type { Money } from '#domain/platform/money.ts';
import { makeAutoObservable } from 'mobx';
import {
  type ComparedListing,
  comparedListings,
} from '#ui/fixed-deposits/catalogue/list/table/compared-listings.ts';
import type { OffersViewModel } from './offer-shelf.view-model.ts';

/** The amount and the tenure of a first deposit, and the offer that pays the most for them. */
export class FirstDepositViewModel {
  amount: Money = DEFAULT_DEPOSIT_AMOUNT;
  tenure: ComparedTenure = ComparedTenure.ThreeYears;

  constructor(
    readonly offers: OffersViewModel,
    private readonly investor: Pick<ComparisonTerms, 'column' | 'today'>,
  ) {
    makeAutoObservable<this, 'investor'>(this, { investor: false });
  }

  enterAmount(amount: Money): void {
    this.amount = amount;
  }

  chooseTenure(tenure: ComparedTenure): void {
    this.tenure = tenure;
  }

  get isLoading(): boolean {
    const { best, more } = this.offers;
    return best.state.kind === 'loading' || more.state.kind === 'loading';
  }

  /** Undefined if no deposit on the shelf takes this amount for this tenure. */
  get best(): ComparedListing | undefined {
    const bookable = this.offers.listings.filter(({ deposit }) => !deposit.isComingSoon);
    const terms = { ...this.investor, principal: this.amount, tenure: this.tenure };
    const { offered } = comparedListings(bookable, terms, { sort: DepositSort.HighestInterest });
    return offered.find(({ offer }) => offer.quote !== undefined);
  }

  /** The path of the list of deposits with these terms. */
  get listPath(): string {
    const query = new URLSearchParams({ amount: this.amount.text, for: this.tenure });
    return `/invest?${query.toString()}`;
  }
}
