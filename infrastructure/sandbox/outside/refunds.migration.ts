/** Money that came when a payment was over, and went back. */
export function refundsIn(table: 'deposit_payments' | 'share_payments'): readonly string[] {
  return [
    `alter table ${table} drop constraint ${table}_state_check`,
    `alter table ${table} add constraint ${table}_state_check
      check (state in ('open', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded'))`,
  ];
}
