import { sql } from 'kysely';
import type { Which } from '#infrastructure/backend/ledger/ledger.ts';

/** An SQL condition on the tables `payment` and `orders` that selects an investor's rows. */
export function paidBy(investorId: number): Which {
  return sql`payment.investor_id = ${investorId} and orders.investor_id = ${investorId}`;
}
