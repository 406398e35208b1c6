import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositFilter } from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { type DepositSort, sortedDeposits } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import {
  type ComparedOffer,
  comparedOffer,
  type ComparisonTerms,
} from '#domain/fixed-deposits/catalogue/like-for-like.ts';

/** A listed deposit, and its offer on the terms of the comparison. */
export interface ComparedListing {
  /** The listed deposit, with the rate card row of the compared tenure. */
  readonly listing: DepositListing;
  readonly offer: ComparedOffer;
  /** Its interest as a share of the highest interest in the list, from 0 to 1. */
  readonly share: number;
}

export interface ComparedListings {
  readonly offered: readonly ComparedListing[];
  /**
   * The deposits that do not offer the tenure, or offer it below the minimum rate of the filter.
   */
  readonly missing: readonly DepositListing[];
}

export interface ListOrder {
  readonly sort?: DepositSort | undefined;
  readonly minimumRate?: DepositFilter['minimumRate'];
}

/** All deposits of a list for the same amount and tenure, in the requested sort order. */
export function comparedListings(
  listings: readonly DepositListing[],
  terms: ComparisonTerms,
  { sort, minimumRate }: ListOrder = {},
): ComparedListings {
  const offers = listings.flatMap((listing) => {
    const offer = offerOf(listing, terms);
    const isKept = offer !== undefined && reaches(offer, minimumRate);
    return isKept ? [{ listing: { ...listing, row: offer.row }, offer }] : [];
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

type Offered = Omit<ComparedListing, 'share'>;

function inOrder(offers: readonly Offered[], sort: DepositSort | undefined): readonly Offered[] {
  if (sort === undefined) return offers;
  const cards = offers.map((offered) => {
    const { row, annualReturn, quote } = offered.offer;
    const { isInsured, creditRating } = offered.listing.deposit;
    const figures = { annualReturn, interest: quote?.totalInterest };
    return { offered, tenure: row.tenure, ...figures, isInsured, creditRating };
  });
  return sortedDeposits(cards, sort).map(({ offered }) => offered);
}

function withShares(offers: readonly Offered[]): readonly ComparedListing[] {
  const earned = offers.map(({ offer }) => offer.quote?.totalInterest.decimal.toNumber() ?? 0);
  const most = Math.max(...earned, 1);
  return offers.map((offered, at) => ({ ...offered, share: (earned[at] ?? 0) / most }));
}

function reaches({ rate }: ComparedOffer, minimum: DepositFilter['minimumRate']): boolean {
  return minimum === undefined || (rate !== undefined && !minimum.isGreaterThan(rate));
}
