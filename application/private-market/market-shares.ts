import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CompanyFigures } from '#domain/private-market/catalogue/company-figures.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { ShareId } from './share-ids.ts';

/** Which shares to list: all, or the provider's short list of opportunities. */
export type ShareSelection = 'all' | 'opportunities';

/** The unlisted shares on offer; the list is available without sign-in. */
export interface MarketShares {
  list(
    selection: ShareSelection,
    options: CallOptions,
  ): Promise<Result<readonly MarketShare[], PortFailure>>;
  /** Loads one share with all its details. */
  find(shareId: ShareId, options: CallOptions): Promise<Result<ShareDetail, PortFailure>>;
}
export const MarketShares = token<MarketShares>('private-market/market-shares');

/** A share in a list; prices in rupees per share. */
export interface MarketShare {
  readonly shareId: ShareId;
  readonly name: string;
  readonly shortName?: string | undefined;
  /** The company's internet domain, which is part of the URL of its page. */
  readonly domainName: string;
  readonly industry?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly isin?: string | undefined;
  readonly ipoTag?: string | undefined;
  readonly ipoStatus?: string | undefined;
  readonly minimumQuantity: number;
  readonly availableStock: number;
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
  readonly retailPrice?: Money | undefined;
  readonly marketPrice?: Money | undefined;
  readonly isOnCdsl: boolean;
  readonly isOnNsdl: boolean;
  readonly isOnDashboard: boolean;
  readonly isWatched: boolean;
  /** Absent if no price was quoted. */
  readonly lastQuote?: LastQuote | undefined;
}

/** Who quoted the present price of a share and when. */
export interface LastQuote {
  readonly quotedBy: string;
  readonly quotedOn: CalendarDate;
  /** Rupees per share 12 months before that quote; absent if no quote is that old. */
  readonly yearAgoPrice?: Money | undefined;
}

export interface ShareDetail extends MarketShare {
  /** URL of the investor note (a PDF); absent if there is none. */
  readonly noteUrl?: string | undefined;
  readonly reasons: readonly SharePoint[];
  readonly risks: readonly SharePoint[];
  /** Figures of the share provider, which replace those of the company data. */
  readonly overrides: CompanyFigures;
}

/** A reason to invest or a risk; title or text may be absent. */
export interface SharePoint {
  readonly title?: string | undefined;
  readonly body?: string | undefined;
}
