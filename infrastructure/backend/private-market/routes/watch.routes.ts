import {
  watchlistQuery,
  watchlistReply,
  watchRequest,
} from '#infrastructure/private-market/shares.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { quoteFields } from '#infrastructure/backend/private-market/records/share-quotes.ts';
import {
  shareById,
  watchedRow,
} from '#infrastructure/backend/private-market/records/share-rows.ts';

/** Adds the calls of the watchlist. Repeating a change has no further effect. */
export function addWatchRoutes(sandbox: Sandbox): void {
  addWatch(sandbox);
  addUnwatch(sandbox);
  addWatchlist(sandbox);
}

function addWatch(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/add-to-watchlist',
    summary: 'Add a share to the watchlist',
    access: 'session',
    body: watchRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const share = await shareById(database, body.pre_ipo_stock_id);
      await database
        .insertInto('share_watches')
        .values({ investor_id: investorId, share_id: share.id, added_at: sandbox.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { status: 200, message: 'Added To Watchlist' };
    },
  });
}

function addUnwatch(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/delete-to-watchlist',
    summary: 'Remove a share from the watchlist',
    access: 'session',
    body: watchRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const share = await shareById(database, body.pre_ipo_stock_id);
      await database
        .deleteFrom('share_watches')
        .where('investor_id', '=', investorId)
        .where('share_id', '=', share.id)
        .execute();
      return { status: 200, message: 'Removed from watchlist!' };
    },
  });
}

function addWatchlist(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/watchlist',
    summary: 'List the investor’s watchlist, newest first',
    access: 'session',
    query: watchlistQuery,
    reply: watchlistReply,
    run: async ({ investorId, database }) => {
      const shares = await database
        .selectFrom('share_watches as watch')
        .innerJoin('shares as share', 'share.id', 'watch.share_id')
        .selectAll('share')
        .where('watch.investor_id', '=', investorId)
        .orderBy('watch.added_at', 'desc')
        .orderBy('share.position')
        .execute();
      const quotes = await quoteFields(database);
      const data = shares.map((share) => watchedRow(share, quotes));
      return { status: 200, message: 'Watchlist', data };
    },
  });
}
