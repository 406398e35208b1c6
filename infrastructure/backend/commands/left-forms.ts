import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { DAY } from '#infrastructure/backend/http/form-limit.ts';
import type { Signer } from '#infrastructure/backend/http/signer.ts';

/** A form with a limit for each address or number that it writes to. */
type LimitedForm = 'contact-message' | 'share-note';

/** The forms of the last 24 hours that wrote to one address or number. */
interface FormsTo {
  readonly recipient: string;
  readonly forms: number;
  readonly newest: Date;
}

/**
 * Keeps how many forms went to each address, when they are deleted with an account. Otherwise a
 * person could flood an address by deleting one account after another.
 */
export async function leaveForms(
  { signer }: Pick<Sandbox, 'signer'>,
  database: Kysely<Database>,
  { what, sent }: { readonly what: LimitedForm; readonly sent: readonly FormsTo[] },
): Promise<void> {
  if (sent.length === 0) return;
  const rows = sent.map(({ recipient, forms, newest }) => ({
    owner: ownerOf(signer, recipient),
    what,
    counted_from: newest,
    ends_at: new Date(newest.getTime() + DAY),
    uses: forms,
  }));
  const isOver = sql<boolean>`left_counts.ends_at <= excluded.counted_from`;
  await database
    .insertInto('left_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['owner', 'what']).doUpdateSet({
        uses: sql`case when ${isOver} then excluded.uses else left_counts.uses + excluded.uses end`,
        ends_at: sql`greatest(left_counts.ends_at, excluded.ends_at)`,
      }),
    )
    .execute();
}

/** How many forms to an address or number were deleted with accounts in the last 24 hours. */
export async function leftForms(
  { clock, signer }: Pick<Sandbox, 'clock' | 'signer'>,
  database: Kysely<Database>,
  { what, recipient }: { readonly what: LimitedForm; readonly recipient: string },
): Promise<number> {
  const left = await database
    .selectFrom('left_counts')
    .select('uses')
    .where('owner', '=', ownerOf(signer, recipient))
    .where('what', '=', what)
    .where('ends_at', '>', clock.now())
    .executeTakeFirst();
  return left?.uses ?? 0;
}

function ownerOf(signer: Signer, recipient: string): string {
  return signer.digest({ purpose: 'left-forms', recipient });
}
