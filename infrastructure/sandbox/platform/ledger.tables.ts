import type { GeneratedAlways } from 'kysely';
import type { LedgerAccount, MovementKind } from './ledger.ts';

/** Money that moved, once: a source is posted one time of a kind. Only ever added to. */
export interface LedgerMovementsTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly kind: MovementKind;
  /** What moved it, such as `deposit payment 17`. */
  readonly source: string;
  /** The day in India. */
  readonly posted_on: string;
}

/** Where the money of a movement came from and went to: its entries add up to nothing. */
export interface LedgerEntriesTable {
  readonly investor_id: number;
  readonly movement_id: number;
  readonly account: LedgerAccount;
  /** Rupees; below zero where it leaves the account. */
  readonly amount: string;
}
