import { sql } from 'kysely';
import type { Which } from '../platform/ledger.ts';

/** Chooses what is an investor's, for postings of `payment` with its `orders`. */
export function paidBy(investorId: number): Which {
  return sql`payment.investor_id = ${investorId} and orders.investor_id = ${investorId}`;
}
