import { sql } from 'kysely';
import type { Which } from '../platform/ledger.ts';

/** Chooses an investor's own for postings of `payment` with its `orders`: both name the investor. */
export function paidBy(investorId: number): Which {
  return sql`payment.investor_id = ${investorId} and orders.investor_id = ${investorId}`;
}
