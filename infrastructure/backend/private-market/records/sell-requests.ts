import { OrderActor } from '#domain/private-market/orders/order-moves.ts';
import { paymentDeadlineFor } from '#domain/private-market/orders/payment-deadline.ts';
import {
  isOpenSellRequest,
  type MovableSellRequest,
  sellRequestAfter,
  SellRequestMove,
  type SellRequestMoveViolation,
  SellRequestStatus,
} from '#domain/private-market/holdings/sell-request-moves.ts';
import { sellSplit } from '#domain/private-market/holdings/sell-split.ts';
import { type Kysely, sql } from 'kysely';
import { lockInvestor, lockOwner } from '#infrastructure/backend/accounts/records/hold-account.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { noteSale } from './order-activity.ts';
import { sendSaleMessage } from './sale-messages.ts';
import type { SellRequestRecord } from '#infrastructure/backend/private-market/sell-requests.tables.ts';
import { takeFromHoldings, unitsHeld } from './take-from-holdings.ts';

/** The statuses of open sell requests: to review, accepted or agreed. */
export const OPEN_SELL_REQUESTS = Object.values(SellRequestStatus).filter(isOpenSellRequest);

/**
 * Selects sell requests for the operations desk: first those to review, then those to complete,
 * then the others, newest first.
 */
export function sellRequests(database: Kysely<Database>) {
  return database
    .selectFrom('sell_requests as request')
    .innerJoin('investors as investor', 'investor.id', 'request.investor_id')
    .selectAll('request')
    .select(['investor.name as investor_name', 'investor.mobile'])
    .orderBy((of) =>
      of
        .case()
        .when('request.status', '=', SellRequestStatus.UnderReview)
        .then(0)
        .when('request.status', 'in', OPEN_SELL_REQUESTS)
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('request.id', 'desc');
}

/** The holdings from which each sale took its units: those outside baskets first, then baskets. */
export function placesOfSales(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('share_sales as sale')
    .leftJoin('share_lots as lot', (join) =>
      join
        .onRef('lot.id', '=', 'sale.basket_lot_id')
        .onRef('lot.investor_id', '=', 'sale.investor_id'),
    )
    .select(['sale.sell_request_id', 'sale.share_id', 'lot.basket_id'])
    .where('sale.investor_id', '=', investorId)
    .orderBy('sale.id')
    .execute();
}

export type PlaceOfSale = Awaited<ReturnType<typeof placesOfSales>>[number];

export interface SaleAct {
  readonly id: number;
  readonly move: SellRequestMove;
  readonly by: OrderActor;
  /** The investor who must own the request; left out only in calls of the operations desk. */
  readonly investorId?: number;
}

/**
 * Changes the status of a sell request by a legal move of the desk, the investor or the clock, and
 * notifies the investor. A sale takes the units out of the portfolio.
 * @param transaction locks the request until it ends
 * @throws Refusal for an unknown request (404), or if the move is not legal now (409)
 */
export async function moveSellRequest(
  sandbox: Sandbox,
  transaction: Kysely<Database>,
  act: SaleAct,
): Promise<void> {
  const { id, move, by } = act;
  const request = await lockedRequest(transaction, act);
  if (request === undefined) throw noSuchRequest();
  const now = sandbox.clock.now();
  const after = sellRequestAfter(movableSale(request), { move, by, now: now.getTime() });
  if (!after.ok) throw refusalOf(after.failure);
  const changes = { ...timesOf(sandbox, { move, now }), status: after.value };
  const isSale = move === SellRequestMove.MarkSold;
  const taken = isSale ? { units_here: await takeFromHoldings(transaction, request, now) } : {};
  const moved = await transaction
    .updateTable('sell_requests')
    .set({ ...changes, ...taken })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sendSaleMessage(sandbox, transaction, moved);
  await noteSale(sandbox, transaction, { request: moved, move });
  if (!isSale && !isOpenSellRequest(after.value)) await passOnUnits(transaction, moved);
}

/**
 * Gives the held units of a request that ended without a sale to the open requests of the same
 * share, the oldest first, as far as these counted their units as held elsewhere.
 */
async function passOnUnits(
  transaction: Kysely<Database>,
  { investor_id, share_id, units_here }: SellRequestRecord,
): Promise<void> {
  let free = units_here ?? 0;
  const open = await transaction
    .selectFrom('sell_requests')
    .select(['id', 'units', 'units_here'])
    .where('investor_id', '=', investor_id)
    .where('share_id', '=', share_id)
    .where('status', 'in', OPEN_SELL_REQUESTS)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, units, units_here: here } of open) {
    const more = here === null ? 0 : Math.min(free, units - here);
    if (more === 0) continue;
    await transaction
      .updateTable('sell_requests')
      .set({ units_here: sql`units_here + ${more}` })
      .where('id', '=', id)
      .execute();
    free -= more;
  }
}

/** The fields of a sell request by which the domain checks whether a move is legal. */
export function movableSale({
  status,
  consent_by,
}: Pick<SellRequestRecord, 'status' | 'consent_by'>): MovableSellRequest {
  return { status, consentBy: consent_by?.getTime() };
}

/** Locks the account first, so that two moves of one investor never wait for each other. */
async function lockedRequest(
  transaction: Kysely<Database>,
  { id, investorId }: Pick<SaleAct, 'id' | 'investorId'>,
): Promise<SellRequestRecord | undefined> {
  await (investorId === undefined
    ? lockOwner(transaction, 'sell_requests', id)
    : lockInvestor(transaction, investorId));
  const byId = transaction.selectFrom('sell_requests').selectAll().where('id', '=', id);
  const own = investorId === undefined ? byId : byId.where('investor_id', '=', investorId);
  return own.forUpdate().executeTakeFirst();
}

interface DueSale extends Omit<SaleAct, 'investorId'> {
  readonly from: SellRequestStatus;
}

/**
 * Makes a due move of the clock or the desk. Does nothing if the request has left its status
 * meanwhile, for example because the investor answered.
 */
export async function moveDueRequest(
  sandbox: Sandbox,
  { from, ...act }: DueSale,
): Promise<void> {
  await inTransaction(sandbox.database, async (transaction) => {
    const request = await lockedRequest(transaction, act);
    if (request?.status === from) await moveSellRequest(sandbox, transaction, act);
  });
}

/** The times that a move sets: decision, consent deadline, consent, sale. */
function timesOf(
  { config }: Pick<Sandbox, 'config'>,
  { move, now }: { readonly move: SellRequestMove; readonly now: Date },
) {
  switch (move) {
    case SellRequestMove.Accept: {
      const hours = config.paymentHours;
      const consentBy = paymentDeadlineFor({ pricedAt: now.getTime(), hours });
      return { decided_at: now, consent_by: new Date(consentBy) };
    }
    case SellRequestMove.Agree:
      return { agreed_at: now };
    case SellRequestMove.MarkSold:
      return { sold_at: now };
    default:
      return { decided_at: now };
  }
}

/** Expires requests if the investor did not consent to the sale in time. */
export async function expireConsents(sandbox: Sandbox, until: Date): Promise<void> {
  const due = await sandbox.database
    .selectFrom('sell_requests')
    .select('id')
    .where('status', '=', 'accepted')
    .where('consent_by', '<=', until)
    .orderBy('id')
    .execute();
  const act = { from: 'accepted', move: SellRequestMove.Expire, by: OrderActor.Clock } as const;
  await attemptEach('sell request', due, ({ id }) => moveDueRequest(sandbox, { id, ...act }));
}

function noSuchRequest(): Refusal {
  const message = 'We could not find this sell request.';
  return new Refusal({ status: 404, code: 'no-such-sell-request', message });
}

const MESSAGES: Readonly<Record<SellRequestMoveViolation, string>> = {
  'not-for-this-actor': 'You cannot make this decision.',
  'already-decided': 'This sell request has already been decided.',
  'not-agreed': 'Only a sell request that the investor agreed to can be marked as sold.',
  'not-accepted': 'This sell request has no sale to agree to now.',
  'consent-expired': 'The time to accept this sale has ended.',
  'consent-time-left': 'The investor can still agree to this sale.',
};

function refusalOf(violation: SellRequestMoveViolation): Refusal {
  return new Refusal({ status: 409, code: violation, message: MESSAGES[violation] });
}

interface SellWish {
  readonly investorId: number;
  /** Undefined for a share that is not in the list. */
  readonly shareId: number | undefined;
  readonly units: number;
}

/**
 * The number of requested units that the investor holds with us, without those of other open
 * requests.
 */
export async function unitsHere(database: Kysely<Database>, wish: SellWish): Promise<number> {
  const { investorId, shareId, units } = wish;
  if (shareId === undefined) return 0;
  const held = await unitsHeld(database, { investorId, shareId });
  const open = await database
    .selectFrom('sell_requests')
    .select(['units', 'units_here'])
    .where('investor_id', '=', investorId)
    .where('share_id', '=', shareId)
    .where('status', 'in', OPEN_SELL_REQUESTS)
    .execute();
  const promised = open.reduce((sum, each) => sum + (each.units_here ?? each.units), 0);
  return sellSplit({ units, held, promised }).here;
}
