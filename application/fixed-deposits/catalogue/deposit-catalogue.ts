import type { DepositFilter } from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import type { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { RateCard, RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositId } from './deposit-ids.ts';

/** The deposits on offer, with what an investor needs to choose one. */
export interface DepositCatalogue {
  list(query: DepositListQuery, options: CallOptions): Promise<Result<DepositList, PortFailure>>;
  issuers(
    query: { readonly count: number },
    options: CallOptions,
  ): Promise<Result<readonly PartnerIssuer[], PortFailure>>;
  content(
    depositId: DepositId,
    options: CallOptions,
  ): Promise<Result<readonly ContentBlock[], PortFailure>>;
  offers(
    depositId: DepositId,
    options: CallOptions,
  ): Promise<Result<readonly SpecialOffer[], PortFailure>>;
  maturityInstructions(
    depositId: DepositId,
    options: CallOptions,
  ): Promise<Result<readonly MaturityInstructionOption[], PortFailure>>;
  /** URL of the issuer's terms, for a new window. */
  termsAddress(depositId: DepositId, options: CallOptions): Promise<Result<string, PortFailure>>;
}
export const DepositCatalogue = token<DepositCatalogue>('fixed-deposits/deposit-catalogue');

/** Selects a list of deposits by category and tag, with filter, sort order and page. */
export interface DepositListQuery {
  readonly categoryId: number;
  readonly tagId: number;
  /** Number of deposits per page. */
  readonly count: number;
  /** Number of the page, starting at 1; 1 if absent. */
  readonly page?: number;
  /**
   * The criteria of the filter. In the popular list they apply to all deposits, in any other list
   * only to the deposits of that list.
   */
  readonly filter?: DepositFilter;
  /** The kind of investor by whose rates the list is sorted and filtered; regular if absent. */
  readonly column?: RateColumn;
  /** The sort order; the list's own order if absent. */
  readonly sort?: DepositSort;
}

export interface DepositList {
  readonly listings: readonly DepositListing[];
  /** Number of deposits on all pages together. */
  readonly total: number;
}

/** A deposit in a list, with the row of its rate card that the list recommends. */
export interface DepositListing {
  readonly deposit: DepositProduct;
  readonly row: RateCardRow;
  /** The deposit's rates for all tenures, with the payout of `row`; absent if the list has none. */
  readonly rateCard?: RateCard;
  /** The tag of the deposit in the list, such as `High Return`; part of the URL of its page. */
  readonly tag?: string;
}

/** A deposit product of an issuer; it has several tenures. */
export interface DepositProduct {
  readonly depositId: DepositId;
  readonly name: string;
  readonly heading: string;
  readonly issuerName: string;
  /** The issuer's key, such as `suryoday` (`osb_issuer_id` in the backend's API). */
  readonly issuerId: IssuerId;
  readonly logoUrl: string;
  /** The CSS colours of the gradient behind the deposit's card. */
  readonly colours: { readonly start: string; readonly end: string };
  readonly minimumAmount: Money;
  readonly maximumAmount: Money;
  readonly lockInDays: number;
  readonly withdrawalPenalty?: Percentage | undefined;
  readonly noInterestDays?: number | undefined;
  readonly totalInvestors: number;
  readonly isComingSoon: boolean;
  /** Undefined if unknown. */
  readonly institution?: Institution | undefined;
  /**
   * Whether deposit insurance covers the deposit. It covers banks but not finance companies.
   * Undefined if unknown.
   */
  readonly isInsured?: boolean | undefined;
  /** The issuer's credit rating, such as `AA+ (stable), CRISIL`; absent for most banks. */
  readonly creditRating?: string;
}

export interface PartnerIssuer {
  readonly issuerId: IssuerId;
  readonly name: string;
  readonly logoUrl: string;
  /** Undefined if unknown, like `isInsured`. */
  readonly institution?: Institution | undefined;
  readonly isInsured?: boolean | undefined;
  readonly creditRating?: string;
  readonly isComingSoon: boolean;
  /**
   * Id of the deposit to which the issuer's card links; absent while the issuer is marked as coming
   * soon.
   */
  readonly depositId?: DepositId;
}

/** A block of text from the issuer: a card, or bullet points (`extra`). */
export interface ContentBlock {
  readonly kind: 'card' | 'extra';
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon: 'bank' | 'flag' | 'other';
}

export interface SpecialOffer {
  readonly note: string;
  readonly icon: 'senior-citizen' | 'other';
}

export interface MaturityInstructionOption {
  /** The backend's id of the instruction (`item_id` in its API). */
  readonly instructionId: number;
  readonly label: string;
}
