import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/**
 * The ledger accounts of each investor: the investor's own bank account (`investor`), money
 * received and not yet passed on (`paid-in`), principal at issuers (`deposits`), interest paid by
 * issuers, the cost of held shares, the gain or loss on sales, and charges such as stamp duty and
 * tax. Money that leaves one account enters another.
 */
export type LedgerAccount =
  'investor' | 'paid-in' | 'deposits' | 'interest' | 'shares' | 'gains' | 'charges';

/**
 * The kinds of money movements. A `payment` arrives, and a `refund` goes back. A `deposit` or an
 * `order` uses money received. `interest` is paid to the investor. At `maturity` a deposit becomes
 * money to pay out (`payout`) or to reinvest. In a `sale` Vriddhi pays the investor, and the
 * shares leave the account at their cost.
 */
export type MovementKind =
  'payment' | 'refund' | 'deposit' | 'interest' | 'maturity' | 'payout' | 'order' | 'sale';

/**
 * A query over a context's records that returns one row per entry: `investor_id`, `kind`, `source`,
 * `posted_on`, `account`, `amount`. It posts what a transaction has just recorded, and
 * reconciliation uses it to compute what the ledger should contain.
 */
export type Postings = RawBuilder<unknown>;

/** An SQL condition that selects the records to post, such as sql`payment.id = ${7}`. */
export type Which = RawBuilder<unknown>;

export const everyOne: Which = sql`true`;

/** How one kind of record moves money. Every field but `kind` is SQL over the tables in `from`. */
export interface PostingRule {
  readonly kind: MovementKind;
  readonly investor: Postings;
  /** Text that identifies the record, unique within its kind. */
  readonly source: Postings;
  /** The date of the movement in India. */
  readonly day: Postings;
  /** The amount for each account, negative if money leaves it. The amounts sum to zero. */
  readonly entries: Readonly<Partial<Record<LedgerAccount, Postings>>>;
  /** The tables of the records, with their joins. */
  readonly from: Postings;
  readonly which: Which;
}

export function postingsOf(rule: PostingRule): Postings {
  const { kind, investor, source, day, entries, from, which } = rule;
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

/** SQL for the date in India of a UTC time. India has one time zone and no daylight saving time. */
export function indianDay(time: RawBuilder<unknown>): RawBuilder<string> {
  return sql`((${time} at time zone 'UTC') + interval '330 minutes')::date`;
}

/**
 * Posts movements of money. Posting a source twice fails at once; a movement that does not balance
 * fails when the transaction ends.
 * @param transaction the transaction that records the cause
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
