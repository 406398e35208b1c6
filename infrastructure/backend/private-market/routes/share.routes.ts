import {
  shareDetailReply,
  shareDetailRequest,
  shareListQuery,
  shareListReply,
} from '#infrastructure/private-market/shares.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { noteAddress } from '#infrastructure/backend/private-market/pages/investor-note-document.ts';
import { quoteFields } from '#infrastructure/backend/private-market/records/share-quotes.ts';
import {
  listedRow,
  shareById,
  watchedIds,
} from '#infrastructure/backend/private-market/records/share-rows.ts';

export function addShareRoutes(sandbox: Sandbox): void {
  addList(sandbox);
  addDetail(sandbox);
}

function addList(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/getpreipoproducts',
    summary: 'List all unlisted shares, or the selected opportunities',
    access: 'optional',
    query: shareListQuery,
    reply: shareListReply,
    run: async ({ query, investorId, database }) => {
      const shares = await database
        .selectFrom('shares')
        .selectAll()
        .$if(query.filter_key === 'select_opportunity', (all) =>
          all.where('is_select_opportunity', '=', true),
        )
        .orderBy('position')
        .execute();
      const watched = await watchedIds(database, investorId);
      const quotes = await quoteFields(database);
      const data = shares.map((share) => listedRow(share, { watched, quotes }));
      return { status: 200, message: 'Shares', data };
    },
  });
}

function addDetail(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/domaincustomdetails',
    summary: 'Get a share with its prices, reasons, risks and overrides of the company data',
    access: 'session',
    body: shareDetailRequest,
    reply: shareDetailReply,
    run: async ({ body, investorId, database }) => {
      const share = await shareById(database, body.pre_ipo_stock_id);
      const watched = await watchedIds(database, investorId);
      const quotes = await quoteFields(database, share.id);
      const detail = {
        ...listedRow(share, { watched, quotes }),
        investor_note_pdf_url: share.has_investor_note ? noteAddress(sandbox, share.id) : null,
        ...(await points(database, share.id)),
        tracxn_override_data: { dynamic_json_fields: await overrides(database, share.id) },
      };
      return { status: 200, message: 'Share', data: { data: detail } };
    },
  });
}

async function points(database: Kysely<Database>, shareId: number) {
  const rows = await database
    .selectFrom('share_points')
    .selectAll()
    .where('share_id', '=', shareId)
    .orderBy('position')
    .execute();
  return {
    preIPOReasons: rows
      .filter(({ kind }) => kind === 'reason')
      .map(({ position, title, body }) => ({ reason_id: position + 1, title, body })),
    preIPORisks: rows
      .filter(({ kind }) => kind === 'risk')
      .map(({ position, title, body }) => ({ risk_id: position + 1, title, body })),
  };
}

async function overrides(database: Kysely<Database>, shareId: number) {
  const company = await database
    .selectFrom('share_companies')
    .select('overrides')
    .where('share_id', '=', shareId)
    .executeTakeFirst();
  return (company?.overrides ?? {}) as Record<string, string | number>;
}
