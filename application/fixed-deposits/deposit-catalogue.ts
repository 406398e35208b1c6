import type { DepositFilter, InstitutionKind } from '#domain/fixed-deposits/deposit-filter.ts';
import type { DepositSort } from '#domain/fixed-deposits/deposit-sort.ts';
import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import type { RateCardRow } from '#domain/fixed-deposits/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/rate-column.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId } from './deposit-ids.ts';

/** What can be booked, and everything a person reads before deciding. */
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
  /** The address of the terms document, to be opened in a new window. */
  termsAddress(depositId: DepositId, options: CallOptions): Promise<Result<string, PortFailure>>;
}
export const DepositCatalogue = token<DepositCatalogue>('fixed-deposits/deposit-catalogue');

/** The lists of the product by their category and tag, and how a person narrows them. */
export interface DepositListQuery {
  readonly categoryId: number;
  readonly tagId: number;
  /** How many rows to a page. */
  readonly count: number;
  /** From 1, the first page being the default. */
  readonly page?: number;
  /** Narrows the popular list to what is found among all deposits, any other list within itself. */
  readonly filter?: DepositFilter;
  /** Whose rates are sorted by and held against a minimum; the regular ones where absent. */
  readonly column?: RateColumn;
  /** The order of the list itself where absent. */
  readonly sort?: DepositSort;
}

export interface DepositList {
  readonly listings: readonly DepositListing[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** A card: a deposit with the one row of its rate card that the list recommends. */
export interface DepositListing {
  readonly deposit: DepositProduct;
  readonly row: RateCardRow;
  /** The tag under which the list shows it, such as `High Return`; part of the card's address. */
  readonly tag?: string;
}

/** A deposit product of an issuer, whatever the tenure. */
export interface DepositProduct {
  readonly depositId: DepositId;
  readonly name: string;
  readonly heading: string;
  readonly issuerName: string;
  /** The issuer's own key, such as `suryoday` (`osb_issuer_id`). */
  readonly issuerId: IssuerId;
  readonly logoUrl: string;
  /** From the light to the deep end of the card's ground; CSS colours. */
  readonly colours: { readonly start: string; readonly end: string };
  readonly minimumAmount: Money;
  readonly maximumAmount: Money;
  readonly lockInDays: number;
  readonly totalInvestors: number;
  readonly isComingSoon: boolean;
  readonly institution: InstitutionKind;
  /** Covered by the deposit insurance of banks; deposits with finance companies never are. */
  readonly isInsured: boolean;
  /** Such as `AA+ (stable), CRISIL`; absent for most banks. */
  readonly creditRating?: string;
}

export interface PartnerIssuer {
  readonly issuerId: IssuerId;
  readonly name: string;
  readonly logoUrl: string;
  readonly institution: InstitutionKind;
  readonly isInsured: boolean;
  readonly creditRating?: string;
  readonly isComingSoon: boolean;
  /** Where a click on the issuer leads; absent while it is coming soon. */
  readonly depositId?: DepositId;
}

/** A block of the issuer's own text: a card, or extra text in bullet lines. */
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
  /** The number by which the backend knows it (`item_id`). */
  readonly instructionId: number;
  readonly label: string;
}
