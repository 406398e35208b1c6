import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * The accounts of each investor. What leaves one arrives in another: the bank account of the
 * investor, what we were paid and have not passed on, principal at issuers, interest that issuers
 * pay, what the shares that are held have cost, what buyers pay above that (or below it), and duty,
 * tax and charges.
 */
export type LedgerAccount =
  'investor' | 'paid-in' | 'deposits' | 'interest' | 'shares' | 'gains' | 'charges';

/**
 * A payment arrives and a refund goes back; a deposit or an order takes what was paid in; interest
 * goes to the investor; at maturity a deposit is ours to pay out, or to put into the next one; at a
 * sale a buyer pays the investor, and shares leave with what they had cost.
 */
export type MovementKind =
  'payment' | 'refund' | 'deposit' | 'interest' | 'maturity' | 'payout' | 'order' | 'sale';

/**
 * A query over the records of a context that answers what they move: `investor_id`, `kind`,
 * `source`, `posted_on`, `account`, `amount`, a row for each entry. The same query posts what a
 * transaction has just recorded and says, later on, what the ledger should hold.
 */
export type Postings = RawBuilder<unknown>;

/** Chooses records for postings, such as sql`payment.id = ${7}`. */
export type Which = RawBuilder<unknown>;

export const everyOne: Which = sql`true`;

/** What records move, told of one of them. */
export interface Moves {
  readonly kind: MovementKind;
  readonly investor: Postings;
  /** Text, which no other record of this kind has. */
  readonly source: Postings;
  /** The day in India. */
  readonly day: Postings;
  /** What comes to each account; below zero where it leaves. Together it is nothing. */
  readonly entries: Readonly<Partial<Record<LedgerAccount, Postings>>>;
  /** The records, with what is joined to them. */
  readonly from: Postings;
  readonly which: Which;
}

/** The postings of such records. */
export function postingsOf(moves: Moves): Postings {
  const { kind, investor, source, day, entries, from, which } = moves;
  const rows = Object.entries(entries).map(
    ([account, amount]) => sql`(${sql.lit(account)}, ${amount})`,
  );
  return sql`
    select ${investor} as investor_id, ${sql.lit(kind)} as kind, ${source} as source,
      ${day} as posted_on, entry.account, entry.amount
    from ${from}
    cross join lateral (values ${sql.join(rows)}) as entry (account, amount)
    where ${which}`;
}

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
