/**
 * Keeps the rate card of each product as it stood on each day on which a deposit was booked. For
 * deposits booked before this migration, the present card is stored and marked as assumed.
 */
export const BOOKING_DAY_RATES: readonly string[] = [
  `create table booking_day_rates (
    product_id integer not null references deposit_products,
    day date not null,
    payout_code text not null,
    tenure text not null,
    rate_r numeric(6, 2) not null,
    rate_f numeric(6, 2) not null,
    rate_sc numeric(6, 2) not null,
    rate_fsc numeric(6, 2) not null,
    is_assumed boolean not null,
    primary key (product_id, day, payout_code, tenure)
  )`,
  `insert into booking_day_rates
    select distinct rate.product_id, deposit.started_on, rate.payout_code, rate.tenure,
      rate.rate_r, rate.rate_f, rate.rate_sc, rate.rate_fsc, true
    from deposits as deposit inner join deposit_rates as rate using (product_id)`,
];

/**
 * Keeps several rate cards of a product for one day, and names in each deposit the card of its
 * booking. Processes of an earlier version write and name the card whose digest is empty.
 */
export const RATE_CARD_OF_BOOKING: readonly string[] = [
  `alter table booking_day_rates add column card_digest text not null default ''`,
  `alter table booking_day_rates drop constraint booking_day_rates_pkey`,
  `alter table booking_day_rates
    add primary key (product_id, day, card_digest, payout_code, tenure)`,
  `alter table deposits add column card_digest text not null default ''`,
];
