import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { bankDeposits } from '#infrastructure/backend/fixed-deposits/seed/sample/bank-deposits.ts';
import {
  commonContent,
  declarationQuestions,
  highlightsOf,
  issuerContent,
} from '#infrastructure/backend/fixed-deposits/seed/sample/content.ts';
import { financeCompanyDeposits } from '#infrastructure/backend/fixed-deposits/seed/sample/finance-company-deposits.ts';
import { sampleIssuers } from '#infrastructure/backend/fixed-deposits/seed/sample/issuers.ts';
import { sampleLists } from '#infrastructure/backend/fixed-deposits/seed/sample/lists.ts';
import { sampleOffers } from '#infrastructure/backend/fixed-deposits/seed/sample/offers.ts';
import { sampleRates } from '#infrastructure/backend/fixed-deposits/seed/sample/rates.ts';
import type {
  SampleDeposit,
  SampleIssuer,
} from '#infrastructure/backend/fixed-deposits/seed/sample/sample-types.ts';
import { isInsured } from '#infrastructure/backend/fixed-deposits/records/issuer-institution.ts';
import { interestColumns } from '#infrastructure/backend/fixed-deposits/records/interest-columns.ts';
import { seedHistory } from './seed-history.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';
import type { DepositRatesTable } from '#infrastructure/backend/fixed-deposits/tables.ts';

const DAY = 86_400_000;
const PAYOUT_ORDER = ['at-maturity', 'monthly', 'quarterly', 'half-yearly', 'yearly'] as const;
const EXTRAS = { r: undefined, f: 'female', sc: 'senior', fsc: 'both' } as const;

const deposits: readonly SampleDeposit[] = [...bankDeposits, ...financeCompanyDeposits];

/** Seeds issuers, deposits, rates, texts, and the history of the first sample investor. */
export async function seedFixedDeposits(sandbox: Sandbox): Promise<void> {
  const { database } = sandbox;
  await seedIssuers(database);
  await seedProducts(database);
  const rows = deposits.flatMap(rateRows);
  await database.insertInto('deposit_rates').values(rows).execute();
  await seedLists(database, rows);
  await seedTexts(database);
  await seedOffers(sandbox);
  await seedHistory(sandbox, rows);
}

async function seedIssuers(database: Kysely<Database>): Promise<void> {
  const rows = sampleIssuers.map((issuer, position) => ({
    key: issuer.key,
    name: issuer.name,
    institution: issuer.institution,
    credit_rating: issuer.creditRating ?? null,
    logo_url: `/issuers/${issuer.key}.svg`,
    is_coming_soon: issuer.isComingSoon === true,
    asks_aadhaar: issuer.asksAadhaar === true,
    phone: issuer.phone,
    address: issuer.address,
    position,
  }));
  await database.insertInto('deposit_issuers').values(rows).execute();
}

async function seedProducts(database: Kysely<Database>): Promise<void> {
  const rows = deposits.map((deposit) => ({
    id: deposit.id,
    issuer_key: deposit.issuer,
    name: deposit.name,
    heading: deposit.heading,
    start_colour: deposit.colours[0],
    end_colour: deposit.colours[1],
    minimum_amount: deposit.minimum,
    maximum_amount: deposit.maximum,
    lock_in_days: deposit.lockInDays,
    ...earlyWithdrawalCosts(deposit.issuer),
    total_investors: deposit.investors,
    is_coming_soon: deposit.isComingSoon === true,
  }));
  await database.insertInto('deposit_products').values(rows).execute();
}

/**
 * The costs of an early withdrawal. Finance companies follow the Reserve Bank's rules, and banks
 * usually deduct 1% from the rate.
 */
function earlyWithdrawalCosts(issuer: string) {
  return isInsured(issuerNamed(issuer).institution)
    ? { withdrawal_penalty: '1', no_interest_days: 0 }
    : { withdrawal_penalty: '2', no_interest_days: 180 };
}

type RateRow = Insertable<DepositRatesTable>;

/** The rate rows of a deposit: one per tenure and payout with a figure. */
function rateRows(deposit: SampleDeposit): readonly RateRow[] {
  return (sampleRates[deposit.id] ?? []).flatMap(([tenure, ...figures], line) =>
    figures.flatMap((figure, index): readonly RateRow[] => {
      const payout = PAYOUT_ORDER[index];
      if (figure === '' || payout === undefined) return [];
      const ids = { id: (deposit.id - 1000) * 1000 + (line + 1) * 10 + index };
      return [{ ...ids, ...rateRow(deposit, { tenure, figure, code: payoutCode(payout) }) }];
    }),
  );
}

function rateRow(
  deposit: SampleDeposit,
  { tenure, figure, code }: { readonly tenure: string; figure: string; readonly code: string },
) {
  const length = tenureFrom(tenure);
  const row = {
    product_id: deposit.id,
    tenure: length.text,
    tenure_days: length.days,
    payout_code: code,
    rate_r: rateOf(deposit, figure, 'r'),
    rate_f: rateOf(deposit, figure, 'f'),
    rate_sc: rateOf(deposit, figure, 'sc'),
    rate_fsc: rateOf(deposit, figure, 'fsc'),
    tag: deposit.mostInvested === tenure ? 'Most Invest' : null,
  };
  return { ...row, ...interestColumns({ ...row, issuer_key: deposit.issuer }) };
}

function rateOf(deposit: SampleDeposit, figure: string, column: RateColumn): string {
  const extra = EXTRAS[column];
  const more = extra === undefined ? '0' : deposit.extra[extra];
  return Percentage.of(Percentage.of(figure).decimal.plus(more)).toHundredth().text;
}

async function seedLists(database: Kysely<Database>, rows: readonly RateRow[]): Promise<void> {
  const cards = sampleLists.flatMap(({ category, tag, cards: listed }) =>
    listed.map(([deposit, tenure], position) => ({
      category_id: category,
      tag_id: tag,
      scheme_id: schemeIdOf(rows, { deposit, tenure, code: 'C' }),
      position,
    })),
  );
  await database.insertInto('deposit_lists').values(cards).execute();
}

/** @throws an Error if the sample data names a row that does not exist */
export function schemeIdOf(
  rows: readonly RateRow[],
  { deposit, tenure, code }: { readonly deposit: number; tenure: string; code: string },
): number {
  const days = tenureFrom(tenure).days;
  const row = rows.find(
    (each) => each.product_id === deposit && each.tenure_days === days && each.payout_code === code,
  );
  if (row === undefined) throw new Error(`deposit ${deposit} has no rate for ${tenure} ${code}`);
  return row.id;
}

async function seedTexts(database: Kysely<Database>): Promise<void> {
  const content = deposits.flatMap(({ id, issuer }) =>
    [...(issuerContent[issuer] ?? []), ...commonContent(issuerNamed(issuer))].map(
      (block, position) => ({ product_id: id, position, ...block }),
    ),
  );
  await database.insertInto('deposit_content').values(content).execute();
  const highlights = deposits.flatMap(({ id, issuer }) =>
    highlightsOf(issuerNamed(issuer)).map((highlight, position) => ({
      product_id: id,
      position,
      content: highlight.content,
      is_visible: highlight.isVisible,
    })),
  );
  await database.insertInto('deposit_highlights').values(highlights).execute();
  const questions = declarationQuestions.map((question, index) => ({
    id: index + 1,
    question,
    kind: index === 0 ? ('pep' as const) : ('other' as const),
  }));
  await database.insertInto('declaration_questions').values(questions).execute();
}

function issuerNamed(key: string): SampleIssuer {
  const issuer = sampleIssuers.find((each) => each.key === key);
  if (issuer === undefined) throw new Error(`there is no sample issuer ${key}`);
  return issuer;
}

async function seedOffers({ database, clock }: Sandbox): Promise<void> {
  const now = clock.now().getTime();
  const rows = sampleOffers.map(({ deposit, note, icon, days }, position) => ({
    product_id: deposit,
    position,
    note,
    icon,
    ends_at: days === undefined ? null : new Date(now + days * DAY),
  }));
  await database.insertInto('deposit_offers').values(rows).execute();
}
