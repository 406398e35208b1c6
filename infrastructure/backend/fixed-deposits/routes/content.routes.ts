import {
  contentReply,
  depositRequest,
  issuersReply,
  issuersRequest,
  offersReply,
  offersRequest,
  termsReply,
} from '#infrastructure/fixed-deposits/catalogue/deposit-catalogue.wire.ts';
import {
  highlightsReply,
  highlightsRequest,
} from '#infrastructure/fixed-deposits/holdings/held-deposits.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { notOffered } from '#infrastructure/backend/fixed-deposits/records/offered-deposit.ts';
import {
  institutionWire,
  isInsured,
} from '#infrastructure/backend/fixed-deposits/records/issuer-institution.ts';
import { termsAddress } from '#infrastructure/backend/fixed-deposits/pages/terms-document.ts';

export function addContentRoutes(sandbox: Sandbox): void {
  addIssuers(sandbox);
  addContent(sandbox);
  addOffers(sandbox);
  addTerms(sandbox);
  addHighlights(sandbox);
}

function addIssuers(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/products/issuers',
    summary: 'List the partner banks and finance companies',
    access: 'public',
    body: issuersRequest,
    reply: issuersReply,
    run: async ({ body, database }) => {
      const issuers = await database
        .selectFrom('deposit_issuers')
        .selectAll()
        .orderBy('position')
        .limit(body.count)
        .execute();
      const best = await bestProducts(database);
      const data = issuers.map((issuer) => ({
        issuer_id: issuer.key,
        issuer_name: issuer.name,
        logo_url: issuer.logo_url,
        is_comingsoon: issuer.is_coming_soon ? 1 : 0,
        institution_type: institutionWire(issuer.institution),
        is_insured: isInsured(issuer.institution) ? 1 : 0,
        ...(best.has(issuer.key) && { fd_id: best.get(issuer.key) }),
        ...(issuer.credit_rating !== null && { credit_rating: issuer.credit_rating }),
      }));
      return { status: 200, message: 'Issuers', data };
    },
  });
}

/**
 * Maps an issuer's key to the id of its product with the highest regular rate for payout at
 * maturity.
 */
async function bestProducts(database: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('deposit_rates as rate')
    .innerJoin('deposit_products as product', 'product.id', 'rate.product_id')
    .select(['product.issuer_key', 'product.id'])
    .where('rate.payout_code', '=', 'C')
    .orderBy('rate.rate_r')
    .orderBy('product.id', 'desc')
    .execute();
  return new Map(rows.map(({ issuer_key, id }) => [issuer_key, id]));
}

function addContent(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/getfdcontent',
    summary: 'List the issuer’s information about a deposit',
    access: 'public',
    body: depositRequest,
    reply: contentReply,
    run: async ({ body, database }) => {
      const blocks = await database
        .selectFrom('deposit_content')
        .select(['type as contenttype', 'title', 'content', 'icon'])
        .where('product_id', '=', body.fd_id)
        .orderBy('position')
        .execute();
      return { status: 200, message: 'Content', data: blocks };
    },
  });
}

function addOffers(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/products/getoffers',
    summary: 'List the current offers on a deposit',
    access: 'public',
    body: offersRequest,
    reply: offersReply,
    run: async ({ body, database }) => {
      const offers = await database
        .selectFrom('deposit_offers')
        .select(['note as scheme_note', 'icon'])
        .where('product_id', '=', body.fd_id)
        .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', sandbox.clock.now())]))
        .orderBy('position')
        .execute();
      return { status: 200, message: 'Offers', data: offers };
    },
  });
}

function addTerms(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/products/getterms',
    summary: 'Get the address of the terms of a deposit',
    access: 'public',
    body: depositRequest,
    reply: termsReply,
    run: async ({ body, database }) => {
      const product = await database
        .selectFrom('deposit_products')
        .select('id')
        .where('id', '=', body.fd_id)
        .executeTakeFirst();
      if (product === undefined) throw notOffered();
      const data = [{ pdf_link: termsAddress(sandbox, product.id) }];
      return { status: 200, message: 'Terms', data };
    },
  });
}

function addHighlights(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/gethighlights',
    summary: 'List the highlights of a held deposit',
    access: 'session',
    body: highlightsRequest,
    reply: highlightsReply,
    run: async ({ body, database }) => {
      const rows = await database
        .selectFrom('deposit_highlights')
        .select(['content', 'is_visible'])
        .where('product_id', '=', body.fd_id)
        .orderBy('position')
        .execute();
      const data = rows.map(({ content, is_visible }) => ({
        content,
        is_visible: is_visible ? 1 : 0,
      }));
      return { status: 200, message: 'Highlights', data };
    },
  });
}
