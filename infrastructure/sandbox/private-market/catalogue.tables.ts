import type { GeneratedAlways } from 'kysely';

/** An unlisted share: `pre_ipo_stock_id` and `product_id` on the wire. Rupees for one share. */
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
  /** Absent where a price is told on request. */
  readonly retail_price: string | null;
  readonly market_price: string | null;
  /** Units that can be bought at once. */
  available_stock: number;
  readonly available_on_cdsl: boolean;
  readonly available_on_nsdl: boolean;
  readonly is_on_dashboard: boolean;
  readonly is_select_opportunity: boolean;
  readonly has_investor_note: boolean;
  readonly position: number;
}

/** The price of a unit from one quantity to another. */
export interface ShareTiersTable {
  readonly id: GeneratedAlways<number>;
  readonly share_id: number;
  readonly minimum_quantity: number;
  /** Absent in the open tier at the top. */
  readonly maximum_quantity: number | null;
  readonly price_per_unit: string;
  readonly minimum_price: string | null;
  readonly maximum_price: string | null;
}

/** A reason to invest, or a risk. */
export interface SharePointsTable {
  readonly share_id: number;
  readonly kind: 'reason' | 'risk';
  readonly position: number;
  readonly title: string;
  readonly body: string;
}

/** A price, by whom it was quoted, and when. Only ever added to. */
export interface ShareQuotesTable {
  readonly id: GeneratedAlways<number>;
  readonly share_id: number;
  readonly price_per_unit: string;
  readonly quoted_by: string;
  readonly quoted_at: Date;
}

/** What the company data service says, as it says it; written as JSON text. */
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

export interface CatalogueTables {
  readonly shares: SharesTable;
  readonly share_tiers: ShareTiersTable;
  readonly share_points: SharePointsTable;
  readonly share_quotes: ShareQuotesTable;
  readonly share_companies: ShareCompaniesTable;
  readonly share_financials: ShareFinancialsTable;
  readonly share_news: ShareNewsTable;
  readonly share_watches: ShareWatchesTable;
}
