import type { GeneratedAlways } from 'kysely';

/**
 * A lot: the shares or baskets that one order transferred, one row per order. Rows are only
 * inserted. Amounts in rupees.
 */
export interface ShareLotsTable {
  readonly id: GeneratedAlways<number>;
  /** The completed order of a share or basket. */
  readonly order_id: number;
  readonly investor_id: number;
  /** Exactly one of `share_id` and `basket_id` is set. */
  readonly share_id: number | null;
  readonly basket_id: number | null;
  /** Number of shares or baskets. */
  readonly units: number;
  readonly price_per_unit: string;
  readonly stamp_duty: string;
  readonly tax_deducted_at_source: string;
  readonly documentation_charges: string;
  readonly transferred_at: Date;
}

/** The shares of one basket at the time of its transfer. */
export interface BasketLotItemsTable {
  readonly investor_id: number;
  readonly lot_id: number;
  readonly share_id: number;
  readonly position: number;
  /** Units in one basket. */
  readonly quantity: number;
  /** Percent of the basket's price. */
  readonly weightage: string;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly share_lots: ShareLotsTable;
    readonly basket_lot_items: BasketLotItemsTable;
  }
}
