import type { Generated, GeneratedAlways } from 'kysely';
import type { LedgerEntriesTable, LedgerMovementsTable } from './ledger.tables.ts';

/** Facts about this backend: the clock's offset, the signing key, whether the desk works alone. */
export interface SettingsTable {
  readonly key: string;
  value: string;
}

/** What was sent to people; the console shows it as a phone. */
export interface OutboxMessagesTable {
  readonly id: GeneratedAlways<number>;
  readonly channel: string;
  readonly recipient: string;
  readonly text: string;
  /** On the virtual clock. */
  readonly sent_at: Date;
}

/** The first answer to each money action, so that a repeat gets the same one. */
export interface IdempotencyKeysTable {
  /** Whose key it is: one person's key is invisible to another. */
  readonly scope: string;
  readonly key: string;
  /** A digest of method, path and payload. */
  readonly fingerprint: string;
  /** Absent only inside the transaction that is still at work. */
  status: number | null;
  body: string | null;
  /** Real time: the virtual clock may be moved by years. */
  readonly created_at: Generated<Date>;
}

/** What the app reports of itself: events, and failures that no person is shown. */
export interface AppReportsTable {
  readonly id: GeneratedAlways<number>;
  readonly kind: string;
  readonly what: string;
  /** As JSON. */
  readonly details: string;
  /** On the virtual clock. */
  readonly reported_at: Date;
}

/** How often each address has called what is limited. */
export interface LimitedCallsTable {
  /** A digest of route and address. */
  readonly who: string;
  calls: number;
  /** Real time. */
  ends_at: Date;
}

export interface PlatformTables {
  readonly platform_settings: SettingsTable;
  readonly outbox_messages: OutboxMessagesTable;
  readonly idempotency_keys: IdempotencyKeysTable;
  readonly app_reports: AppReportsTable;
  readonly limited_calls: LimitedCallsTable;
  readonly ledger_movements: LedgerMovementsTable;
  readonly ledger_entries: LedgerEntriesTable;
}
