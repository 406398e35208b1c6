import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * The accounts of each investor. What leaves one arrives in another: the bank account of the
 * investor, what we were paid and have not passed on, principal at issuers, interest that issuers
 * pay, what sellers got for shares, and duty, tax and charges.
 */
export type LedgerAccount = 'investor' | 'paid-in' | 'deposits' | 'interest' | 'shares' | 'charges';

/**
 * A payment arrives and a refund goes back; a deposit or an order takes what was paid in; interest
 * goes to the investor; at maturity a deposit is ours to pay out, or to put into the next one.
 */
export type MovementKind =
  'payment' | 'refund' | 'deposit' | 'interest' | 'maturity' | 'payout' | 'order';

/**
 * A query over the records of a context that answers what they move: `investor_id`, `kind`,
 * `source`, `posted_on`, `account`, `amount`, a row for each entry. The same query posts what a
 * transaction has just recorded and says, later on, what the ledger should hold.
 */
export type Postings = RawBuilder<unknown>;

/** Chooses records for postings, such as sql`payment.id = ${7}`. */
export type Which = RawBuilder<unknown>;

export const everyOne: Which = sql`true`;

/** The day in India of a time in UTC; India has one time, and no summer time. */
export function indianDay(time: RawBuilder<unknown>): RawBuilder<string> {
  return sql`((${time} at time zone 'UTC') + interval '330 minutes')::date`;
}

/**
 * Posts movements of money. A second posting of one source breaks the transaction, and so does, at
 * its end, a movement that does not balance.
 * @param transaction the one that records what moves the money
 */
export async function post(transaction: Kysely<Database>, postings: Postings): Promise<void> {
  await sql`
    with posting as (select * from (${postings}) as each where amount <> 0),
    movement as (
      insert into ledger_movements (investor_id, kind, source, posted_on)
      select distinct investor_id, kind, source, posted_on from posting order by posted_on, source
      returning id, investor_id, kind, source
    )
    insert into ledger_entries (investor_id, movement_id, account, amount)
    select investor_id, movement.id, account, amount
    from posting join movement using (investor_id, kind, source)
  `.execute(transaction);
}
