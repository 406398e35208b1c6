import type { BasketRow } from '#infrastructure/private-market/baskets.wire.ts';
import type { LastQuoteRow } from '#infrastructure/private-market/last-quote.wire.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { BasketsTable } from '#infrastructure/backend/private-market/baskets.tables.ts';

/** Selects the shares of baskets in their order, with the data that a page shows. */
export function basketItems(database: Kysely<Database>) {
  return database
    .selectFrom('basket_items as item')
    .innerJoin('shares as share', 'share.id', 'item.share_id')
    .leftJoin('share_companies as company', 'company.share_id', 'item.share_id')
    .select(['item.basket_id', 'item.quantity', 'item.weightage', 'share.id', 'share.name'])
    .select(['share.logo_url', 'share.isin', 'share.industry', 'share.domain_name'])
    .select(['share.available_on_cdsl', 'share.available_on_nsdl', 'share.retail_price'])
    .select([
      sql<string | null>`company.overrides ->> 'market_cap_amount'`.as('own_amount'),
      sql<string | null>`company.overrides ->> 'market_cap_amount_currency'`.as('own_currency'),
      sql<string | null>`company.cap_table #>> '{postMoneyValuation,amount}'`.as('amount'),
      sql<string | null>`company.cap_table #>> '{postMoneyValuation,currency}'`.as('currency'),
    ])
    .orderBy('item.basket_id')
    .orderBy('item.position');
}

export type BasketItemRecord = Awaited<
  ReturnType<ReturnType<typeof basketItems>['executeTakeFirstOrThrow']>
>;

/** @throws Refusal for an unknown basket */
export async function basketById(
  database: Kysely<Database>,
  id: number,
): Promise<BasketsTable> {
  const basket = await database
    .selectFrom('baskets')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (basket !== undefined) return basket;
  const message = 'We could not find this basket.';
  throw new Refusal({ status: 404, code: 'no-such-basket', message, field: 'basket_id' });
}

/** A basket with its shares in the wire format. */
export function basketRow(
  { id, name, description, price }: BasketsTable,
  items: readonly BasketItemRecord[],
  quotes: ReadonlyMap<number, LastQuoteRow>,
): BasketRow {
  return {
    basket: {
      basket_id: id,
      ...(name !== null && { basket_name: name }),
      ...(description !== null && { description }),
      retail_basket_price: price,
    },
    items: items
      .filter(({ basket_id }) => basket_id === id)
      .map((item) => itemRow(item, quotes.get(item.id))),
  };
}

function itemRow(
  item: BasketItemRecord,
  quote: LastQuoteRow | undefined,
): BasketRow['items'][number] {
  const marketCap = marketCapOf(item);
  return {
    quantity: item.quantity,
    retail_weightage: item.weightage,
    product: {
      pre_ipo_stock_id: item.id,
      pre_ipo_share_name: item.name,
      ...(item.logo_url !== null && { logo_url: item.logo_url }),
      retail_price: item.retail_price ?? '0',
      isin_no: item.isin,
      industry: item.industry,
      domain_name: item.domain_name,
      available_on_cdsl: item.available_on_cdsl,
      available_on_nsdl: item.available_on_nsdl,
      ...(marketCap !== undefined && { market_cap: marketCap }),
      ...quote,
    },
  };
}

/**
 * The market capitalisation of a share. The provider's own figure takes precedence over the company
 * data.
 */
function marketCapOf({ own_amount, own_currency, amount, currency }: BasketItemRecord) {
  if (own_amount !== null) return { amount: own_amount, currency: own_currency ?? 'INR' };
  return amount === null ? undefined : { amount, currency: currency ?? 'INR' };
}
