/** The payment deadline of an order, and why it was cancelled. */
export const ORDER_ENDS = [
  `alter table share_orders add column pay_by timestamptz`,
  `alter table share_orders add column cancelled_because text
    check (cancelled_because in ('by-desk', 'by-investor', 'not-paid', 'refunded'))`,
  `create index share_orders_unpaid on share_orders (pay_by)
    where status in ('request_confirmed', 'payment_requested', 'payment_failed')`,
  // `finished_at` keeps the day of the payment when the payment is later returned.
  `alter table share_payments add column refunded_at timestamptz`,
];
