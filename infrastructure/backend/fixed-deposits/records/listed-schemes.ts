import {
  type DepositFilter,
  isNarrowing,
  matchesFilter,
} from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { FdRequest } from '#infrastructure/fixed-deposits/catalogue/rate-cards.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { type SchemeRecord, schemes } from './catalogue-queries.ts';
import { type SchemeCard, schemeCard } from './scheme-card.ts';
import { sortedCards } from './sorted-cards.ts';

const DEFAULT_COUNT = 10;
/**
 * The category id of the invest page's list of ten deposits. With a filter, all deposits are
 * searched.
 */
const POPULAR = 1;
const CUMULATIVE = 'C';
/**
 * The dashboard's list with a single deposit: the one with the highest return for this investor.
 */
const BEST = { category: 3, tag: 1 } as const;

/** The tag shown on a card, by the tag id of its list. */
const LIST_TAGS: ReadonlyMap<number, string> = new Map([
  [3, 'High Return'],
  [7, 'Short Term'],
  [5, 'Long Term'],
]);

/** One page of a list, filtered and sorted as requested. */
export async function listed(database: Kysely<Database>, body: FdRequest) {
  const { category_id, tag_id = 0, count = DEFAULT_COUNT, page = 1, sort } = body;
  const filter = filterOf(body);
  const isBest = category_id === BEST.category && tag_id === BEST.tag;
  const isWide = isBest || (category_id === POPULAR && isNarrowing(filter));
  const rows = isWide ? await everyScheme(database, body) : await listRows(database, body);
  const cards = rows
    .map((row) => schemeCard(row, body.rate_column ?? RateColumn.Regular))
    .filter((card) => matchesFilter(card, filter));
  const shown = arranged(cards, { isBest, isWide });
  const found = sort === undefined ? shown : sortedCards(shown, sort);
  const onPage = found.slice((page - 1) * count, page * count);
  return { total: found.length, rows: onPage.map(({ row }) => row), tag: LIST_TAGS.get(tag_id) };
}

/** The rates of the listed products for all tenures at one payout, by product id. */
export async function tenuresOf(
  database: Kysely<Database>,
  rows: readonly SchemeRecord[],
  payout: string = CUMULATIVE,
): Promise<ReadonlyMap<number, readonly SchemeRecord[]>> {
  if (rows.length === 0) return new Map();
  const found = await schemes(database)
    .where('rate.payout_code', '=', payout)
    .where('rate.product_id', 'in', [...new Set(rows.map((row) => row.product_id))])
    .orderBy('rate.tenure_days')
    .execute();
  return byProduct(found, (row) => row.product_id);
}

/** The filter of a request. An unknown payout code counts as At Maturity. */
function filterOf(request: FdRequest): DepositFilter {
  const { search, issuer_kind, is_insured, tenure_range, minimum_rate } = request;
  const payout = request.payout_frequency_id;
  return {
    search,
    institution: issuer_kind,
    isInsured: is_insured === undefined ? undefined : is_insured === 1,
    tenureRange: tenure_range,
    payoutFrequency: payout === undefined ? undefined : payoutFrequencyForCode(payout),
    minimumRate: minimum_rate === undefined ? undefined : Percentage.of(minimum_rate),
  };
}

function arranged(
  cards: readonly SchemeCard[],
  { isBest, isWide }: { readonly isBest: boolean; readonly isWide: boolean },
): readonly SchemeCard[] {
  if (isBest) return bestFirst(cards);
  return isWide ? onePerDeposit(cards) : cards;
}

/** Deposits that can be booked today, the highest return first. */
function bestFirst(cards: readonly SchemeCard[]): readonly SchemeCard[] {
  const open = cards.filter(({ row }) => !row.is_coming_soon);
  return sortedCards(open, DepositSort.HighestRate);
}

/**
 * The rows of a list. If the request names a payout other than at maturity, returns the rows of the
 * same deposits and tenures with that payout.
 */
async function listRows(database: Kysely<Database>, body: FdRequest): Promise<SchemeRecord[]> {
  const { category_id = 0, tag_id = 0, payout_frequency_id: payout = CUMULATIVE } = body;
  const rows = await schemes(database)
    .innerJoin('deposit_lists as list', 'list.scheme_id', 'rate.id')
    .where('list.category_id', '=', category_id)
    .where('list.tag_id', '=', tag_id)
    .orderBy('list.position')
    .execute();
  if (payout === CUMULATIVE) return rows;
  const paid = await everyScheme(database, body);
  return rows.flatMap((row) =>
    paid.filter(
      (each) => each.product_id === row.product_id && each.tenure_days === row.tenure_days,
    ),
  );
}

function everyScheme(
  database: Kysely<Database>,
  { payout_frequency_id: payout = CUMULATIVE }: FdRequest,
): Promise<SchemeRecord[]> {
  return schemes(database)
    .where('rate.payout_code', '=', payout)
    .orderBy('product.id')
    .orderBy('rate.tenure_days')
    .execute();
}

/** One row per deposit: the row marked most invested, else the one with the highest return. */
function onePerDeposit(cards: readonly SchemeCard[]): readonly SchemeCard[] {
  const grouped = byProduct(cards, ({ row }) => row.product_id);
  return [...grouped.values()].flatMap((rows) => {
    const popular = rows.find(({ row }) => row.tag_name !== null);
    const [best] = sortedCards(rows, DepositSort.HighestRate);
    return popular ?? best ?? [];
  });
}

function byProduct<Item>(items: readonly Item[], idOf: (item: Item) => number) {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(idOf(item));
    if (group === undefined) groups.set(idOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
