import { Money } from '#domain/platform/money.ts';
import { ReviewMove } from '#domain/private-market/request-review.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { MagicValue, Sandbox } from '../platform/context.ts';
import { readSetting } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { decideSellRequest, type SellRequestRecord } from './sell-requests.ts';

/** How long a visitor waits for a desk that works by itself. */
const REVIEW_SECONDS = 20;

/** A desk that works by itself answers what waits long enough, the oldest first. */
export async function settleSellRequests(sandbox: Sandbox, until: Date): Promise<void> {
  if (!sandbox.desk.isAuto) return;
  const { database } = sandbox;
  // What waits in the sample world is for people to look at.
  const since = new Date((await readSetting(database, 'sample-world')) ?? 0);
  const due = await database
    .selectFrom('sell_requests')
    .selectAll()
    .where('status', '=', 'under-review')
    .where('requested_at', '>', since)
    .where('requested_at', '<=', new Date(until.getTime() - REVIEW_SECONDS * 1000))
    .orderBy('id')
    .execute();
  for (const request of due) {
    await inTransaction(database, async (transaction) => {
      const isDear = await asksTooMuch(transaction, request);
      const move = isDear ? ReviewMove.Refuse : ReviewMove.Accept;
      await decideSellRequest(sandbox, transaction, { id: request.id, move });
    });
  }
}

/** Above the range in which a share of the list is bought nobody buys it. */
async function asksTooMuch(
  database: Kysely<Database>,
  { share_name, asking_price }: SellRequestRecord,
): Promise<boolean> {
  const share = await database
    .selectFrom('shares')
    .select('maximum_price')
    .where('name', '=', share_name)
    .executeTakeFirst();
  if (share === undefined || share.maximum_price === null) return false;
  return Money.of(asking_price).isGreaterThan(Money.of(share.maximum_price));
}

export const sellRequestMagicValues: readonly MagicValue[] = [
  {
    step: 'sell',
    label: 'Asking price per share',
    value: 'Above the price range of the share',
    outcome: 'A desk that works by itself finds no buyer; at any other price it accepts.',
  },
];
