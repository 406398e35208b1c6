import { sql } from 'kysely';

/**
 * Adds when an investor proved the e-mail address. Addresses of older accounts count as unproved,
 * because a code for one address could confirm another.
 */
export const provedEmail = [sql`alter table investors add column email_proved_at timestamptz`];
