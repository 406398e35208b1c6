import { RECORD_RETENTION_YEARS } from '#domain/platform/record-retention.ts';
import { NameAgreement, nameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { investorById } from './investors.ts';
import { formsOf, type ProvedContacts, provedContacts } from './proved-contacts.ts';

type Rows = Record<string, unknown>[];

/** Columns left out of the export: hashes and tokens mean nothing to a person, but help a thief. */
const SECRET = /hash|token|secret/;

/** What is kept after an account is deleted, and for how long. */
export const KEPT_AFTER_DELETION = [
  `Orders, payments, deposits and holdings: at least ${RECORD_RETENTION_YEARS} years ` +
    '(Companies Act, 2013, section 128), without your name, ' +
    'mobile number, PAN, email address and bank accounts.',
  'The code by which a friend invited you, for the rewards of that friend, as long as your orders.',
  'How often you used what is limited, such as PAN look-ups: until that limit ends, about a day, ' +
    'without your name and mobile number.',
  'A registration as an advisor: until you ask us to end it.',
] as const;

/**
 * All data about an investor, by table, with all rows. It finds every table with an `investor_id`
 * itself, so that new tables are included.
 */
export async function dataOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<Record<string, Rows>> {
  const investor = await investorById(database, investorId);
  const written = await writtenTo(database, provedContacts(investor));
  const records: Record<string, Rows> = {
    investors: await rows(database, sql`select * from investors where id = ${investorId}`),
    ...written,
  };
  const others = (await tablesOfInvestors(database)).filter((table) => !(table in written));
  for (const table of others) {
    const query = sql`select * from ${sql.table(table)} where investor_id = ${investorId}`;
    records[table] = await rows(database, query);
  }
  for (const table of ['bank_verifications', 'bank_reviews']) {
    const named = records[table] ?? [];
    records[table] = named.map((row) => withoutStranger(row, investor.name));
  }
  const friends = records['referral_events'] ?? [];
  records['referral_events'] = friends.map(({ friend_mobile: mobile, ...row }) => ({
    ...row,
    friend_mobile: lastFourDigits(String(mobile)),
  }));
  return records;
}

/** Messages and forms, which this finds by what the investor has proved. */
async function writtenTo(
  database: Kysely<Database>,
  contacts: ProvedContacts,
): Promise<Record<string, Rows>> {
  const { investorId, mobile, email = mobile } = contacts;
  const { contactMessages, shareNotes } = formsOf(database, contacts);
  // A visitor who entered this number may be another person, whose name and address stay hidden.
  const isOwn = sql<boolean>`investor_id = ${investorId} or lower(email) = ${email}`;
  const own = (column: 'name' | 'email') =>
    sql<string | null>`case when ${isOwn} then ${sql.ref(column)} end`.as(column);
  return {
    outbox_messages: await rows(
      database,
      // Hides valid codes, which only the phone may show.
      sql`select channel, recipient, sent_at, case when secret_until is null then text
          else regexp_replace(text, '[0-9]{6}', '••••••', 'g') end as text
        from outbox_messages
        where recipient = ${mobile} or lower(recipient) = ${email} or investor_id = ${investorId}
        order by id`,
    ),
    contact_messages: await contactMessages
      .select(['id', 'mobile', 'message', 'sent_at', own('name'), own('email')])
      .orderBy('id')
      .execute(),
    share_notes: await shareNotes
      .select(['id', 'whatsapp_number', 'sent_at', own('name'), own('email')])
      .orderBy('id')
      .execute(),
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

/** A friend's number, as far as the app shows it. */
function lastFourDigits(mobile: string): string {
  return `••••••${mobile.slice(-4)}`;
}

async function tablesOfInvestors(database: Kysely<Database>): Promise<readonly string[]> {
  const found = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'investor_id' order by table_name
  `.execute(database);
  return found.rows.map(({ table_name }) => table_name);
}

/** The rows without secrets, with the bytes of files as base64. */
async function rows(database: Kysely<Database>, query: RawBuilder<unknown>): Promise<Rows> {
  const found = await query.execute(database);
  return (found.rows as Rows).map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !SECRET.test(name))
        .map(([name, value]) => [name, value instanceof Uint8Array ? base64Of(value) : value]),
    ),
  );
}

function base64Of(file: Uint8Array): string {
  return Buffer.from(file).toString('base64');
}
