/** The default serves processes of the previous version, which insert orders without `pay_by`. */
export const PAY_BY = [
  `alter table deposit_orders
    add column pay_by timestamptz not null default (now() + interval '7 days'),
    add column ended_at timestamptz`,
  `update deposit_orders set pay_by = started_at + interval '7 days'`,
  `alter table deposit_orders drop constraint deposit_orders_state_check`,
  `alter table deposit_orders add constraint deposit_orders_state_check
    check (state in ('started', 'booked', 'cancelled', 'expired'))`,
  `create index deposit_orders_due on deposit_orders (pay_by) where state = 'started'`,
];
