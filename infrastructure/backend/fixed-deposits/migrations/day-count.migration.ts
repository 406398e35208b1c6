/** Deposits booked before this migration keep the convention with months of 30 days. */
export const DAY_COUNT = [
  `alter table deposits add column days_in_year smallint not null default 360
    check (days_in_year in (360, 365))`,
];
