import type { SellRequestStatus } from '#domain/private-market/sell-request-moves.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Shares that somebody wants to sell. */
export interface SellRequestsTable {
  readonly id: Generated<number>;
  readonly investor_id: number;
  /** Of the list, or as the person wrote it. */
  readonly share_name: string;
  readonly units: number;
  /** Rupees for one share. */
  readonly asking_price: string;
  status: SellRequestStatus;
  readonly requested_at: Date;
  decided_at: Date | null;
  sold_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What a sale took out of one holding; only ever added to, one for each holding of a request. */
export interface ShareSalesTable {
  readonly id: GeneratedAlways<number>;
  /** Absent once the person is forgotten. */
  readonly sell_request_id: number | null;
  readonly investor_id: number;
  readonly share_id: number;
  /** The transferred baskets that it came out of; absent where it was held on its own. */
  readonly basket_lot_id: number | null;
  readonly units: number;
  /** Rupees for one share. */
  readonly price_per_unit: string;
  /** Rupees paid for these units, without duty and tax. */
  readonly cost: string;
  readonly sold_at: Date;
}

export interface SellRequestsTables {
  readonly sell_requests: SellRequestsTable;
  readonly share_sales: ShareSalesTable;
}
