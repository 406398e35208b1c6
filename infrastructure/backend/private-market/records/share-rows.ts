import { plainName } from '#domain/private-market/catalogue/distinct-texts.ts';
import type { LastQuoteRow } from '#infrastructure/private-market/last-quote.wire.ts';
import type {
  ListedShareRow,
  WatchedShareRow,
} from '#infrastructure/private-market/shares.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { SharesTable } from '#infrastructure/backend/private-market/catalogue.tables.ts';

export type ShareRecord = Selectable<SharesTable>;

/** @throws Refusal for an unknown share */
export async function shareById(database: Kysely<Database>, shareId: number): Promise<ShareRecord> {
  const share = await database
    .selectFrom('shares')
    .selectAll()
    .where('id', '=', shareId)
    .executeTakeFirst();
  if (share !== undefined) return share;
  const message = 'We could not find this share.';
  throw new Refusal({ status: 404, code: 'share-unknown', message, field: 'pre_ipo_stock_id' });
}

/** The listed share of a typed name, in any capitals and spaces. */
export async function shareNamed(
  database: Kysely<Database>,
  typed: string,
): Promise<Pick<ShareRecord, 'id' | 'name' | 'maximum_price'> | undefined> {
  const shares = database.selectFrom('shares').select(['id', 'name', 'maximum_price']);
  const name = plainName(typed);
  return (await shares.orderBy('id').execute()).find((share) => plainName(share.name) === name);
}

/** The ids of the shares that an investor watches; empty for a visitor. */
export async function watchedIds(
  database: Kysely<Database>,
  investorId: number | undefined,
): Promise<ReadonlySet<number>> {
  if (investorId === undefined) return new Set();
  const rows = await database
    .selectFrom('share_watches')
    .select('share_id')
    .where('investor_id', '=', investorId)
    .execute();
  return new Set(rows.map(({ share_id: id }) => id));
}

/** What the list adds to a share's record. */
export interface ListFacts {
  /** The ids of the shares that the investor watches. */
  readonly watched: ReadonlySet<number>;
  readonly quotes: ReadonlyMap<number, LastQuoteRow>;
}

export function listedRow(share: ShareRecord, { watched, quotes }: ListFacts): ListedShareRow {
  return {
    ...watchedRow(share, quotes),
    short_name: share.short_name,
    isin_no: share.isin,
    ipo_tag: share.ipo_tag,
    ipo_status: share.ipo_status,
    isWatchlisted: watched.has(share.id),
    min_qty: share.minimum_quantity,
    market_price: share.market_price,
    available_on_cdsl: share.available_on_cdsl,
    available_on_nsdl: share.available_on_nsdl,
    list_investor_dashboard: share.is_on_dashboard,
  };
}

export function watchedRow(share: ShareRecord, quotes: ListFacts['quotes']): WatchedShareRow {
  return {
    pre_ipo_stock_id: share.id,
    pre_ipo_share_name: share.name,
    domain_name: share.domain_name,
    industry: share.industry,
    logo_url: share.logo_url,
    available_stock: share.available_stock,
    min_price: share.minimum_price,
    max_price: share.maximum_price,
    retail_price: share.retail_price,
    ...quotes.get(share.id),
  };
}
