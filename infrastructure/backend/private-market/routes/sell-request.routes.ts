import { OrderActor } from '#domain/private-market/orders/order-moves.ts';
import {
  askingPriceViolation,
  type SellRequestViolation,
  sellRequestViolationText,
} from '#domain/private-market/holdings/sell-request.ts';
import {
  SellRequestMove,
  SellRequestStatus,
} from '#domain/private-market/holdings/sell-request-moves.ts';
import { shareNameViolation } from '#domain/private-market/catalogue/share-name.ts';
import { Money } from '#domain/platform/money.ts';
import {
  saleAnswerRequest,
  sellRequest,
  sellRequestReply,
  sellRequestsReply,
} from '#infrastructure/private-market/sell-requests.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { refuseUnreadyInvestor } from '#infrastructure/backend/private-market/records/ordering-investor.ts';
import { sendSaleMessage } from '#infrastructure/backend/private-market/records/sale-messages.ts';
import {
  moveSellRequest,
  type PlaceOfSale,
  placesOfSales,
  unitsHere,
} from '#infrastructure/backend/private-market/records/sell-requests.ts';
import { shareNamed } from '#infrastructure/backend/private-market/records/share-rows.ts';
import { lockHoldings } from '#infrastructure/backend/private-market/records/take-from-holdings.ts';

export function addSellRequestRoutes(sandbox: Sandbox): void {
  addSubmit(sandbox);
  addList(sandbox);
  addAnswer(sandbox);
}

function addSubmit(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/pre-ipo/sell-request',
    summary: 'Request a sale of shares by the desk',
    access: 'session',
    body: sellRequest,
    reply: sellRequestReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      refuseBadRequest(body);
      await countUse(database, { investorId, what: 'sell-request', clock: sandbox.clock });
      await lockHoldings(database, investorId);
      const typed = body.share_name.trim();
      // A listed share has one name, however the investor writes it.
      const share = await shareNamed(database, typed);
      const wish = { investorId, shareId: share?.id, units: body.quantity };
      const request = await database
        .insertInto('sell_requests')
        .values({
          investor_id: investorId,
          share_name: share?.name ?? typed,
          share_id: share?.id ?? null,
          units: wish.units,
          units_here: await unitsHere(database, wish),
          asking_price: Money.of(body.asking_price).text,
          status: 'under-review',
          requested_at: sandbox.clock.now(),
          decided_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await sendSaleMessage(sandbox, database, request);
      return { status: 200, message: 'Your sell request is with our team.' };
    },
  });
}

function refuseBadRequest(body: { share_name: string; asking_price: string }): void {
  const share = shareNameViolation(body.share_name);
  if (share !== undefined) throw wrong('share_name', { field: 'share', violation: share });
  const price = askingPriceViolation(body.asking_price);
  if (price !== undefined) throw wrong('asking_price', { field: 'asking-price', violation: price });
}

function wrong(field: string, violation: SellRequestViolation): Refusal {
  const message = sellRequestViolationText(violation);
  return new Refusal({ status: 422, code: 'sell-request-wrong', message, field });
}

function addList(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/pre-ipo/sell-requests',
    summary: 'List the investor’s sell requests, newest first',
    access: 'session',
    reply: sellRequestsReply,
    run: async ({ investorId, database }) => {
      const requests = await database
        .selectFrom('sell_requests')
        .selectAll()
        .where('investor_id', '=', investorId)
        .orderBy('id', 'desc')
        .execute();
      const places = await placesOfSales(database, investorId);
      const data = requests.map((request) => ({
        sell_request_id: request.id,
        share_name: request.share_name,
        quantity: request.units,
        asking_price: Money.of(request.asking_price).text,
        status: request.status,
        created_on: request.requested_at.toISOString(),
        ...(request.decided_at !== null && { decided_on: request.decided_at.toISOString() }),
        ...(request.units_here !== null && { quantity_held_here: request.units_here }),
        ...(request.consent_by !== null && { consent_by: request.consent_by.toISOString() }),
        ...(request.sold_at !== null && { sold_on: request.sold_at.toISOString() }),
        ...placeOf(places.find((place) => place.sell_request_id === request.id)),
      }));
      return { status: 200, message: 'Sell requests', data };
    },
  });
}

const ANSWERS = {
  agree: SellRequestMove.Agree,
  decline: SellRequestMove.Decline,
  withdraw: SellRequestMove.Withdraw,
} as const;
const ANSWERED = { agree: 'agreed', decline: 'declined', withdraw: 'withdrawn' } as const;

function addAnswer(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'PUT',
    path: '/api/private-market/pre-ipo/sell-request/answer',
    summary: 'Agree to a sale, decline it, or withdraw the request',
    access: 'session',
    body: saleAnswerRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const { sell_request_id: id, tag } = body;
      await lockHoldings(database, investorId);
      const before = await database
        .selectFrom('sell_requests')
        .select('status')
        .where('id', '=', id)
        .where('investor_id', '=', investorId)
        .forUpdate()
        .executeTakeFirst();
      // A repeated answer changes nothing.
      if (before?.status !== ANSWERED[tag]) {
        const isSale = tag === 'agree' && before?.status === SellRequestStatus.Accepted;
        if (isSale) await refuseUnreadyInvestor(database, { investorId, purpose: 'sale' });
        const act = { id, investorId, move: ANSWERS[tag], by: OrderActor.Investor };
        await moveSellRequest(sandbox, database, act);
      }
      return { status: 200, message: 'Done' };
    },
  });
}

function placeOf(place: PlaceOfSale | undefined) {
  if (place === undefined) return {};
  const { share_id, basket_id } = place;
  return {
    sold_from: { pre_ipo_product_id: share_id, ...(basket_id !== null && { basket_id }) },
  };
}
