import type { GeneratedAlways } from 'kysely';

/**
 * An unlisted share; its id is `pre_ipo_stock_id` and `product_id` on the wire. Prices in rupees
 * per share.
 */
export interface SharesTable {
  readonly id: number;
  readonly domain_name: string;
  readonly name: string;
  readonly short_name: string;
  readonly logo_url: string | null;
  readonly isin: string;
  readonly industry: string;
  readonly ipo_tag: string | null;
  readonly ipo_status: string;
  readonly minimum_quantity: number;
  readonly minimum_price: string | null;
  readonly maximum_price: string | null;
  /** Null if the price is only available on request. */
  readonly retail_price: string | null;
  readonly market_price: string | null;
  /** The number of units that can be ordered. */
  available_stock: number;
  readonly available_on_cdsl: boolean;
  readonly available_on_nsdl: boolean;
  readonly is_on_dashboard: boolean;
  readonly is_select_opportunity: boolean;
  readonly has_investor_note: boolean;
  readonly position: number;
}

/** The price per share for a range of quantities. */
export interface ShareTiersTable {
  readonly id: GeneratedAlways<number>;
  readonly share_id: number;
  readonly minimum_quantity: number;
  /** Null in the highest tier, which has no upper limit. */
  readonly maximum_quantity: number | null;
  readonly price_per_unit: string;
  readonly minimum_price: string | null;
  readonly maximum_price: string | null;
}

export interface SharePointsTable {
  readonly share_id: number;
  readonly kind: 'reason' | 'risk';
  readonly position: number;
  readonly title: string;
  readonly body: string;
}

/** A quoted price with its source and time. Rows are only inserted. */
export interface ShareQuotesTable {
  readonly id: GeneratedAlways<number>;
  readonly share_id: number;
  readonly price_per_unit: string;
  readonly quoted_by: string;
  readonly quoted_at: Date;
}

/** Company data from the data service, unchanged, as JSON text. */
export interface ShareCompaniesTable {
  readonly share_id: number;
  readonly profile: unknown;
  readonly competitors: unknown;
  readonly cap_table: unknown;
  readonly overrides: unknown;
}

export interface ShareFinancialsTable {
  readonly share_id: number;
  readonly start_year: number;
  readonly end_year: number;
  readonly statements: unknown;
}

export interface ShareNewsTable {
  readonly id: GeneratedAlways<number>;
  readonly share_id: number;
  readonly headline: string;
  readonly source_url: string;
  readonly published_on: string;
}

export interface ShareWatchesTable {
  readonly investor_id: number;
  readonly share_id: number;
  readonly added_at: Date;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly shares: SharesTable;
    readonly share_tiers: ShareTiersTable;
    readonly share_points: SharePointsTable;
    readonly share_quotes: ShareQuotesTable;
    readonly share_companies: ShareCompaniesTable;
    readonly share_financials: ShareFinancialsTable;
    readonly share_news: ShareNewsTable;
    readonly share_watches: ShareWatchesTable;
  }
}
