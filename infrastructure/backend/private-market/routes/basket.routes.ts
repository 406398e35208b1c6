import {
  basketsReply,
  constituentsQuery,
  constituentsReply,
} from '#infrastructure/private-market/baskets.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  basketById,
  basketItems,
  basketRow,
} from '#infrastructure/backend/private-market/records/basket-records.ts';
import { quoteFields } from '#infrastructure/backend/private-market/records/share-quotes.ts';

export function addBasketRoutes(sandbox: Sandbox): void {
  addList(sandbox);
  addConstituents(sandbox);
}

function addList(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/baskets',
    summary: 'List baskets of unlisted shares',
    access: 'public',
    reply: basketsReply,
    run: async ({ database }) => {
      const baskets = await database
        .selectFrom('baskets')
        .selectAll()
        .orderBy('position')
        .execute();
      const items = await basketItems(database).execute();
      const quotes = await quoteFields(database);
      const data = { baskets: baskets.map((basket) => basketRow(basket, items, quotes)) };
      return { status: 200, message: 'Baskets', data };
    },
  });
}

function addConstituents(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/baskets/constituents',
    summary: 'Get a basket with its shares, reasons to invest and risks',
    access: 'public',
    query: constituentsQuery,
    reply: constituentsReply,
    run: async ({ query, database }) => {
      const basket = await basketById(database, query.basket_id);
      const items = await basketItems(database)
        .where('item.basket_id', '=', basket.id)
        .execute();
      const points = await database
        .selectFrom('basket_points')
        .selectAll()
        .where('basket_id', '=', basket.id)
        .orderBy('id')
        .execute();
      const ofKind = (kind: 'reason' | 'risk') => points.filter((point) => point.kind === kind);
      const row = {
        ...basketRow(basket, items, await quoteFields(database)),
        pre_ipo_basket_reasons: ofKind('reason').map(({ id, title, body }) => ({
          reason_id: id,
          title,
          body,
        })),
        pre_ipo_basket_risks: ofKind('risk').map(({ id, title, body }) => ({
          risk_id: id,
          title,
          body,
        })),
      };
      return { status: 200, message: 'Basket', data: { baskets: [row] } };
    },
  });
}
