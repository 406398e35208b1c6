import { sql } from 'kysely';

/**
 * Allows each demat number for one investor only. Where older data has several, the first one
 * keeps the number. The others are marked as sharing it, which exempts them from the unique index.
 */
export const oneInvestorOfDemat = [
  sql`alter table investors add column is_demat_shared boolean not null default false`,
  sql`update investors as later set is_demat_shared = true
    where exists (
      select from investors as first
      where first.demat_number = later.demat_number and first.id < later.id
    )`,
  sql`create unique index one_investor_of_demat on investors (demat_number)
    where not is_demat_shared`,
];
