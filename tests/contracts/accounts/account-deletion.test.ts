import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { Session } from '#application/platform/session.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { jpegFile, pngFile } from '#tests/arbitraries/picture-files.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { orderFor } from '../fixed-deposits/booking.ts';
import { IN_STOCK, OUT_OF_STOCK, ordered } from '../private-market/ordering.ts';
import { makeReady, readyInvestor } from '../private-market/ready-investor.ts';
import { call, confirmByPhone, failureOf, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_710_000_003;

const newMobile = () => String((last += 10));
const idOf = (app: AppContainer) => app.get(Session).current?.investorId ?? 0;
const tokenOf = (app: AppContainer) => app.get(Session).current?.accessToken;
const exported = async (app: AppContainer) => {
  await confirmByPhone(backend, app, ProtectedChange.DataExport);
  return valueOf(await app.get(PersonalData).everything({}));
};

/** Every text of every table. New tables are included automatically. */
async function textsOfDatabase(): Promise<Map<string, string>> {
  const { database } = backend.sandbox;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
  `.execute(database);
  const texts = new Map<string, string>();
  for (const { name } of tables.rows) {
    const rows = await sql<{ text: string | null }>`
      select string_agg(row_to_json(one)::text, chr(10)) as text from ${sql.table(name)} as one
    `.execute(database);
    texts.set(name, rows.rows[0]?.text ?? '');
  }
  return texts;
}

async function tablesWith(values: readonly string[]): Promise<readonly string[]> {
  const texts = await textsOfDatabase();
  expect(texts.size).toBeGreaterThan(50);
  return [...texts].flatMap(([table, text]) =>
    values.filter((value) => text.includes(value)).map((value) => `${table}: ${value}`),
  );
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.appAddress}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vriddhi': '1', ...headers },
    body: JSON.stringify(body),
  });

/** An investor with personal data in every place that can hold some. */
async function wellKnownPerson() {
  const mobile = newMobile();
  const app = await signedIn(backend, mobile);
  await makeReady(backend, app);
  const values = {
    mobile,
    name: 'Zubeida Qureshi',
    email: 'zubeida.qureshi@mail.example',
    later: 'zubeida.new@mail.example',
    pan: 'ZQXPQ4821K',
    account: '778812345670',
    nominee: 'Quentin Zaveri',
    wrote: 'Yearning for zinnias',
  };
  await backend.sandbox.database
    .updateTable('investors')
    .set({
      name: values.name,
      email: values.email,
      email_proved_at: backend.sandbox.clock.now(),
      pan: values.pan,
    })
    .where('id', '=', idOf(app))
    .execute();
  const account = { ifsc: 'HDFC0000001', accountNumber: values.account };
  valueOf(await app.get(BankAccounts).verify(account, {}));
  valueOf(
    await app.get(Nominees).save(
      {
        fullName: values.nominee,
        relationshipId: 22,
        dateOfBirth: CalendarDate.of('1960-05-01'),
        sharePercent: 100,
        isInvestorAddress: true,
      },
      {},
    ),
  );
  await leaveTraces(values);
  await confirmByPhone(backend, app, ProtectedChange.Email);
  valueOf(await app.get(PersonalData).changeEmail(values.later, {}));
  const body = { investor_id: idOf(app) };
  await confirmByPhone(backend, app, ProtectedChange.DataExport);
  const key = { authorization: `Bearer ${tokenOf(app)}`, 'idempotency-key': `key-${mobile}` };
  expect((await post('/main/profile/exportdata', body, key)).status).toBe(200);
  valueOf(await app.get(DepositOrders).start(await orderFor(app, backend), {}));
  await backend.sandbox.database
    .insertInto('referral_events')
    .values({
      investor_id: 1001,
      campaign_id: 1,
      event: 'register',
      status: '1',
      happened_at: backend.sandbox.clock.now(),
      friend_name: values.name,
      friend_mobile: mobile,
      purchase_value: '0',
    })
    .execute();
  return { app, values };
}

async function leaveTraces(values: Readonly<Record<string, string>>): Promise<void> {
  const { name, email, mobile, wrote: message } = values;
  expect((await post('/main/contact', { name, email, mobile, message })).status).toBe(200);
  const note = { name, whatsapp_number: mobile, email_id: email };
  expect((await post('/private-market/share-note/send', note)).status).toBe(200);
  const enrolment = { mobile, campaign_id: 7, fname: name };
  await post('/main/user/enrollment', enrolment);
  for (const what of [mobile, email, values['pan'], values['account']]) {
    const report = { kind: 'failed', what, details: JSON.stringify({ what, [what ?? '']: what }) };
    expect((await post('/log/report', report)).status).toBe(200);
  }
}

describe('an account that is deleted', () => {
  it('leaves no value of the person in any table', async () => {
    const { app, values } = await wellKnownPerson();
    const everything = Object.values(values);
    const before = await tablesWith(everything);
    const found = new Set(before.map((line) => line.split(':')[0]));
    for (const table of ['outbox_messages', 'contact_messages', 'share_notes', 'investors']) {
      expect(found).toContain(table);
    }
    expect(before.filter((line) => line.startsWith('app_reports'))).toEqual([]);
    await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
    valueOf(await app.get(PersonalData).deleteAccount({}));
    expect(await tablesWith(everything)).toEqual([]);
  });

  it('lists in the copy of the data what stays', async () => {
    const app = await signedIn(backend, newMobile());
    const { kept_after_deletion: kept } = JSON.parse(await exported(app)) as {
      kept_after_deletion: string[];
    };
    expect(kept.join(' ')).toContain('at least 8 years (Companies Act, 2013, section 128)');
  });

  it('asks for a code from the phone, which confirms nothing else', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    const remove = () => app.get(PersonalData).deleteAccount({});
    expect(refusalOf(await remove())).toBe('403 step-up-needed');
    await confirmByPhone(backend, app, ProtectedChange.DataExport);
    expect(refusalOf(await remove())).toBe('403 step-up-needed');
    await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
    const [sent] = await backend.control.outbox(mobile);
    expect(sent?.text).toMatch(/confirms the deletion of your account at Vriddhi/);
    valueOf(await remove());
  });

  it('is refused until its orders have ended', async () => {
    const app = await readyInvestor(backend);
    await ordered(app, OUT_OF_STOCK, 10);
    expect(refusalOf(await app.get(PersonalData).deleteAccount({}))).toBe('409 orders-under-way');
  });
});

describe('the copy of an investor’s data', () => {
  it('is given ten times a day', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    await confirmByPhone(backend, app, ProtectedChange.DataExport);
    const copies = await Promise.all(
      Array.from({ length: 12 }, () => app.get(PersonalData).everything({})),
    );
    expect(copies.filter(({ ok }) => ok)).toHaveLength(10);
    const refused = copies.find(({ ok }) => !ok);
    expect(refused && failureOf(refused)).toMatchObject({
      status: 429,
      message: 'You downloaded your data several times. Please try again in 24 hours.',
    });
  });

  it('has all rows, also of long tables', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    await sql`
      insert into contact_messages (investor_id, name, email, mobile, message, sent_at)
      select ${idOf(app)}, 'One', 'one@mail.example', ${mobile}, number::text, now()
      from generate_series(1, 5100) as number
    `.execute(backend.sandbox.database);
    const { records } = JSON.parse(await exported(app)) as {
      records: { contact_messages: unknown[] };
    };
    expect(records.contact_messages).toHaveLength(5100);
  });

  it('asks for a code from the phone', async () => {
    const app = await signedIn(backend, newMobile());
    expect(refusalOf(await app.get(PersonalData).everything({}))).toBe('403 step-up-needed');
    expect(await exported(app)).toContain('exported_at');
  });

  it('contains messages, emails and notes, without a usable code', async () => {
    const { app, values } = await wellKnownPerson();
    valueOf(await app.get(StepUpCodes).send(ProtectedChange.PrimaryBank, {}));
    const { records } = JSON.parse(await exported(app)) as {
      records: Record<string, Record<string, unknown>[]>;
    };
    expect(records['contact_messages']).toMatchObject([
      { message: values.wrote, email: values.email, name: values.name },
    ]);
    expect(records['share_notes']).toMatchObject([{ whatsapp_number: values.mobile }]);
    const texts = (records['outbox_messages'] ?? []).map(({ text }) => String(text));
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => /(?<!\d)\d{6}(?!\d)/.test(text))).toEqual([]);
  });

  it('does not name the other holder of a bank account', async () => {
    const app = await readyInvestor(backend);
    await backend.sandbox.database
      .updateTable('investors')
      .set({ name: 'Ready Investor' })
      .where('id', '=', idOf(app))
      .execute();
    const doubtful = '111100000003';
    for (const accountNumber of ['111100000002', '111100000077', doubtful]) {
      await app.get(BankAccounts).verify({ ifsc: 'HDFC0000001', accountNumber }, {});
    }
    await app.get(BankAccounts).save({ ifsc: 'HDFC0000001', accountNumber: doubtful }, {});
    const { records } = JSON.parse(await exported(app)) as {
      records: Record<'bank_verifications' | 'bank_reviews', Record<string, unknown>[]>;
    };
    expect(records.bank_reviews).toMatchObject([{ account_number: doubtful }]);
    expect(records.bank_reviews[0]?.['name_at_bank']).toBeUndefined();
    const byNumber = new Map(
      records.bank_verifications.map((row) => [row['account_number'], row['name_at_bank']]),
    );
    expect(byNumber.get('111100000002')).toBeUndefined();
    expect(byNumber.get('111100000077')).toBe('Ready Investor');
  });
});

describe('large or personal answers', () => {
  it('are not stored for repeats: many of each add less than 5 MB', async () => {
    const app = await signedIn(backend, newMobile());
    await confirmByPhone(backend, app, ProtectedChange.DataExport);
    const size = async () => {
      const { rows } = await sql<{ bytes: number }>`
        select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
      `.execute(backend.sandbox.database);
      return Number(rows[0]?.bytes);
    };
    const savePicture = async (key: string, picture = pngFile()) => {
      const form = new FormData();
      form.set('investor_id', String(idOf(app)));
      form.set('profile_image', new Blob([new Uint8Array(picture)]), 'a.png');
      const headers = { 'x-vriddhi': '1', 'idempotency-key': key };
      const authorization = `Bearer ${tokenOf(app)}`;
      const address = `${backend.appAddress}/api/main/profile/updateprofile`;
      const init = { method: 'POST', headers: { ...headers, authorization }, body: form };
      return (await fetch(address, init)).text();
    };
    await backend.sandbox.database
      .updateTable('investors')
      .set({ picture: `data:image/png;base64,${'A'.repeat(2_700_000)}` })
      .where('id', '=', idOf(app))
      .execute();
    const before = await size();
    for (let repeat = 0; repeat < 10; repeat += 1) {
      const headers = { 'idempotency-key': `export-key-${repeat}` };
      const body = { investor_id: idOf(app) };
      const token = tokenOf(app);
      const reply = await call(backend, '/profile/exportdata', { body, token, headers });
      expect(reply.status).toBe(200);
    }
    expect((await size()) - before).toBeLessThan(1_000_000);
    const answers = [];
    for (let repeat = 0; repeat < 40; repeat += 1) {
      answers.push(await savePicture(`picture-key-${repeat % 2}`));
    }
    expect(new Set(answers).size).toBe(1);
    const kept = await backend.sandbox.database
      .selectFrom('idempotency_keys')
      .select('key')
      .where('scope', '=', `investor ${idOf(app)}`)
      .execute();
    expect(kept.map(({ key }) => key).filter((key) => /^(export|picture)-key/.test(key))).toEqual(
      [],
    );
    expect((await size()) - before).toBeLessThan(5_000_000);
    const { rows } = await sql<{ writer: string }>`
      select xmin::text as writer from investors where id = ${idOf(app)}
    `.execute(backend.sandbox.database);
    await savePicture('picture-key-again');
    const after = await sql<{ writer: string }>`
      select xmin::text as writer from investors where id = ${idOf(app)}
    `.execute(backend.sandbox.database);
    expect(after.rows).toEqual(rows);
    const others = [];
    for (let change = 0; change < 12; change += 1) {
      others.push(await savePicture(`picture-key-${change}`, change % 2 ? jpegFile() : pngFile()));
    }
    expect(others.filter((text) => text.includes('too-many-uses'))).not.toEqual([]);
  });
});

describe('simultaneous calls of one investor', () => {
  const isClean = (status: number) => status === 200 || (status >= 400 && status < 500);

  it.each(['a share', 'a deposit'])('order %s or delete the account, never both', async (what) => {
    for (let round = 0; round < 8; round += 1) {
      const app = await readyInvestor(backend);
      const id = idOf(app);
      const order = await orderFor(app, backend);
      await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
      const place = () =>
        what === 'a share'
          ? app.get(ShareOrders).place({ shareId: IN_STOCK, units: 25 }, {})
          : app.get(DepositOrders).start(order, {});
      const request = { body: { investor_id: id }, token: tokenOf(app) };
      // The embedded database runs one transaction at a time, so each of the two is sent first.
      const early = round % 2 === 0 ? undefined : call(backend, '/investor/delete', request);
      const [placed, deleted] = await Promise.all([
        place(),
        early ?? call(backend, '/investor/delete', request),
      ]);
      expect(isClean(deleted.status)).toBe(true);
      if (!placed.ok) expect(['signed-out', 'refused']).toContain(placed.failure.kind);
      if (deleted.status !== 200) continue;
      for (const table of ['share_orders', 'deposit_orders']) {
        const orders = sql`select id from ${sql.table(table)} where investor_id = ${id}`;
        expect((await orders.execute(backend.sandbox.database)).rows).toEqual([]);
      }
    }
  });

  it('change the primary bank account without a failure of the backend', async () => {
    const app = await signedIn(backend, '9000000001');
    await confirmByPhone(backend, app, ProtectedChange.PrimaryBank);
    const accounts = valueOf(await app.get(BankAccounts).list({}));
    for (let round = 0; round < 3; round += 1) {
      const changes = Array.from({ length: 10 }, (_, index) =>
        app.get(BankAccounts).setPrimary(accounts[index % accounts.length]?.bankAccountId ?? 0, {}),
      );
      const statuses = (await Promise.all(changes)).map((one) => (one.ok ? 200 : refusalOf(one)));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    const after = valueOf(await app.get(BankAccounts).list({}));
    expect(after.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  });

  it('get the answer of a deletion again by its key, although no session is left', async () => {
    const app = await readyInvestor(backend);
    const id = idOf(app);
    await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
    const authorization = `Bearer ${tokenOf(app)}`;
    const remove = async (key: string, investorId = id) => {
      const headers = { authorization, 'idempotency-key': key };
      const reply = await post('/main/investor/delete', { investor_id: investorId }, headers);
      return [reply.status, ((await reply.json()) as { message: string }).message];
    };
    const done = [200, 'Your account is deleted.'];
    expect(await remove('deletion-of-mine')).toEqual(done);
    expect(await remove('deletion-of-mine')).toEqual(done);
    const out = [401, 'Please sign in to continue.'];
    expect(await remove('another-deletion')).toEqual(out);
    expect(await remove('deletion-of-mine', 1001)).toEqual(out);
  });

  it('delete the account once', async () => {
    const app = await readyInvestor(backend);
    const body = { investor_id: idOf(app) };
    await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
    const token = tokenOf(app);
    const all = Array.from({ length: 5 }, () => call(backend, '/investor/delete', { body, token }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
  });
});
