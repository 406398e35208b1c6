import type { RequestStatus } from '#domain/private-market/request-review.ts';
import type { Generated } from 'kysely';

/** Shares that somebody wants to sell. */
export interface SellRequestsTable {
  readonly id: Generated<number>;
  readonly investor_id: number;
  /** Of the list, or as the person wrote it. */
  readonly share_name: string;
  readonly units: number;
  /** Rupees for one share. */
  readonly asking_price: string;
  status: RequestStatus;
  readonly requested_at: Date;
  decided_at: Date | null;
}

export interface SellRequestsTables {
  readonly sell_requests: SellRequestsTable;
}
