import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { LedgerAccount, Postings } from './ledger.ts';

/** What a context contributes to ledger reconciliation. */
export interface Reconciliation {
  /** The ledger postings that all records of the context should have. */
  readonly postings: () => readonly Postings[];
  /**
   * Finds inconsistencies within the context's own records. Returns one message for each, without
   * personal data.
   */
  readonly imbalances: (database: Kysely<Database>) => Promise<readonly string[]>;
}

/** A context of the backend, as far as reconciliation reads it. */
export interface Reconciled {
  readonly reconciliation?: Reconciliation;
}

/** Maximum number of reported messages of each kind. */
const SHOWN = 20;

/** The balance of each ledger account over all investors, in rupees. */
export async function balances(
  database: Kysely<Database>,
): Promise<Readonly<Partial<Record<LedgerAccount, string>>>> {
  const rows = await database
    .selectFrom('ledger_entries')
    .select((of) => ['account', of.fn.sum<string>('amount').as('amount')])
    .groupBy('account')
    .orderBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

/**
 * Every difference between ledger and records; empty when they agree. It reads all records in one
 * snapshot, so it is for tests, the console and a nightly run, not for every request.
 */
export function imbalances(
  database: Kysely<Database>,
  contexts: readonly Reconciled[],
): Promise<readonly string[]> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const found = [
        ...(await unbalanced(transaction)),
        ...(await overdrawn(transaction)),
        ...(await misposted(transaction, contexts)),
      ];
      for (const { reconciliation } of contexts) {
        found.push(...((await reconciliation?.imbalances(transaction)) ?? []));
      }
      return found;
    });
}

async function inconsistencies(
  database: Kysely<Database>,
  query: ReturnType<typeof sql>,
): Promise<readonly string[]> {
  const limited = sql<{ message: string }>`select message from (${query}) as each
    order by message limit ${sql.lit(SHOWN)}`;
  const { rows } = await limited.execute(database);
  return rows.map(({ message }) => message);
}

/**
 * Movements that do not balance. The database refuses them, so a result means that its check is
 * gone.
 */
function unbalanced(database: Kysely<Database>): Promise<readonly string[]> {
  return inconsistencies(
    database,
    sql`select 'movement ' || movement.id || ' does not balance' as message
      from ledger_movements as movement
      left join ledger_entries as entry
        on entry.investor_id = movement.investor_id and entry.movement_id = movement.id
      group by movement.investor_id, movement.id
      having coalesce(sum(entry.amount), 1) <> 0`,
  );
}

/**
 * Investors with a negative balance: one investor's money must never pay for another's purchase.
 */
function overdrawn(database: Kysely<Database>): Promise<readonly string[]> {
  return inconsistencies(
    database,
    sql`select 'investor ' || investor_id || ' has ' || sum(amount) || ' on ' || account as message
      from ledger_entries where account in ('paid-in', 'deposits', 'shares', 'charges')
      group by investor_id, account having sum(amount) < 0`,
  );
}

/** Records that are not posted, and postings without a record, compared to the paisa. */
function misposted(
  database: Kysely<Database>,
  contexts: readonly Reconciled[],
): Promise<readonly string[]> {
  const all = contexts.flatMap(({ reconciliation }) => reconciliation?.postings() ?? []);
  if (all.length === 0) return Promise.resolve([]);
  const columns = sql`investor_id, kind, source, posted_on, account, amount`;
  const due = sql`select ${columns} from (${sql.join(all, sql` union all `)}) as each
    where amount <> 0`;
  const posted = sql`select movement.investor_id, kind, source, posted_on, account, amount
    from ledger_movements as movement join ledger_entries as entry
      on entry.investor_id = movement.investor_id and entry.movement_id = movement.id`;
  const named = sql`kind || ' of ' || source || ', ' || amount || ' on ' || account`;
  return inconsistencies(
    database,
    sql`with due as (${due}), posted as (${posted})
      select 'not posted: ' || ${named} as message
        from (select * from due except all select * from posted) as missing
      union all
      select 'posted without a record: ' || ${named}
        from (select * from posted except all select * from due) as surplus`,
  );
}
