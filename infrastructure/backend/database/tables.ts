import type { Generated, GeneratedAlways } from 'kysely';

/** Settings of this backend that survive a restart, such as the clock's offset. */
export interface SettingsTable {
  readonly key: string;
  value: string;
}

/** Messages sent to people. The console shows them on a simulated phone. */
export interface OutboxMessagesTable {
  readonly id: GeneratedAlways<number>;
  readonly channel: string;
  readonly recipient: string;
  text: string;
  /** Time of the sandbox clock. */
  readonly sent_at: Date;
  /** Until when the message's code is valid; null if it has none or the code is hidden. */
  secret_until: Date | null;
  /** The investor who had this sent to an address that is not proved; null for other messages. */
  readonly investor_id: Generated<number | null>;
}

/** The first answer to each command with an idempotency key, which a repeat gets again. */
export interface IdempotencyKeysTable {
  /** The owner of the key. Different owners may use the same key. */
  readonly scope: string;
  readonly key: string;
  /** A hash of method, path and payload. */
  readonly fingerprint: string;
  /** The HTTP status of the answer; null only inside the running transaction. */
  status: number | null;
  body: string | null;
  /** Real time, because the console can advance the sandbox clock by years. */
  readonly created_at: Generated<Date>;
}

/** Reports of the app about itself: events, and failures that the person did not see. */
export interface AppReportsTable {
  readonly id: GeneratedAlways<number>;
  readonly kind: string;
  readonly what: string;
  /** The details as a JSON text. */
  readonly details: string;
  /** Time of the sandbox clock. */
  readonly reported_at: Date;
}

/** Calls of a rate-limited route from one IP address in the current time window. */
export interface LimitedCallsTable {
  /** A hash of the route and the caller's IP address. */
  readonly who: string;
  calls: number;
  /** When the time window ends, in real time. */
  ends_at: Date;
}

/** How often an investor has done something since a time, by the kinds in `use-counts.ts`. */
export interface UseCountsTable {
  readonly investor_id: number;
  readonly what: string;
  counted_from: Date;
  uses: number;
}

/** The same of a deleted account, and of the forms that were deleted with it. */
export interface LeftCountsTable {
  /** A keyed digest of the mobile number, or of the address that a form wrote to. */
  readonly owner: string;
  readonly what: string;
  readonly counted_from: Date;
  /** When the window of time ends and the row is deleted. */
  ends_at: Date;
  uses: number;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly platform_settings: SettingsTable;
    readonly outbox_messages: OutboxMessagesTable;
    readonly idempotency_keys: IdempotencyKeysTable;
    readonly app_reports: AppReportsTable;
    readonly limited_calls: LimitedCallsTable;
    readonly use_counts: UseCountsTable;
    readonly left_counts: LeftCountsTable;
  }
}
