import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { ComparisonTerms } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import type { ComparisonViewModel } from '#ui/fixed-deposits/catalogue/comparison/comparison.view-model.ts';
import type { AfterTaxViewModel } from '#ui/fixed-deposits/shared/after-tax.view-model.ts';
import type { ListSort } from '#ui/fixed-deposits/catalogue/list/list-sort.ts';
import type { ComparedListing } from './compared-listings.ts';

/** The terms of the list, which the page of a deposit adopts. */
export interface RowTerms extends Pick<ComparisonTerms, 'principal' | 'tenure'> {
  readonly isSeniorCitizen: boolean;
}

export interface DepositTableProps {
  readonly rows: readonly ComparedListing[];
  readonly terms: RowTerms;
  /** The caption above the rows, with the amount and the tenure for which they are compared. */
  readonly caption: string;
  /** The number of rows at the start that are highlighted as a group; 0 if absent. */
  readonly highlighted?: number;
  /** The heading of the rows after the highlighted ones. */
  readonly others?: string;
  readonly comparison?: ComparisonViewModel;
  readonly sorting?: Sorting | undefined;
  /** The returns after tax. Absent until the investor has chosen a slab. */
  readonly afterTax?: AfterTaxViewModel;
  /** The deposit in the panel beside the table, on wide screens. */
  readonly choice?: Choice | undefined;
}

export interface Sorting {
  readonly sort: ListSort | undefined;
  readonly onSort: (sort: ListSort) => void;
}

export interface Choice {
  readonly chosen: DepositListing | undefined;
  readonly onChoose: (listing: DepositListing) => void;
}
