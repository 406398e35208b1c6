import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CompanyFigures } from '#domain/private-market/company-figures.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { ShareId } from './share-ids.ts';

/** The unlisted shares that can be ordered; the list is open to everybody. */
export interface MarketShares {
  list(
    filterKey: 'all' | 'select_opportunity',
    options: CallOptions,
  ): Promise<Result<readonly MarketShare[], PortFailure>>;
  /** One share with all that the provider says of it. */
  find(shareId: ShareId, options: CallOptions): Promise<Result<ShareDetail, PortFailure>>;
}
export const MarketShares = token<MarketShares>('private-market/market-shares');

/** A share of a list. Prices in rupees for one share. */
export interface MarketShare {
  readonly shareId: ShareId;
  readonly name: string;
  readonly shortName?: string | undefined;
  /** Names the company in the address of its page. */
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
}

export interface ShareDetail extends MarketShare {
  /** The investor note, a PDF; absent where there is none. */
  readonly noteUrl?: string | undefined;
  readonly reasons: readonly SharePoint[];
  readonly risks: readonly SharePoint[];
  /** What wins over the company data. */
  readonly overrides: CompanyFigures;
}

/** A reason to invest, or a risk; without a title or without more to say. */
export interface SharePoint {
  readonly title?: string | undefined;
  readonly body?: string | undefined;
}
