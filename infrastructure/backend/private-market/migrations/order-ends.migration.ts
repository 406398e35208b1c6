/** The payment deadline of an order, and why it was cancelled. */
export const ORDER_ENDS = [
  `alter table share_orders add column pay_by timestamptz`,
  `alter table share_orders add column cancelled_because text
    check (cancelled_because in ('by-desk', 'by-investor', 'not-paid', 'refunded'))`,
  `create index share_orders_unpaid on share_orders (pay_by)
    where status in ('request_confirmed', 'payment_requested', 'payment_failed')`,
  // A column of its own, because a refund must not overwrite the payment time in `finished_at`.
  `alter table share_payments add column refunded_at timestamptz`,
];
