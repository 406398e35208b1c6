import { sql } from 'kysely';
import {
  everyOne,
  indianDay,
  type Postings,
  type Which,
} from '#infrastructure/backend/ledger/ledger.ts';
import type { GatewayPayments } from './gateway-payments.ts';

/**
 * Payments whose money arrived too late and was sent back on the same day. `which` is a condition
 * on the table `payment`.
 */
export function refundPostings(
  { table, word }: GatewayPayments,
  which: Which = everyOne,
): Postings {
  return sql`
    select payment.investor_id, movement.kind, ${sql.lit(`${word} `)} || payment.id as source,
      ${indianDay(sql`payment.finished_at`)} as posted_on, entry.account,
      movement.direction * entry.amount as amount
    from ${sql.table(table)} as payment
    cross join (values ('payment', 1), ('refund', -1)) as movement (kind, direction)
    cross join lateral (values ('investor', -payment.amount), ('paid-in', payment.amount))
      as entry (account, amount)
    where payment.state = 'refunded' and ${which}`;
}
