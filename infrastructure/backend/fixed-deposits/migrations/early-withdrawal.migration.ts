/**
 * Stores with each deposit the early withdrawal terms of its booking day. Null in older deposits,
 * which have the terms of their product.
 */
export const earlyWithdrawal: readonly string[] = [
  `alter table deposit_products
    add column withdrawal_penalty numeric(5, 2),
    add column no_interest_days integer not null default 0 check (no_interest_days >= 0)`,
  `alter table deposits
    add column lock_in_days integer,
    add column withdrawal_penalty numeric(5, 2),
    add column no_interest_days integer`,
  `alter table deposit_issuers add column phone text, add column address text`,
  `update deposit_products set lock_in_days = 90 where lock_in_days < 90`,
  `update deposit_products as product
    set withdrawal_penalty = case issuer.institution when 'bank' then 1 else 2 end,
      no_interest_days = case issuer.institution when 'bank' then 0 else 180 end
    from deposit_issuers as issuer where issuer.key = product.issuer_key`,
  `delete from deposit_highlights
    where content like 'Can be withdrawn early%' or content like '%on early withdrawal%'
      or content like 'An early withdrawal earns%'`,
];
