import {
  type DepositFilter,
  isNarrowing,
  matchesFilter,
} from '#domain/fixed-deposits/deposit-filter.ts';
import { DepositSort, sortedDeposits } from '#domain/fixed-deposits/deposit-sort.ts';
import { payoutFrequencyForCode } from '#domain/fixed-deposits/payout-frequency.ts';
import { type RateColumn, RateColumn as Column } from '#domain/fixed-deposits/rate-column.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { FdRequest } from '#infrastructure/fixed-deposits/rate-cards.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { type SchemeRecord, schemes } from './catalogue-queries.ts';
import { rateIn } from './deposit-offer.ts';
import { tenureFrom } from './stored-tenure.ts';

const DEFAULT_COUNT = 10;
/** The invest list: who narrows it means any deposit, not the ten that it shows. */
const POPULAR = 1;
const CUMULATIVE = 'C';

/** What a card carries as its tag, by the tag of its list. */
const LIST_TAGS: ReadonlyMap<number, string> = new Map([
  [3, 'High Return'],
  [7, 'Short Term'],
  [5, 'Long Term'],
]);

/** One page of a list, narrowed and ordered as it was asked for. */
export async function listed(database: Kysely<Database>, body: FdRequest) {
  const { category_id, tag_id = 0, count = DEFAULT_COUNT, page = 1, sort } = body;
  const filter = filterOf(body);
  const isWide = category_id === POPULAR && isNarrowing(filter);
  const rows = isWide ? await everyScheme(database, body) : await listRows(database, body);
  const cards = rows
    .map((row) => cardOf(row, body.rate_column ?? Column.Regular))
    .filter((card) => matchesFilter(card, filter));
  const shown = isWide ? onePerDeposit(cards) : cards;
  const found = sort === undefined ? shown : sortedDeposits(shown, sort);
  const onPage = found.slice((page - 1) * count, page * count);
  return { total: found.length, rows: onPage.map(({ row }) => row), tag: LIST_TAGS.get(tag_id) };
}

/** The filter of a request; a payout code that is not known counts as At Maturity. */
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

type SchemeCard = ReturnType<typeof cardOf>;

/** The facts of a row that filters and orders go by, for an investor of a column. */
function cardOf(row: SchemeRecord, column: RateColumn) {
  return {
    row,
    name: row.name,
    issuerName: row.issuer_name,
    institution: row.institution,
    isInsured: row.institution === 'bank',
    tenure: tenureFrom(row.tenure),
    rate: Percentage.of(rateIn(row, column)),
    interest: Money.of(row[`interest_${column}`]),
    payoutFrequencies: [payoutFrequencyForCode(row.payout_code)],
  };
}

/** The rows of a list; with another payout, those of its deposits that pay so. */
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

/** Of each deposit the row that most people take, else the one with the highest rate. */
function onePerDeposit(cards: readonly SchemeCard[]): readonly SchemeCard[] {
  const byDeposit = new Map<number, SchemeCard[]>();
  for (const card of cards) {
    const rows = byDeposit.get(card.row.product_id);
    if (rows === undefined) byDeposit.set(card.row.product_id, [card]);
    else rows.push(card);
  }
  return [...byDeposit.values()].flatMap((rows) => {
    const popular = rows.find(({ row }) => row.tag_name !== null);
    const [best] = sortedDeposits(rows, DepositSort.HighestRate);
    return popular ?? best ?? [];
  });
}
