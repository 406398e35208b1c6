import type { SellRequestStatus } from '#domain/private-market/holdings/sell-request-moves.ts';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

export interface SellRequestsTable {
  readonly id: Generated<number>;
  readonly investor_id: number;
  /** The name of the share: from the list, or as the person entered it. */
  readonly share_name: string;
  /** The share, if it was in the list; the company may change its name later. */
  readonly share_id: number | null;
  readonly units: number;
  /** The price in rupees per share. */
  readonly asking_price: string;
  status: SellRequestStatus;
  /**
   * The units held with us; the others are held elsewhere. Null in requests of an earlier version.
   */
  units_here: ColumnType<number | null, number | null | undefined, number>;
  /** The deadline for the investor's consent, set when the desk accepts. */
  consent_by: ColumnType<Date | null, Date | null | undefined, Date | null>;
  agreed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly requested_at: Date;
  decided_at: Date | null;
  sold_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export type SellRequestRecord = Selectable<SellRequestsTable>;

/** Units sold from one holding, one row per holding of a request; rows are only inserted. */
export interface ShareSalesTable {
  readonly id: GeneratedAlways<number>;
  /** Null once the account is deleted. */
  readonly sell_request_id: number | null;
  readonly investor_id: number;
  readonly share_id: number;
  /** The basket lot that the units came from; null if they were held outside baskets. */
  readonly basket_lot_id: number | null;
  readonly units: number;
  /** The price in rupees per share. */
  readonly price_per_unit: string;
  /** Rupees paid for these units, without stamp duty and tax. */
  readonly cost: string;
  readonly sold_at: Date;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly sell_requests: SellRequestsTable;
    readonly share_sales: ShareSalesTable;
  }
}
