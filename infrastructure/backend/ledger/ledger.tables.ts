import type { GeneratedAlways } from 'kysely';
import type { LedgerAccount, MovementKind } from './ledger.ts';

/**
 * A movement of money. A source is posted once per kind of movement, and rows are only inserted.
 */
export interface LedgerMovementsTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly kind: MovementKind;
  /** The record that caused it, such as `deposit payment 17`. */
  readonly source: string;
  /** The day in India. */
  readonly posted_on: string;
}

/** The accounts that a movement debits and credits; its entries sum to zero. */
export interface LedgerEntriesTable {
  readonly investor_id: number;
  readonly movement_id: number;
  readonly account: LedgerAccount;
  /** Rupees; negative if the money leaves the account. */
  readonly amount: string;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly ledger_movements: LedgerMovementsTable;
    readonly ledger_entries: LedgerEntriesTable;
  }
}
