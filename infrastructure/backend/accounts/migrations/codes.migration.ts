import { sql } from 'kysely';

/**
 * Adds the attempts to use codes, counted by mobile number and by network, and the message that
 * carries each code.
 */
export const codeAttempts = [
  sql`create table code_attempts (
    mobile text not null,
    network text not null,
    network_56 text,
    network_48 text,
    at timestamptz not null
  )`,
  sql`create index on code_attempts (mobile, at)`,
  sql`create index on code_attempts (network, at)`,
  sql`create index on code_attempts (network_56, at) where network_56 is not null`,
  sql`create index on code_attempts (network_48, at) where network_48 is not null`,
  sql`alter table otp_requests
    add column has_free_try boolean not null default false,
    add column message_id integer`,
];

/** Requires a code for the data export too. */
export const stepUpForExport = [
  sql`alter table sessions drop constraint sessions_step_up_change_check`,
  sql`alter table sessions add constraint sessions_step_up_change_check
    check (step_up_change in ('primary-bank', 'e-mail', 'data-export'))`,
];

/** Requires a code for the deletion of an account too. */
export const stepUpForDeletion = [
  sql`alter table sessions drop constraint sessions_step_up_change_check`,
  sql`alter table sessions add constraint sessions_step_up_change_check
    check (step_up_change in ('primary-bank', 'e-mail', 'data-export', 'account-deletion'))`,
];
