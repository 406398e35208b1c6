/** Adds the state of payments whose money arrived too late and was sent back. */
export function refundsIn(table: 'deposit_payments' | 'share_payments'): readonly string[] {
  return [
    `alter table ${table} drop constraint ${table}_state_check`,
    `alter table ${table} add constraint ${table}_state_check
      check (state in ('open', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded'))`,
  ];
}
