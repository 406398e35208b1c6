import { Percentage } from '#domain/platform/percentage.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { interestColumns } from '#infrastructure/backend/fixed-deposits/records/interest-columns.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';

/** Higher than every id of the sample data. */
const FIRST_ID = 1_000_001;
const MOST = 5000;
const ISSUERS = 50;
const AT_ONCE = 500;
const TENURES = ['6M', '1Y', '18M', '2Y', '3Y', '5Y', '7Y', '10Y'] as const;
const PLACES = ['Northern', 'Coastal', 'Hill', 'River', 'Plains'] as const;

/**
 * `POST /sandbox/api/catalogue`: adds many generated deposits with one scheme each, for load tests.
 * They remain until the next reset.
 */
export function addManySchemes(sandbox: Sandbox): void {
  sandbox.control({
    method: 'POST',
    path: '/sandbox/api/catalogue',
    body: v.strictObject({
      schemes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST)),
    }),
    run: ({ body }) =>
      inTransaction(sandbox.database, async (database) => {
        await removeMany(database);
        await insertMany(database, body.schemes);
        return { schemes: body.schemes };
      }),
  });
}

async function removeMany(database: Kysely<Database>): Promise<void> {
  await database.deleteFrom('deposit_rates').where('id', '>=', FIRST_ID).execute();
  await database.deleteFrom('deposit_products').where('id', '>=', FIRST_ID).execute();
  await database.deleteFrom('deposit_issuers').where('key', 'like', 'many-%').execute();
}

async function insertMany(database: Kysely<Database>, count: number): Promise<void> {
  if (count === 0) return;
  const issuers = Array.from({ length: ISSUERS }, (_, index) => issuerRow(index));
  await database.insertInto('deposit_issuers').values(issuers).execute();
  const places = Array.from({ length: count }, (_, index) => index);
  for (let start = 0; start < count; start += AT_ONCE) {
    const chunk = places.slice(start, start + AT_ONCE);
    await database.insertInto('deposit_products').values(chunk.map(productRow)).execute();
    await database.insertInto('deposit_rates').values(chunk.map(rateRow)).execute();
  }
}

function issuerRow(index: number) {
  const isBank = index % 2 === 0;
  return {
    key: issuerKey(index),
    name: `${placeOf(index)} ${isBank ? 'Bank' : 'Finance'} ${index + 1}`,
    institution: isBank ? ('bank' as const) : ('nbfc' as const),
    credit_rating: isBank ? null : 'AA (stable), CRISIL',
    logo_url: '/issuers/himadri.svg',
    is_coming_soon: false,
    asks_aadhaar: false,
    position: 1000 + index,
  };
}

function productRow(index: number) {
  return {
    id: FIRST_ID + index,
    issuer_key: issuerKey(index % ISSUERS),
    name: `${placeOf(index)} Deposit ${index + 1}`,
    heading: 'One of many, to see how long lists behave',
    start_colour: '#E3F0EA',
    end_colour: '#8FC5AB',
    minimum_amount: '10000',
    maximum_amount: '10000000',
    lock_in_days: 90,
    total_investors: index,
    is_coming_soon: false,
  };
}

function rateRow(index: number) {
  const tenure = tenureFrom(TENURES[index % TENURES.length] ?? '1Y');
  const hundredths = 550 + ((index * 37) % 350);
  const rate = (more: number) => Percentage.of(hundredths + more).fraction.toFixed(2);
  const row = {
    id: FIRST_ID + index,
    product_id: FIRST_ID + index,
    tenure: tenure.text,
    tenure_days: tenure.days,
    payout_code: 'C',
    rate_r: rate(0),
    rate_f: rate(10),
    rate_sc: rate(50),
    rate_fsc: rate(60),
    tag: null,
  };
  const issuer_key = issuerKey(index % ISSUERS);
  return { ...row, ...interestColumns({ ...row, issuer_key }) };
}

function issuerKey(index: number): string {
  return `many-${index + 1}`;
}

function placeOf(index: number): string {
  return PLACES[index % PLACES.length] ?? '';
}
