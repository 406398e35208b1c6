import type { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import type { GeneratedAlways } from 'kysely';

/** What happened in an account; only ever added to, and shown to nobody but its owner. */
export interface AccountActivityTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly kind: ActivityKind;
  /** What it was about, such as `HDFC Bank, ending in 7093`; may be empty. */
  readonly detail: string;
  readonly happened_at: Date;
}

/** The answers to what a person may say no to. */
export interface DataConsentsTable {
  readonly investor_id: number;
  readonly purpose: DataPurpose;
  is_given: boolean;
  changed_at: Date;
}

/** A new address that waits for the code sent to it. */
export interface EmailChangesTable {
  readonly investor_id: number;
  email: string;
  asked_at: Date;
}

export interface CareTables {
  readonly account_activity: AccountActivityTable;
  readonly data_consents: DataConsentsTable;
  readonly email_changes: EmailChangesTable;
}
