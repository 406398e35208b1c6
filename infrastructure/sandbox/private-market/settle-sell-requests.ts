import { Money } from '#domain/platform/money.ts';
import { SellRequestMove } from '#domain/private-market/sell-request-moves.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { MagicValue, Sandbox } from '../platform/context.ts';
import { readSetting } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { moveSellRequest, type SellRequestRecord } from './sell-requests.ts';

/** How long a visitor waits for a desk that works by itself. */
const REVIEW_SECONDS = 20;
const SALE_SECONDS = 90;

/** A desk that works by itself answers what waits long enough, and then finds a buyer. */
export async function settleSellRequests(sandbox: Sandbox, until: Date): Promise<void> {
  if (!sandbox.desk.isAuto) return;
  for (const { id } of await due(sandbox, { status: 'accepted', seconds: SALE_SECONDS, until })) {
    await inTransaction(sandbox.database, (transaction) =>
      moveSellRequest(sandbox, transaction, { id, move: SellRequestMove.MarkSold }),
    );
  }
  const waiting = { status: 'under-review', seconds: REVIEW_SECONDS, until } as const;
  for (const request of await due(sandbox, waiting)) {
    await inTransaction(sandbox.database, async (transaction) => {
      const isDear = await asksTooMuch(transaction, request);
      const move = isDear ? SellRequestMove.Refuse : SellRequestMove.Accept;
      await moveSellRequest(sandbox, transaction, { id: request.id, move });
    });
  }
}

interface Waiting {
  readonly status: 'under-review' | 'accepted';
  readonly seconds: number;
  readonly until: Date;
}

/** The oldest first. What waits in the sample world is for people to look at. */
async function due({ database }: Sandbox, { status, seconds, until }: Waiting) {
  const since = new Date((await readSetting(database, 'sample-world')) ?? 0);
  return database
    .selectFrom('sell_requests')
    .selectAll()
    .where('status', '=', status)
    .where('requested_at', '>', since)
    .where(
      status === 'accepted' ? 'decided_at' : 'requested_at',
      '<=',
      new Date(until.getTime() - seconds * 1000),
    )
    .orderBy('id')
    .execute();
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
    outcome:
      'A desk that works by itself finds no buyer; at any other price it accepts, and sells later.',
  },
];
