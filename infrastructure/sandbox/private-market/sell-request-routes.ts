import { askingPriceViolation } from '#domain/private-market/sell-request.ts';
import {
  legalSellRequestMoves,
  SellRequestMove,
} from '#domain/private-market/sell-request-moves.ts';
import { shareNameViolation } from '#domain/private-market/share-name.ts';
import { Money } from '#domain/platform/money.ts';
import {
  sellRequest,
  sellRequestReply,
  sellRequestsReply,
} from '#infrastructure/private-market/sell-requests.wire.ts';
import { idText } from '#infrastructure/private-market/values.wire.ts';
import * as v from 'valibot';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { route } from '../platform/route.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  moveSellRequest,
  type PlaceOfSale,
  placesOfSales,
  sellRequests,
  tellOfSale,
} from './sell-requests.ts';

const MOST_REQUESTS = 20;

/** What investors want to sell, and the desk's answers. */
export function addSellRequestRoutes(sandbox: Sandbox): void {
  addSubmit(sandbox);
  addList(sandbox);
  addDesk(sandbox);
}

function addSubmit(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/pre-ipo/sell-request',
    summary: 'Asks the desk to sell shares',
    access: 'session',
    body: sellRequest,
    reply: sellRequestReply,
    moves: true,
    run: async ({ body, investorId, database }) => {
      refuseBadRequest(body);
      const request = await database
        .insertInto('sell_requests')
        .values({
          investor_id: investorId,
          share_name: body.share_name.trim(),
          units: body.quantity,
          asking_price: Money.of(body.asking_price).text,
          status: 'under-review',
          requested_at: sandbox.clock.now(),
          decided_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await tellOfSale(sandbox, database, request);
      return { status: 200, message: 'Your sell request is with our team.' };
    },
  });
}

function refuseBadRequest(body: { share_name: string; asking_price: string }): void {
  if (shareNameViolation(body.share_name) !== undefined) {
    throw wrong('share_name', 'Please select or enter a share name');
  }
  if (askingPriceViolation(body.asking_price) !== undefined) {
    throw wrong('asking_price', 'Please enter a valid asking price');
  }
}

function wrong(field: string, message: string): Refusal {
  return new Refusal({ status: 422, code: 'sell-request-wrong', message, field });
}

function addList(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/pre-ipo/sell-requests',
    summary: 'The sell requests of an investor, newest first',
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
        ...(request.sold_at !== null && { sold_on: request.sold_at.toISOString() }),
        ...placeOf(places.find((place) => place.sell_request_id === request.id)),
      }));
      return { status: 200, message: 'Sell requests', data };
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

/** For the console and for tools. */
function addDesk(sandbox: Sandbox): void {
  const { control, database } = sandbox;
  control({
    method: 'GET',
    path: '/sandbox/api/sell-requests',
    run: async () => {
      const requests = await sellRequests(database).limit(MOST_REQUESTS).execute();
      return requests.map((request) => ({
        id: request.id,
        investor: request.investor_name ?? request.mobile,
        mobile: request.mobile,
        shareName: request.share_name,
        quantity: request.units,
        askingPrice: Money.of(request.asking_price).text,
        status: request.status,
        legalMoves: legalSellRequestMoves(request.status),
        requestedAt: request.requested_at.toISOString(),
      }));
    },
  });
  for (const move of Object.values(SellRequestMove)) {
    control({
      method: 'POST',
      path: `/sandbox/api/sell-requests/:id/${move}`,
      params: v.strictObject({ id: idText }),
      run: ({ params }) =>
        inTransaction(database, (transaction) =>
          moveSellRequest(sandbox, transaction, { id: params.id, move }),
        ),
    });
  }
}
