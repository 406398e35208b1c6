import { Money } from '#domain/platform/money.ts';
import { OrderActor } from '#domain/private-market/orders/order-moves.ts';
import { SellRequestMove } from '#domain/private-market/holdings/sell-request-moves.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { MagicValue, Sandbox } from '#infrastructure/backend/context.ts';
import { readSetting } from '#infrastructure/backend/database/stored-settings.ts';
import { attemptAll, attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import {
  expireConsents,
  moveDueRequest,
} from '#infrastructure/backend/private-market/records/sell-requests.ts';
import { shareNamed } from '#infrastructure/backend/private-market/records/share-rows.ts';
import type { SellRequestRecord } from '#infrastructure/backend/private-market/sell-requests.tables.ts';

const by = OrderActor.Desk;
/** Seconds after which the operations desk reviews a request in automatic mode. */
const REVIEW_SECONDS = 20;
const SALE_SECONDS = 90;

/**
 * Expires sale requests whose investor did not consent in time. In automatic mode, also reviews and
 * completes requests for the operations desk.
 */
export async function runDueSellRequestJobs(sandbox: Sandbox, until: Date): Promise<void> {
  await attemptAll([
    ['consents to sales', () => expireConsents(sandbox, until)],
    ['sales', async () => sandbox.desk.isAuto && sellAgreed(sandbox, until)],
    ['sell requests', async () => sandbox.desk.isAuto && reviewWaiting(sandbox, until)],
  ]);
}

async function sellAgreed(sandbox: Sandbox, until: Date): Promise<void> {
  const agreed = await due(sandbox, { status: 'agreed', seconds: SALE_SECONDS, until });
  const act = { from: 'agreed', move: SellRequestMove.MarkSold, by } as const;
  await attemptEach('sell request', agreed, ({ id }) => moveDueRequest(sandbox, { id, ...act }));
}

async function reviewWaiting(sandbox: Sandbox, until: Date): Promise<void> {
  const waiting = await due(sandbox, { status: 'under-review', seconds: REVIEW_SECONDS, until });
  await attemptEach('sell request', waiting, async (request) => {
    const isDear = await asksTooMuch(sandbox.database, request);
    const move = isDear ? SellRequestMove.Refuse : SellRequestMove.Accept;
    await moveDueRequest(sandbox, { id: request.id, from: 'under-review', move, by });
  });
}

interface Waiting {
  readonly status: 'under-review' | 'agreed';
  readonly seconds: number;
  readonly until: Date;
}

/**
 * The requests that have waited long enough, by id. Leaves out sample requests, which the desk must
 * not change.
 */
async function due({ database }: Sandbox, { status, seconds, until }: Waiting) {
  const since = new Date((await readSetting(database, 'sample-world')) ?? 0);
  return database
    .selectFrom('sell_requests')
    .selectAll()
    .where('status', '=', status)
    .where('requested_at', '>=', since)
    .where(
      status === 'agreed' ? 'agreed_at' : 'requested_at',
      '<=',
      new Date(until.getTime() - seconds * 1000),
    )
    .orderBy('id')
    .execute();
}

/** Whether the asking price is above the share's price range, so that no buyer is found. */
async function asksTooMuch(
  database: Kysely<Database>,
  { share_name, asking_price }: SellRequestRecord,
): Promise<boolean> {
  const share = await shareNamed(database, share_name);
  if (share === undefined || share.maximum_price === null) return false;
  return Money.of(asking_price).isGreaterThan(Money.of(share.maximum_price));
}

export const sellRequestMagicValues: readonly MagicValue[] = [
  {
    step: 'sell',
    label: 'Asking price per share',
    value: 'Above the price range of the share',
    outcome:
      'In automatic mode the desk finds no buyer. At any other price it accepts, and sells ' +
      'once you agree.',
  },
];
