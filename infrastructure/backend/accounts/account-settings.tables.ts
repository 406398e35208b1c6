import type { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import type { GeneratedAlways } from 'kysely';

/** Events in an account; rows are only inserted, and only the account's owner sees them. */
export interface AccountActivityTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly kind: ActivityKind;
  /** What the event concerns, such as `HDFC Bank, ending in 7093`; may be empty. */
  readonly detail: string;
  readonly happened_at: Date;
}

/** Each investor's answers about optional uses of their data. */
export interface DataConsentsTable {
  readonly investor_id: number;
  readonly purpose: DataPurpose;
  is_given: boolean;
  changed_at: Date;
}

/** A new email address that the investor has not confirmed with its code yet. */
export interface EmailChangesTable {
  readonly investor_id: number;
  email: string;
  asked_at: Date;
}

/** What the papers of an investor named until the desk took a PAN or a demat account away. */
export interface FormerHoldersTable {
  readonly investor_id: number;
  readonly name: string | null;
  readonly demat_number: string | null;
  readonly until: Date;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly account_activity: AccountActivityTable;
    readonly data_consents: DataConsentsTable;
    readonly email_changes: EmailChangesTable;
    readonly former_holders: FormerHoldersTable;
  }
}
