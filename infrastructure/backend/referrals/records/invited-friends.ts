import { Money } from '#domain/platform/money.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { friendInvestmentReward } from '#domain/referrals/referral-rewards.ts';
import type { ReferralEntryWire } from '#infrastructure/referrals/referrals.wire.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { dateAndTime } from './referral-time.ts';

/** A friend's investment: a booked deposit, or transferred shares or baskets. */
interface Investment {
  readonly investor_id: number;
  readonly on: Date;
  /** The invested amount in rupees. */
  readonly amount: string;
  readonly isPreIpo: boolean;
}

interface Entry {
  readonly at: Date;
  readonly wire: ReferralEntryWire;
}

/**
 * Sign-ups and investments by people who used a referral code, newest first. A code belongs to an
 * investor and not to a campaign, so the report of every campaign contains the same entries. A
 * friend's name is included once it is known, and the last four digits of the number. Rewards stay
 * after a friend's account is deleted, without name and number. For an investment, the report
 * contains the day and the reward, never the amount.
 */
export async function entriesOfInvited(
  database: Kysely<Database>,
  code: string,
): Promise<readonly ReferralEntryWire[]> {
  const friends = await invitedBy(database, code);
  if (friends.length === 0) return [];
  const ids = friends.map(({ id }) => id);
  const investments = [
    ...(await depositsOf(database, ids)),
    ...(await sharesOf(database, ids)),
  ].toSorted(byTime);
  return friends
    .flatMap((friend) => [
      signUpOf(friend),
      ...salesOf(
        friend,
        investments.filter(({ investor_id }) => investor_id === friend.id),
      ),
    ])
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ wire }) => wire);
}

type Friend = Awaited<ReturnType<typeof invitedBy>>[number];

function invitedBy(database: Kysely<Database>, code: string) {
  return database
    .selectFrom('investors')
    .select(['id', 'mobile', 'created_at'])
    // What `forgetTraces` writes for a deleted account.
    .select(
      sql<string | null>`case when deleted_at is null then name else 'A friend' end`.as('name'),
    )
    .where('invited_by', '=', code)
    .orderBy('id')
    .execute();
}

/** Renewals do not count, because they add no new money. */
async function depositsOf(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly Investment[]> {
  const booked = await database
    .selectFrom('deposit_orders')
    .select(['investor_id', 'principal', 'booked_at'])
    .where('investor_id', 'in', ids)
    .where('state', '=', 'booked')
    .where('origin', '<>', 'renewal')
    .orderBy('id')
    .execute();
  return booked.flatMap(({ investor_id, principal, booked_at }) =>
    booked_at === null ? [] : [{ investor_id, on: booked_at, amount: principal, isPreIpo: false }],
  );
}

/** A paid order does not count yet: it is refunded if its shares cannot be transferred. */
async function sharesOf(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly Investment[]> {
  const completed = await database
    .selectFrom('share_orders as order')
    .innerJoin('share_order_moves as move', (join) =>
      join
        .onRef('move.order_id', '=', 'order.id')
        .onRef('move.investor_id', '=', 'order.investor_id'),
    )
    .select('order.investor_id')
    .select(({ fn }) => fn.min('move.moved_at').as('on'))
    .select(sql<string>`"order".units * "order".fulfilled_price`.as('amount'))
    .where('order.investor_id', 'in', ids)
    .where('order.status', '=', OrderStatus.Completed)
    .where('order.fulfilled_price', 'is not', null)
    .where('move.to_status', '=', OrderStatus.Completed)
    .groupBy('order.id')
    .orderBy('order.id')
    .execute();
  return completed.map((order) => ({ ...order, isPreIpo: true }));
}

function signUpOf(friend: Friend): Entry {
  return entryOf(friend, { event: 'register', at: friend.created_at, earned: Money.zero });
}

/** The report entries of a friend's investments. The first one counts as the first transaction. */
function salesOf(friend: Friend, investments: readonly Investment[]): readonly Entry[] {
  return investments.map(({ on, amount, isPreIpo }, index) => {
    const investment = Money.of(amount);
    const earned = friendInvestmentReward({ investment, isPreIpo, isFirst: index === 0 });
    return entryOf(friend, { event: 'sale', at: on, earned });
  });
}

function entryOf(
  { name, mobile }: Friend,
  {
    event,
    at,
    earned,
  }: { readonly event: 'register' | 'sale'; readonly at: Date; readonly earned: Money },
): Entry {
  const wire = {
    event_name: event,
    status: '1',
    time: dateAndTime(at),
    referee_mobile: hiddenMobile(mobile),
    referee_name: name ?? '',
    purchaseValue: earned.text,
  };
  return { at, wire };
}

/** A number of which the last four digits are sent. */
export function hiddenMobile(mobile: string): string {
  return `XXXXXX${mobile.slice(-4)}`;
}

function byTime(a: Investment, b: Investment): number {
  return a.on.getTime() - b.on.getTime();
}
