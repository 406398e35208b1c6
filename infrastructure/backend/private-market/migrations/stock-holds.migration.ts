/** Until when an unpaid order holds its units. Holds of older orders end with the next job. */
export const STOCK_HOLDS = [
  `alter table share_orders add column held_until timestamptz`,
  `update share_orders set held_until = now()
    where reserved_units > 0
      and status in ('request_confirmed', 'payment_requested', 'payment_failed')`,
  `create index share_orders_holding on share_orders (held_until)
    where reserved_units > 0
      and status in ('request_confirmed', 'payment_requested', 'payment_failed')`,
];
