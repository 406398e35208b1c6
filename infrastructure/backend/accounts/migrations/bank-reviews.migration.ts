import { sql } from 'kysely';

/** Accounts whose holder's name must be compared with the investor's by a person. */
export const bankReviews = [
  sql`create table bank_reviews (
    id integer generated always as identity primary key,
    investor_id integer not null references investors on delete cascade,
    ifsc text not null,
    account_number text not null,
    name_at_bank text not null,
    asked_at timestamptz not null,
    state text not null check (state in ('in-review', 'approved', 'rejected')),
    unique (investor_id, ifsc, account_number)
  )`,
  sql`create index on bank_reviews (asked_at) where state = 'in-review'`,
];
