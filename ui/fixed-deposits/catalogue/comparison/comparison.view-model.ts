import type { ComparedDeposits } from '#application/fixed-deposits/catalogue/compared-deposits.ts';
import type {
  DepositListing,
  DepositProduct,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { SchemeId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { DepositRates, RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import {
  bestReturnPlaces,
  canCompare,
  comparisonRows,
  toggledComparison,
} from '#domain/fixed-deposits/catalogue/comparison.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import {
  type ComparedOffer,
  comparedOffer,
  type ComparisonTerms,
} from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import type { Money } from '#domain/platform/money.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

/** The amount for which the deposits are compared, and whether senior citizen rates apply. */
export interface CompareTerms {
  readonly principal: Money;
  readonly isSeniorCitizen: boolean;
}

export interface ComparedFacts {
  readonly listing: DepositListing;
  readonly deposit: DepositProduct;
  readonly payoutFrequencies: readonly PayoutFrequency[];
  readonly offer: ComparedOffer | undefined;
  readonly rateCard: RateCard;
  /** The kind of investor whose rates are compared. */
  readonly column: RateColumn;
}

export class ComparisonViewModel implements ViewModel {
  selected: readonly DepositListing[];
  isOpen = false;
  readonly rates: Loaded<readonly DepositRates[]>;
  private stop: (() => void) | undefined;

  constructor(
    private readonly compared: ComparedDeposits,
    rateCards: RateCards,
  ) {
    this.selected = compared.read();
    this.rates = new Loaded((options) => {
      const { schemeIds, payoutFrequency } = this;
      return rateCards.compare({ schemeIds, payoutFrequency }, options);
    });
    makeAutoObservable<this, 'compared' | 'stop'>(this, { compared: false, stop: false });
  }

  activate(): () => void {
    return () => this.stop?.();
  }

  /** The payout frequency of the comparison: that of the first deposit. */
  get payoutFrequency(): PayoutFrequency {
    return this.selected[0]?.row.payoutFrequency ?? PayoutFrequency.AtMaturity;
  }

  get canCompare(): boolean {
    return canCompare(this.selected);
  }

  isSelected(listing: DepositListing): boolean {
    return this.schemeIds.includes(listing.row.schemeMasterId);
  }

  /** Adds or removes a deposit. @returns false if there are five already. */
  toggle(listing: DepositListing): boolean {
    const toggled = toggledComparison(this.schemeIds, listing.row.schemeMasterId);
    if (!toggled.ok) return false;
    const known = [...this.selected, listing];
    this.take(
      toggled.value.flatMap(
        (schemeId) => known.find(({ row }) => row.schemeMasterId === schemeId) ?? [],
      ),
    );
    return true;
  }

  open(): void {
    if (!this.canCompare) return;
    this.isOpen = true;
    this.stop = this.rates.activate();
  }

  /** Closes the comparison; the deposits stay selected. */
  close(): void {
    this.isOpen = false;
    this.stop?.();
  }

  clear(): void {
    this.take([]);
  }

  /** The compared deposits without repetition, even if several tenures of one are compared. */
  get deposits(): readonly DepositListing[] {
    const ids = this.selected.map(({ deposit }) => deposit.depositId);
    return this.selected.filter(({ deposit }, at) => ids.indexOf(deposit.depositId) === at);
  }

  /** The rows of the table, one for each tenure: what each deposit pays, and which pay the most. */
  rowsFor(column: RateColumn) {
    const compared = this.selected.map(({ deposit, row }) => ({
      name: deposit.name,
      tenure: row.tenure,
      rateCard: this.rateCardOf(deposit.depositId),
    }));
    const places = this.deposits.map((listing) => this.selected.indexOf(listing));
    const by = { column, payoutFrequency: this.payoutFrequency };
    return comparisonRows(compared, by).map(({ tenure, rates, interests }) => {
      const best = bestReturnPlaces(places.map((place) => interests[place]));
      const cells = places.map((place, at) => ({
        rate: rates[place],
        interest: interests[place],
        isBest: best.includes(at),
      }));
      return { tenure, cells };
    });
  }

  /** The conditions of each compared deposit, and what it earns at its first selected tenure. */
  factsFor(terms: ComparisonTerms): readonly ComparedFacts[] {
    return this.deposits.flatMap((listing) => {
      const { depositId } = listing.deposit;
      const rates = this.rates.value?.find(({ deposit }) => deposit.depositId === depositId);
      if (rates === undefined) return [];
      const { deposit, payoutFrequencies, rateCard } = rates;
      const { issuerId, minimumAmount, maximumAmount } = deposit;
      const row = rateCard.rowOfScheme(listing.row.schemeMasterId) ?? listing.row;
      const rated = { issuerId, minimumAmount, maximumAmount, listed: row };
      const offer = comparedOffer(rated, terms);
      return [{ listing, deposit, payoutFrequencies, offer, rateCard, column: terms.column }];
    });
  }

  private rateCardOf(depositId: number): RateCard {
    const found = this.rates.value?.find(({ deposit }) => deposit.depositId === depositId);
    return found?.rateCard ?? RateCard.of([]);
  }

  private get schemeIds(): readonly SchemeId[] {
    return this.selected.map(({ row }) => row.schemeMasterId);
  }

  private take(selected: readonly DepositListing[]): void {
    this.selected = selected;
    this.compared.keep(selected);
  }
}
