import type { Generated, GeneratedAlways } from 'kysely';

/** Settings of this backend: the clock's offset, the signing key, the desk's mode. */
export interface SettingsTable {
  readonly key: string;
  value: string;
}

/** Messages sent to people; the console shows them as a phone. */
export interface OutboxMessagesTable {
  readonly id: GeneratedAlways<number>;
  readonly channel: string;
  readonly recipient: string;
  text: string;
  /** Time of the virtual clock. */
  readonly sent_at: Date;
  /** Until when the message's code is valid; null if it has none or the code is hidden. */
  secret_until: Date | null;
}

/** The first answer to each money action, returned again to a repeat. */
export interface IdempotencyKeysTable {
  /** The owner of the key; other people's keys are separate. */
  readonly scope: string;
  readonly key: string;
  /** A hash of method, path and payload. */
  readonly fingerprint: string;
  /** Null only inside the running transaction. */
  status: number | null;
  body: string | null;
  /** Real time, because the virtual clock may move by years. */
  readonly created_at: Generated<Date>;
}

/** What the app reports about itself: events, and failures not shown to people. */
export interface AppReportsTable {
  readonly id: GeneratedAlways<number>;
  readonly kind: string;
  readonly what: string;
  /** JSON text. */
  readonly details: string;
  /** Time of the virtual clock. */
  readonly reported_at: Date;
}

export interface LimitedCallsTable {
  /** A hash of route and address. */
  readonly who: string;
  calls: number;
  /** Real time. */
  ends_at: Date;
}

/** A piece of a large value, in base64, before it is written to its column. */
export interface ValuePiecesTable {
  readonly value_id: string;
  readonly piece: number;
  readonly text: string;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly platform_settings: SettingsTable;
    readonly outbox_messages: OutboxMessagesTable;
    readonly idempotency_keys: IdempotencyKeysTable;
    readonly app_reports: AppReportsTable;
    readonly limited_calls: LimitedCallsTable;
    readonly value_pieces: ValuePiecesTable;
  }
}
