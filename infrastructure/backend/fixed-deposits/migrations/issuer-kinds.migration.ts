/** Distinguishes four kinds of issuers, whose rules for early exits and tax differ. */
export const ISSUER_KINDS: readonly string[] = [
  `alter table deposit_issuers drop constraint deposit_issuers_institution_check`,
  `update deposit_issuers set institution = case
    when institution = 'bank' and name like '%Small Finance Bank%' then 'small-finance-bank'
    when institution = 'bank' then 'bank'
    when name like '%Housing Finance%' then 'hfc'
    else 'nbfc' end`,
  `alter table deposit_issuers add constraint deposit_issuers_institution_check
    check (institution in ('bank', 'small-finance-bank', 'nbfc', 'hfc'))`,
];
