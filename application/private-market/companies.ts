import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Currency } from '#domain/platform/currency.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CompanyAmount } from '#domain/private-market/company-amount.ts';
import type { CompanyFigures } from '#domain/private-market/company-figures.ts';
import type { FinancialPeriod } from '#domain/private-market/financial-statements.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { ShareId } from './share-ids.ts';

/** What the outside world knows of the companies behind the shares. */
export interface Companies {
  find(domainName: string, options: CallOptions): Promise<Result<CompanyData, PortFailure>>;
  /** News of a share by its symbol, newest first. */
  news(
    page: { readonly symbol: string; readonly offset: number; readonly limit: number },
    options: CallOptions,
  ): Promise<Result<readonly CompanyNews[], PortFailure>>;
  /** What was quoted for a share, newest first. */
  quotes(
    shareId: ShareId,
    options: CallOptions,
  ): Promise<Result<readonly ShareQuote[], PortFailure>>;
  /** The address of a country's flag; undefined where there is none. */
  flag(country: string, options: CallOptions): Promise<Result<string | undefined, PortFailure>>;
}
export const Companies = token<Companies>('private-market/companies');

/** Everything is absent where nobody says it. */
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
  /** Of the accounts. */
  readonly currency: Currency;
}

export interface CompanyRatios {
  readonly profitAfterTax?: CompanyAmount | undefined;
  readonly returnOnEquity?: Percentage | undefined;
  readonly profitGrowth?: Percentage | undefined;
  readonly revenueGrowth?: Percentage | undefined;
  /** Times the earnings, the book value and the sales of one share. */
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
  /** Absent where it has no address of the web. */
  readonly address?: string | undefined;
  /** The paper, by the name of its host. */
  readonly source?: string | undefined;
  /** A picture of the paper. */
  readonly iconUrl?: string | undefined;
  readonly publishedOn?: CalendarDate | undefined;
}

/** A price, by whom and when it was quoted. */
export interface ShareQuote {
  readonly pricePerUnit: Money;
  readonly quotedBy: string;
  /** Epoch milliseconds. */
  readonly quotedAt: number;
}
