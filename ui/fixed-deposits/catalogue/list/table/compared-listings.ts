import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositFilter } from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { sortedDeposits } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import {
  type ComparedOffer,
  comparedOffer,
  type ComparisonTerms,
} from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { ListSort, requestedSort } from '#ui/fixed-deposits/catalogue/list/list-sort.ts';
import type { ReturnsOf, YearlyReturns } from '#ui/fixed-deposits/returns/yearly-returns.ts';

/** A listed deposit, and its offer on the terms of the comparison. */
export interface ComparedListing {
  /** The listed deposit, with the rate card row of the compared tenure. */
  readonly listing: DepositListing;
  readonly offer: ComparedOffer;
  /** Its interest as a share of the highest interest in the list, from 0 to 1. */
  readonly share: number;
  /** At the told slab; undefined without a quote, and until the rules are loaded. */
  readonly returns?: YearlyReturns | undefined;
}

export interface ComparedListings {
  readonly offered: readonly ComparedListing[];
  /**
   * The deposits that do not offer the tenure, or offer it below the minimum rate of the filter.
   */
  readonly missing: readonly DepositListing[];
}

export interface ListOrder {
  readonly sort?: ListSort | undefined;
  readonly returnsOf?: ReturnsOf | undefined;
  readonly minimumRate?: DepositFilter['minimumRate'];
}

/** All deposits of a list for the same amount and tenure, in the requested sort order. */
export function comparedListings(
  listings: readonly DepositListing[],
  terms: ComparisonTerms,
  { sort, minimumRate, returnsOf }: ListOrder = {},
): ComparedListings {
  const offers = listings.flatMap((listing) => {
    const offer = offerOf(listing, terms);
    const isKept = offer !== undefined && reaches(offer, minimumRate);
    if (!isKept) return [];
    const returns = returnsOf && offerReturns(offer, terms.today, returnsOf);
    return [{ listing: { ...listing, row: offer.row }, offer, returns }];
  });
  const ids = new Set(offers.map(({ listing }) => listing.deposit.depositId));
  const missing = listings.filter(({ deposit }) => !ids.has(deposit.depositId));
  return { offered: withShares(inOrder(offers, sort)), missing };
}

/** What a listed deposit pays on the terms of a comparison. */
export function offerOf({ deposit, row, rateCard }: DepositListing, terms: ComparisonTerms) {
  const { issuerId, minimumAmount, maximumAmount } = deposit;
  const rated = { issuerId, minimumAmount, maximumAmount, listed: row, rows: rateCard?.rows };
  return comparedOffer(rated, terms);
}

function offerReturns({ quote }: ComparedOffer, startedOn: CalendarDate, of: ReturnsOf) {
  return quote && of(Holding.of({ terms: quote.terms, startedOn }));
}

type Offered = Omit<ComparedListing, 'share'>;

function inOrder(offers: readonly Offered[], sort: ListSort | undefined): readonly Offered[] {
  if (sort === undefined) return offers;
  const cards = offers.map((offered) => {
    const { row, quote } = offered.offer;
    const { isInsured, creditRating } = offered.listing.deposit;
    const figures = { annualReturn: returnBy(offered, sort), interest: quote?.totalInterest };
    return { offered, tenure: row.tenure, ...figures, isInsured, creditRating };
  });
  return sortedDeposits(cards, requestedSort(sort)).map(({ offered }) => offered);
}

/** The figure in percent a year that ranks a deposit in an order by return. */
function returnBy({ offer, returns }: Offered, sort: ListSort): Percentage | undefined {
  if (sort === ListSort.HighestCardRate) return offer.rate;
  return sort === ListSort.HighestAfterTax ? returns?.afterTax : offer.annualReturn;
}

function withShares(offers: readonly Offered[]): readonly ComparedListing[] {
  const earned = offers.map(({ offer }) => offer.quote?.totalInterest.decimal.toNumber() ?? 0);
  const most = Math.max(...earned, 1);
  return offers.map((offered, at) => ({ ...offered, share: (earned[at] ?? 0) / most }));
}

function reaches({ rate }: ComparedOffer, minimum: DepositFilter['minimumRate']): boolean {
  return minimum === undefined || (rate !== undefined && !minimum.isGreaterThan(rate));
}
