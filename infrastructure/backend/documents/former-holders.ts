import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

interface Holder {
  readonly name: string | null;
  readonly demat_number: string | null;
}

/** The investor as a paper of this moment names them, whatever the desk has taken away since. */
export async function holderAt(
  database: Kysely<Database>,
  { investorId, at }: { readonly investorId: number; readonly at: Date },
): Promise<Holder> {
  const former = await database
    .selectFrom('former_holders')
    .select(['name', 'demat_number'])
    .where('investor_id', '=', investorId)
    .where('until', '>', at)
    .orderBy('until')
    .limit(1)
    .executeTakeFirst();
  if (former !== undefined) return former;
  return database
    .selectFrom('investors')
    .select(['name', 'demat_number'])
    .where('id', '=', investorId)
    .executeTakeFirstOrThrow();
}

/** Stores whom the papers so far name. An investor without any has none to store. */
export async function keepHolder(
  database: Kysely<Database>,
  { investorId, until }: { readonly investorId: number; readonly until: Date },
): Promise<void> {
  await sql`
    insert into former_holders (investor_id, name, demat_number, until)
    select id, name, demat_number, ${until} from investors
    where id = ${investorId} and (
      exists (select from deposits where investor_id = ${investorId})
      or exists (select from share_orders where investor_id = ${investorId}))
    on conflict do nothing
  `.execute(database);
}
