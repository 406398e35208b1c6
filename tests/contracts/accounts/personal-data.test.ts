import { DeleteAccount } from '#application/accounts/profile/delete-account.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Session } from '#application/platform/session.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import { profileImageViolation } from '#domain/accounts/profile/profile-image.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { jpegFile, otherFiles, pngFile } from '#tests/arbitraries/picture-files.ts';
import {
  KEPT_TABLES,
  PERSONAL_TABLES,
} from '#infrastructure/backend/accounts/records/delete-account.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, confirmByPhone, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_700_000_003;

const newMobile = () => String((last += 10));
const newApp = () => signedIn(backend, newMobile());
const bytes = (file: Uint8Array) => new Uint8Array(file);
const pictureOf = async (app: AppContainer) =>
  valueOf(await app.get(Profiles).summary({})).pictureUrl;
const kindsOf = async (app: AppContainer) =>
  valueOf(await app.get(PersonalData).activity({})).map(({ kind }) => kind);
const textsTo = async (to: string) => (await backend.control.outbox(to)).map(({ text }) => text);
const tokenOf = (app: AppContainer) => app.get(Session).current?.accessToken;
const idOf = (app: AppContainer) => app.get(Session).current?.investorId;

/** The rows of an investor in these tables, as text. */
async function textOf(id: number | undefined, tables: readonly string[]): Promise<string> {
  const rows: unknown[] = [];
  for (const table of tables) {
    const found = sql`select * from ${sql.table(table)} where investor_id = ${id}`;
    rows.push(...(await found.execute(backend.sandbox.database)).rows);
  }
  return JSON.stringify(rows);
}

const nominee = {
  fullName: 'Asha Rao',
  relationshipId: 22,
  dateOfBirth: CalendarDate.of('1960-05-01'),
  sharePercent: 100,
  isInvestorAddress: true,
};

describe('the picture of an investor', () => {
  it.each([
    ['png', pngFile({ note: 'Shot at 19.07N 72.87E' })],
    ['jpeg', jpegFile({ note: 'Shot at 19.07N 72.87E' })],
  ])('is stored as %s without camera metadata [AP-7.43]', async (type, file) => {
    const app = await newApp();
    const url = valueOf(await app.get(PersonalData).savePicture(bytes(file), {}));
    expect(url.startsWith(`data:image/${type};base64,`)).toBe(true);
    expect(await pictureOf(app)).toBe(url);
    expect(Buffer.from(url.split(',')[1] ?? '', 'base64').toString('latin1')).not.toContain('Shot');
    expect(await pictureOf(await newApp())).toBeUndefined();
    valueOf(await app.get(PersonalData).removePicture({}));
    expect(await pictureOf(app)).toBeUndefined();
  });

  it('is refused by the form’s rule, and the earlier one stays [AP-5.32, AP-7.44]', async () => {
    const app = await newApp();
    const before = valueOf(await app.get(PersonalData).savePicture(bytes(pngFile()), {}));
    await fc.assert(
      fc.asyncProperty(otherFiles, async (file) => {
        const kind = profileImageViolation(file)?.kind ?? 'none';
        const saved = await app.get(PersonalData).savePicture(bytes(file), {});
        expect(refusalOf(saved)).toBe(`400 picture-${kind}`);
      }),
      { numRuns: 25 },
    );
    const large = new Uint8Array(2 * 1024 * 1024 + 1).fill(0);
    large.set(jpegFile().subarray(0, 3));
    const refused = await app.get(PersonalData).savePicture(large, {});
    expect(refusalOf(refused)).toBe('400 picture-too-large');
    expect(await pictureOf(app)).toBe(before);
  });

  it('cannot be changed by others', async () => {
    const [owner, other] = [await newApp(), await newApp()];
    const form = new FormData();
    form.set('investor_id', String(idOf(owner)));
    form.set('profile_image', new Blob([bytes(pngFile())]), 'a.png');
    const reply = await fetch(`${backend.appAddress}/api/main/profile/updateprofile`, {
      method: 'POST',
      headers: { 'x-vriddhi': '1', authorization: `Bearer ${tokenOf(other)}` },
      body: form,
    });
    expect(reply.status).toBe(403);
    expect(await pictureOf(owner)).toBeUndefined();
  });
});

describe('the email address', () => {
  const mayChange = (app: AppContainer) => confirmByPhone(backend, app, 'e-mail');
  const askAndConfirm = async (app: AppContainer, email: string) => {
    await mayChange(app);
    valueOf(await app.get(PersonalData).changeEmail(email, {}));
    const code = await backend.control.codeFor(email);
    return app.get(PersonalData).confirmEmail(code, {});
  };
  const emailOf = async (app: AppContainer) =>
    valueOf(await app.get(Profiles).personalDetails({})).basic.email;

  it('changes by the code sent to the new one, and notifies phone and old address', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    valueOf(await askAndConfirm(app, `first${mobile}@mail.example`));
    expect(valueOf(await askAndConfirm(app, `new${mobile}@mail.example`))).toBe(
      `new${mobile}@mail.example`,
    );
    expect(await emailOf(app)).toBe(`new${mobile}@mail.example`);
    expect((await textsTo(mobile))[0]).toMatch(/^The email address .* was changed\. Not you\?/);
    expect((await textsTo(`first${mobile}@mail.example`))[0]).toContain('new email address');
    expect(await kindsOf(app)).toContain(ActivityKind.EmailChanged);
  });

  it('is not changed by a code for another address, a used or a wrong one', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    const data = app.get(PersonalData);
    expect(refusalOf(await data.confirmEmail('123456', {}))).toBe('400 otp-expired');
    await mayChange(app);
    valueOf(await data.changeEmail(`a${mobile}@mail.example`, {}));
    const code = await backend.control.codeFor(`a${mobile}@mail.example`);
    valueOf(await data.changeEmail(`b${mobile}@mail.example`, {}));
    expect(refusalOf(await data.confirmEmail(code, {}))).toBe('400 otp-wrong');
    expect(refusalOf(await data.confirmEmail('000000', {}))).toBe('400 otp-wrong');
    const right = await backend.control.codeFor(`b${mobile}@mail.example`);
    valueOf(await data.confirmEmail(right, {}));
    expect(refusalOf(await data.confirmEmail(right, {}))).toBe('400 otp-expired');
    expect(await emailOf(app)).toBe(`b${mobile}@mail.example`);
  });

  it('accepts five wrong codes at most, also simultaneous ones', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    const data = app.get(PersonalData);
    await mayChange(app);
    valueOf(await data.changeEmail(`c${mobile}@mail.example`, {}));
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => data.confirmEmail('000000', {})),
    );
    const codes = tries.map(refusalOf);
    expect(codes.filter((code) => code === '400 otp-wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === '400 otp-locked')).toHaveLength(8);
  });

  it('is refused if invalid or unchanged', async () => {
    const app = await signedIn(backend, '9000000001');
    const data = app.get(PersonalData);
    expect(refusalOf(await data.changeEmail('nobody', {}))).toBe('400 invalid-field');
    const same = await data.changeEmail('arjun.mehta@mail.example', {});
    expect(refusalOf(same)).toBe('409 email-unchanged');
  });
});

describe('the activity of an account', () => {
  it('lists sign-ins and changes of nominees, and sends an SMS about the latter', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    const nominees = app.get(Nominees);
    valueOf(await nominees.save(nominee, {}));
    valueOf(await nominees.save(nominee, {}));
    const [saved] = valueOf(await nominees.list({}));
    if (!saved) throw new Error('no nominee was saved');
    valueOf(await nominees.save({ ...saved, sharePercent: 60 }, {}));
    valueOf(await nominees.remove(saved, {}));
    const { NomineeAdded, NomineeChanged, NomineeRemoved, SignedIn } = ActivityKind;
    expect(await kindsOf(app)).toEqual([NomineeRemoved, NomineeChanged, NomineeAdded, SignedIn]);
    expect((await textsTo(mobile)).slice(0, 3)).toEqual([
      expect.stringMatching(/^Asha Rao is no longer a nominee/),
      expect.stringMatching(/^The details of your nominee Asha Rao were changed/),
      expect.stringMatching(/^Asha Rao was added as a nominee/),
    ]);
    expect(await kindsOf(await newApp())).toEqual([SignedIn]);
  });

  it('keeps the newest 500 events', async () => {
    const app = await newApp();
    const data = app.get(PersonalData);
    const investorId = idOf(app) ?? 0;
    await sql`
      insert into account_activity (investor_id, kind, detail, happened_at)
      select ${investorId}, 'signed-in', number::text, now() from generate_series(1, 600) as number
    `.execute(backend.sandbox.database);
    valueOf(await data.setConsent({ purpose: DataPurpose.Offers, isGiven: true }, {}));
    const kept = await sql<{ count: number; oldest: string }>`
      select count(*)::integer as count, (array_agg(detail order by id))[1] as oldest
      from account_activity where investor_id = ${investorId}
    `.execute(backend.sandbox.database);
    expect(kept.rows).toEqual([{ count: 500, oldest: '102' }]);
    expect((await kindsOf(app))[0]).toBe('consent-given');
  });

  it('lists a change of the primary bank account, without its number', async () => {
    const app = await signedIn(backend, '9000000001');
    const { data } = (
      await call(backend, '/profile', {
        body: { display_location: 'Bank', method: 'Get', investor_id: idOf(app) },
        token: tokenOf(app),
      })
    ).body as unknown as { data: { bank_id: number; bank_type: string; account_no: string }[] };
    const second = data.find(({ bank_type }) => bank_type === 'Secondary');
    const body = {
      display_location: 'Bank',
      method: 'Modify',
      investor_id: idOf(app),
      investor_bank_id: second?.bank_id,
      bank_type: 'Primary',
    };
    await confirmByPhone(backend, app, 'primary-bank');
    for (let times = 0; times < 2; times += 1) {
      expect((await call(backend, '/profile', { body, token: tokenOf(app) })).status).toBe(200);
    }
    const changes = valueOf(await app.get(PersonalData).activity({})).filter(
      ({ kind }) => kind === ActivityKind.PrimaryBankChanged,
    );
    expect(changes.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(new RegExp(`, ending in ${second?.account_no.slice(-4)}$`)),
    ]);
    expect((await textsTo('9000000001')).join()).not.toContain(second?.account_no);
  });
});

describe('consents', () => {
  it('are all given except for offers, which is given and withdrawn', async () => {
    const app = await newApp();
    const data = app.get(PersonalData);
    const given = async () =>
      valueOf(await data.consents({}))
        .filter(({ isGiven }) => isGiven)
        .map(({ purpose }) => purpose);
    const needed = Object.values(DataPurpose).filter((purpose) => purpose !== 'offers');
    expect(await given()).toEqual(needed);
    const offers = { purpose: DataPurpose.Offers, isGiven: true };
    valueOf(await data.setConsent(offers, {}));
    valueOf(await data.setConsent(offers, {}));
    expect(await given()).toEqual([...needed, 'offers']);
    valueOf(await data.setConsent({ ...offers, isGiven: false }, {}));
    expect(await given()).toEqual(needed);
    expect((await kindsOf(app)).slice(0, 2)).toEqual(['consent-withdrawn', 'consent-given']);
  });

  it('that the account requires cannot be withdrawn', async () => {
    const data = (await newApp()).get(PersonalData);
    const refused = await data.setConsent({ purpose: DataPurpose.Identity, isGiven: false }, {});
    expect(refusalOf(refused)).toBe('409 consent-needed');
  });
});

describe('the export of personal data', () => {
  it('contains all data of the investor, no secrets and no others', async () => {
    const app = await signedIn(backend, '9000000001');
    await confirmByPhone(backend, app, 'data-export');
    const text = valueOf(await app.get(PersonalData).everything({}));
    const { records } = JSON.parse(text) as { records: Record<string, object[]> };
    for (const table of ['investors', 'addresses', 'nominees', 'bank_accounts', 'deposits']) {
      expect(records[table]).not.toEqual([]);
      expect(records).toHaveProperty(table);
    }
    expect(records['investors']).toHaveLength(1);
    const rows = Object.values(records).flat() as { readonly investor_id?: number }[];
    const ids = rows.flatMap(({ investor_id: id }) => id ?? []);
    expect(new Set(ids)).toEqual(new Set([idOf(app)]));
    expect(text).not.toMatch(/"[a-z_]*(hash|token)[a-z_]*":/);
    expect(await kindsOf(app)).toContain(ActivityKind.DataExported);
  });

  it('contains pictures and files as base64, and of friends’ numbers four digits', async () => {
    const app = await signedIn(backend, '9000000001');
    const { database, clock } = backend.sandbox;
    const face = Buffer.from(jpegFile());
    const paper = Buffer.from(pngFile());
    const investor_id = idOf(app) ?? 0;
    const pictures = { selfie: face, signature: face, submitted_at: clock.now() };
    const kyc = { investor_id, ...pictures, state: 'in-review', reason: null } as const;
    await database.insertInto('video_kycs').values(kyc).execute();
    const list = { file_name: 'cml.png', file_type: 'png', content: paper } as const;
    const uploaded_at = clock.now();
    await database.insertInto('cml_files').values({ investor_id, ...list, uploaded_at }).execute();
    await confirmByPhone(backend, app, 'data-export');
    const { records } = JSON.parse(valueOf(await app.get(PersonalData).everything({}))) as {
      records: Record<string, Record<string, unknown>[]>;
    };
    const content = face.toString('base64');
    expect(records['video_kycs']).toMatchObject([{ selfie: content, signature: content }]);
    expect(records['cml_files']).toMatchObject([{ content: paper.toString('base64') }]);
    const numbers = records['referral_events']?.map(({ friend_mobile: mobile }) => mobile);
    expect(numbers).toContain('••••••0457');
    expect(JSON.stringify(records)).not.toContain('9811120457');
  });
});

describe('deleting an account', () => {
  it('covers every table with an investor as deleted or kept', async () => {
    const found = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'investor_id'
    `.execute(backend.sandbox.database);
    const names = found.rows.map(({ name }) => name).toSorted();
    const decided = [...PERSONAL_TABLES, ...KEPT_TABLES].filter((table) => names.includes(table));
    expect(decided.toSorted()).toEqual(names);
  });

  it('is refused while shares are paid for, and by the shares themselves [AP-7.69]', async () => {
    const app = await signedIn(backend, '9000000001');
    expect(refusalOf(await app.get(PersonalData).deleteAccount({}))).toBe('409 orders-under-way');
  });

  it('deletes the personal data, and the number can sign up again [AP-7.68, AP-7.69]', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    const before = idOf(app);
    valueOf(await app.get(Nominees).save(nominee, {}));
    valueOf(await app.get(PersonalData).savePicture(bytes(pngFile()), {}));
    await confirmByPhone(backend, app, 'account-deletion');
    const tokens = [tokenOf(app), tokenOf(await signedIn(backend, mobile))];
    valueOf(await app.get(DeleteAccount).run({}));
    expect(app.get(Session).current).toBeUndefined();
    for (const token of tokens) {
      expect((await call(backend, '/profile/activity', { token, body: {} })).status).toBe(401);
    }
    const again = await signedIn(backend, mobile);
    expect(idOf(again)).not.toBe(before);
    expect(valueOf(await again.get(Nominees).list({}))).toEqual([]);
    expect(await pictureOf(again)).toBeUndefined();
  });

  it('is refused without a loss while money is invested [AP-7.69]', async () => {
    const app = await signedIn(backend, '9000000001');
    const cancel = sql`
      update share_orders set status = 'cancelled' where investor_id = ${idOf(app)}
    `;
    await cancel.execute(backend.sandbox.database);
    expect(refusalOf(await app.get(PersonalData).deleteAccount({}))).toBe('409 investments-held');
    expect(valueOf(await app.get(Nominees).list({})).length).toBeGreaterThan(0);
  });

  it('leaves no name in the kept data, of investor or nominee [AP-7.69]', async () => {
    const app = await signedIn(backend, '9000000001');
    const id = idOf(app);
    const names = valueOf(await app.get(Nominees).list({})).map(({ fullName }) => fullName);
    const { name } = valueOf(await app.get(Profiles).summary({}));
    const everything = [...PERSONAL_TABLES, ...KEPT_TABLES];
    expect(await textOf(id, everything)).toContain(names[0]);
    for (const close of [
      sql`update deposits set state = 'paid-out', next_due_on = null where investor_id = ${id}`,
      sql`update share_orders set status = 'cancelled' where investor_id = ${id}`,
      sql`delete from share_sales where investor_id = ${id}`,
      sql`delete from basket_lot_items where investor_id = ${id}`,
      sql`delete from share_lots where investor_id = ${id}`,
    ])
      await close.execute(backend.sandbox.database);
    await confirmByPhone(backend, app, 'account-deletion');
    valueOf(await app.get(PersonalData).deleteAccount({}));
    const left = await textOf(id, everything);
    expect(left).toContain('deposit');
    for (const gone of [name, ...names]) expect(left).not.toContain(gone);
  });

  it('cannot be requested by others', async () => {
    const [owner, other] = [await newApp(), await newApp()];
    const body = { investor_id: idOf(owner) };
    const reply = await call(backend, '/investor/delete', { body, token: tokenOf(other) });
    expect(reply.status).toBe(403);
    valueOf(await owner.get(Profiles).summary({}));
  });
});
