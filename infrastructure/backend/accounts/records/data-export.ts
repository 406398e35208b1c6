import { RECORD_RETENTION_YEARS } from '#domain/platform/record-retention.ts';
import { NameAgreement, nameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { investorById } from './investors.ts';

type Rows = Record<string, unknown>[];

/** Columns left out of the export: hashes and tokens mean nothing to a person, but help a thief. */
const SECRET = /hash|token|content|selfie|signature|secret/;

/** What is kept after an account is deleted, and for how long. */
export const KEPT_AFTER_DELETION = [
  `Orders, payments, deposits and holdings: at least ${RECORD_RETENTION_YEARS} years ` +
    '(Companies Act, 2013, section 128), without your name, ' +
    'mobile number, PAN, e-mail address and bank accounts.',
  'A registration as an advisor: until you ask us to end it.',
] as const;

/**
 * All data about an investor, by table. It finds every table with an `investor_id` itself, so that
 * new tables are included.
 */
export async function dataOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<Record<string, Rows>> {
  const records: Record<string, Rows> = {
    investors: await rows(database, sql`select * from investors where id = ${investorId}`),
    ...(await writtenTo(database, investorId)),
  };
  for (const table of await tablesOfInvestors(database)) {
    const query = sql`select * from ${sql.table(table)} where investor_id = ${investorId}`;
    records[table] = await rows(database, query);
  }
  const { name } = await investorById(database, investorId);
  records['bank_verifications'] = (records['bank_verifications'] ?? []).map((row) =>
    withoutStranger(row, name),
  );
  return records;
}

/**
 * Messages and forms have no investor id, so this finds them by mobile number and e-mail address.
 */
async function writtenTo(
  database: Kysely<Database>,
  investorId: number,
): Promise<Record<string, Rows>> {
  const { mobile, email } = await investorById(database, investorId);
  const address = email?.toLowerCase() ?? '';
  return {
    outbox_messages: await rows(
      database,
      // Hides valid codes, which only the phone may show.
      sql`select channel, recipient, sent_at, case when secret_until is null then text
          else regexp_replace(text, '[0-9]{6}', '••••••', 'g') end as text
        from outbox_messages where recipient in (${mobile}, ${email}, ${address}) order by id`,
    ),
    // Another person may have entered this number, so names and addresses are not exported.
    contact_messages: await rows(
      database,
      sql`select id, mobile, message, sent_at,
          case when email = ${address} then name end as name,
          case when email = ${address} then email end as email
        from contact_messages where email = ${address} or mobile = ${mobile} order by id`,
    ),
    share_notes: await rows(
      database,
      sql`select id, whatsapp_number, sent_at,
          case when lower(email) = ${address} then name end as name,
          case when lower(email) = ${address} then email end as email
        from share_notes where lower(email) = ${address} or whatsapp_number = ${mobile}
        order by id`,
    ),
    campaign_enrolments: await rows(
      database,
      sql`select * from campaign_enrolments where mobile = ${mobile}`,
    ),
  };
}

/**
 * Leaves out the account holder's name unless it matches the investor's, because it may name
 * another person.
 */
function withoutStranger(
  { name_at_bank: atBank, ...row }: Record<string, unknown>,
  name: string | null,
): Record<string, unknown> {
  const isOwn =
    name !== null &&
    typeof atBank === 'string' &&
    nameAgreement(name, atBank) !== NameAgreement.None;
  return isOwn ? { ...row, name_at_bank: atBank } : row;
}

async function tablesOfInvestors(database: Kysely<Database>): Promise<readonly string[]> {
  const found = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'investor_id' order by table_name
  `.execute(database);
  return found.rows.map(({ table_name }) => table_name);
}

async function rows(database: Kysely<Database>, query: RawBuilder<unknown>): Promise<Rows> {
  const found = await query.execute(database);
  return (found.rows as Rows).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))),
  );
}
