import { sql } from 'kysely';
import type { Which } from '#infrastructure/backend/ledger/ledger.ts';

/** A condition on `payment` and `orders` that selects an investor's rows, for postings. */
export function paidBy(investorId: number): Which {
  return sql`payment.investor_id = ${investorId} and orders.investor_id = ${investorId}`;
}
