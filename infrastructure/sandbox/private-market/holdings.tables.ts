import type { GeneratedAlways } from 'kysely';

/**
 * What an order has brought into a demat account; only ever added to, one for each order. Amounts
 * in rupees.
 */
export interface ShareLotsTable {
  readonly id: GeneratedAlways<number>;
  /** The share or basket order that was completed. */
  readonly order_id: number;
  readonly investor_id: number;
  /** One of these two. */
  readonly share_id: number | null;
  readonly basket_id: number | null;
  /** Shares, or baskets. */
  readonly units: number;
  readonly price_per_unit: string;
  readonly stamp_duty: string;
  readonly tax_deducted_at_source: string;
  readonly documentation_charges: string;
  readonly transferred_at: Date;
}

/** The shares of one basket, as they were when it was transferred. */
export interface BasketLotItemsTable {
  readonly investor_id: number;
  readonly lot_id: number;
  readonly share_id: number;
  readonly position: number;
  /** In one basket. */
  readonly quantity: number;
  /** Percent of the basket. */
  readonly weightage: string;
}

export interface HoldingsTables {
  readonly share_lots: ShareLotsTable;
  readonly basket_lot_items: BasketLotItemsTable;
}
