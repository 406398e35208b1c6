import type {
  DepositFilter,
  InstitutionKind,
} from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import type { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositId } from './deposit-ids.ts';

/** The deposits on offer, with the information needed to choose one. */
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
  /** Address of the terms document, for a new window. */
  termsAddress(depositId: DepositId, options: CallOptions): Promise<Result<string, PortFailure>>;
}
export const DepositCatalogue = token<DepositCatalogue>('fixed-deposits/deposit-catalogue');

/** A list, by its category and tag, with filter, sort order and page. */
export interface DepositListQuery {
  readonly categoryId: number;
  readonly tagId: number;
  /** Rows per page. */
  readonly count: number;
  /** Starts at 1, which is the default. */
  readonly page?: number;
  /** The popular list then searches all deposits; any other list searches within itself. */
  readonly filter?: DepositFilter;
  /** The rates to sort and filter by; the regular rates if absent. */
  readonly column?: RateColumn;
  /** The list's own order if absent. */
  readonly sort?: DepositSort;
}

export interface DepositList {
  readonly listings: readonly DepositListing[];
  /** Total number of rows on all pages. */
  readonly total: number;
}

/** A card: a deposit with the row of its rate card that the list recommends. */
export interface DepositListing {
  readonly deposit: DepositProduct;
  readonly row: RateCardRow;
  /** The tag shown in the list, such as `High Return`; part of the card's address. */
  readonly tag?: string;
}

/** A deposit product of an issuer, for all tenures. */
export interface DepositProduct {
  readonly depositId: DepositId;
  readonly name: string;
  readonly heading: string;
  readonly issuerName: string;
  /** The issuer's key, such as `suryoday` (`osb_issuer_id`). */
  readonly issuerId: IssuerId;
  readonly logoUrl: string;
  /** Gradient of the card's background; CSS colours. */
  readonly colours: { readonly start: string; readonly end: string };
  readonly minimumAmount: Money;
  readonly maximumAmount: Money;
  readonly lockInDays: number;
  readonly withdrawalPenalty?: Percentage | undefined;
  readonly noInterestDays?: number | undefined;
  readonly totalInvestors: number;
  readonly isComingSoon: boolean;
  /** Undefined where the source does not state it. */
  readonly institution?: InstitutionKind | undefined;
  /**
   * Covered by deposit insurance, which covers banks but not finance companies.
   * Undefined where the source does not state it.
   */
  readonly isInsured?: boolean | undefined;
  /** Such as `AA+ (stable), CRISIL`; absent for most banks. */
  readonly creditRating?: string;
}

export interface PartnerIssuer {
  readonly issuerId: IssuerId;
  readonly name: string;
  readonly logoUrl: string;
  /** Undefined where the source does not state it; so is the insurance. */
  readonly institution?: InstitutionKind | undefined;
  readonly isInsured?: boolean | undefined;
  readonly creditRating?: string;
  readonly isComingSoon: boolean;
  /** The deposit linked from the issuer; absent while the issuer is coming soon. */
  readonly depositId?: DepositId;
}

/** A block of the issuer's own text: a card, or additional text as bullet points. */
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
  /** The backend's id (`item_id`). */
  readonly instructionId: number;
  readonly label: string;
}
