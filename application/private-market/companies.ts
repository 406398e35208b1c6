import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Currency } from '#domain/platform/currency.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CompanyAmount } from '#domain/private-market/catalogue/company-amount.ts';
import type { CompanyFigures } from '#domain/private-market/catalogue/company-figures.ts';
import type { FinancialPeriod } from '#domain/private-market/catalogue/financial-statements.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { ShareId } from './share-ids.ts';

/** Data of third parties about the companies whose shares are offered. */
export interface Companies {
  find(domainName: string, options: CallOptions): Promise<Result<CompanyData, PortFailure>>;
  /** News about a share, newest first. */
  news(
    page: { readonly symbol: string; readonly offset: number; readonly limit: number },
    options: CallOptions,
  ): Promise<Result<readonly CompanyNews[], PortFailure>>;
  /** Past prices of a share, newest first. */
  quotes(
    shareId: ShareId,
    options: CallOptions,
  ): Promise<Result<readonly ShareQuote[], PortFailure>>;
  /** URL of the picture of a country's flag; undefined if there is none. */
  flag(country: string, options: CallOptions): Promise<Result<string | undefined, PortFailure>>;
}
export const Companies = token<Companies>('private-market/companies');

/** Data about a company; unknown fields are absent. */
export interface CompanyData {
  readonly description?: string | undefined;
  readonly foundedYear?: number | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  readonly stage?: string | undefined;
  readonly figures: CompanyFigures;
  readonly ratios: CompanyRatios;
  readonly news: readonly CompanyNews[];
  readonly competitors: readonly string[];
  readonly capTable?: CapTable | undefined;
  readonly periods: readonly FinancialPeriod[];
  /** The currency of the financial statements. */
  readonly currency: Currency;
}

export interface CompanyRatios {
  readonly profitAfterTax?: CompanyAmount | undefined;
  readonly returnOnEquity?: Percentage | undefined;
  readonly profitGrowth?: Percentage | undefined;
  readonly revenueGrowth?: Percentage | undefined;
  /**
   * The share price as a multiple of earnings, book value and sales per share. The number is the
   * multiple, not a percentage: 34.24 means 34.24 times.
   */
  readonly priceToEarnings?: Percentage | undefined;
  readonly priceToBook?: Percentage | undefined;
  readonly priceToSales?: Percentage | undefined;
}

export interface CapTable {
  readonly postMoneyValuation?: CompanyAmount | undefined;
  readonly holders: readonly ShareHolder[];
}

export interface ShareHolder {
  readonly name: string;
  readonly percent: Percentage;
}

export interface CompanyNews {
  readonly headline: string;
  /** URL of the news item; absent if it has no valid one. */
  readonly address?: string | undefined;
  /** Host name of the website that published the item. */
  readonly source?: string | undefined;
  readonly iconUrl?: string | undefined;
  readonly publishedOn?: CalendarDate | undefined;
}

/** A price at which a share was quoted, with source and time. */
export interface ShareQuote {
  readonly pricePerUnit: Money;
  readonly quotedBy: string;
  /** Time of the quote in epoch milliseconds. */
  readonly quotedAt: number;
}
