import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Session } from '#application/platform/session.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { jpegFile, pngFile } from '#tests/arbitraries/picture-files.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { confirmByPhone, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_780_000_000;
const newMobile = () => String((last += 11));
const DAY_SECONDS = 86_400;

const lookUp = (app: AppContainer) => app.get(KycVerifications).panProfile('CKYPM1990M', {});
const drop = (app: AppContainer, at: number) =>
  app.get(BankAccounts).verify(
    { ifsc: 'HDFC0000060', accountNumber: String(300_000_000_000 + at) },
    {},
  );

async function useAll(app: AppContainer): Promise<void> {
  const lookUps = await Promise.all(Array.from({ length: 30 }, () => lookUp(app)));
  for (const looked of lookUps) valueOf(looked);
  const drops = await Promise.all(Array.from({ length: 20 }, (_, at) => drop(app, at)));
  for (const dropped of drops) valueOf(dropped);
}

async function remove(app: AppContainer): Promise<void> {
  await confirmByPhone(backend, app, 'account-deletion');
  valueOf(await app.get(PersonalData).deleteAccount({}));
}

const leftCounts = () =>
  backend.sandbox.database.selectFrom('left_counts').selectAll().orderBy('what').execute();

describe('the limits of a day', () => {
  it('hold for a number that deletes its account and signs up again', async () => {
    const mobile = newMobile();
    let app = await signedIn(backend, mobile);
    await useAll(app);
    for (let round = 0; round < 2; round += 1) {
      await remove(app);
      app = await signedIn(backend, mobile);
      expect(refusalOf(await lookUp(app))).toBe('429 too-many-uses');
      expect(refusalOf(await drop(app, 99))).toBe('429 too-many-uses');
    }
    await backend.control.advance(DAY_SECONDS + 1);
    const later = await signedIn(backend, mobile);
    valueOf(await lookUp(later));
    valueOf(await drop(later, 99));
  });

  it('begin at zero for another number', async () => {
    await remove(await signedIn(backend, newMobile()));
    valueOf(await lookUp(await signedIn(backend, newMobile())));
  });

  it('leave counts without the number, until the day is over', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    valueOf(await lookUp(app));
    valueOf(await drop(app, 1));
    await remove(app);
    const left = await leftCounts();
    expect(left.map(({ what, uses }) => [what, uses])).toEqual([
      ['pan-look-up', 1],
      ['penny-drop', 1],
    ]);
    expect(JSON.stringify(left)).not.toContain(mobile);
    await backend.control.advance(DAY_SECONDS - 3601);
    expect(await leftCounts()).toHaveLength(2);
    await backend.control.advance(3602);
    expect(await leftCounts()).toEqual([]);
  });

  it('refuse a use that began before the deletion and is counted after it', async () => {
    const app = await signedIn(backend, newMobile());
    const investorId = app.get(Session).current?.investorId ?? 0;
    valueOf(await lookUp(app));
    await remove(app);
    const { database, clock } = backend.sandbox;
    await expect(countUse(database, { investorId, what: 'pan-look-up', clock })).rejects.toThrow(
      'Please sign in to continue.',
    );
    const counts = database.selectFrom('use_counts').where('investor_id', '=', investorId);
    expect(await counts.selectAll().execute()).toEqual([]);
  });
});

describe('the limit of an hour', () => {
  it('holds for pictures of a number that deletes its account and signs up again', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    for (let change = 0; change < 10; change += 1) {
      const picture = change % 2 === 0 ? pngFile() : jpegFile();
      valueOf(await app.get(PersonalData).savePicture(new Uint8Array(picture), {}));
    }
    await remove(app);
    const again = () => signedIn(backend, mobile);
    const save = async () =>
      (await again()).get(PersonalData).savePicture(new Uint8Array(pngFile()), {});
    expect(refusalOf(await save())).toBe('429 too-many-uses');
    await backend.control.advance(3601);
    valueOf(await save());
  });
});

describe('the limit of messages to one address', () => {
  const post = (app: AppContainer, path: string, body: object) =>
    fetch(`${backend.appAddress}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vriddhi': '1',
        authorization: `Bearer ${app.get(Session).current?.accessToken}`,
      },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  const forms: readonly (readonly [string, object])[] = [
    ['/main/contact', { name: 'One', email: 'other@mail.example', mobile: '', message: 'Hello' }],
    ['/private-market/share-note/send', { whatsapp_number: '9123456780' }],
  ];

  it.each(forms)('holds after the account that sent them is deleted: %s', async (path, body) => {
    const mobile = newMobile();
    for (const sent of [3, 2]) {
      const app = await signedIn(backend, mobile);
      for (let times = 0; times < sent; times += 1) expect(await post(app, path, body)).toBe(200);
      await remove(app);
    }
    const left = JSON.stringify(await leftCounts());
    for (const value of ['other@mail.example', '9123456780']) expect(left).not.toContain(value);
    const app = await signedIn(backend, mobile);
    expect(await post(app, path, body)).toBe(429);
    await backend.control.advance(DAY_SECONDS + 1);
    expect(await post(await signedIn(backend, mobile), path, body)).toBe(200);
  });
});

describe('codes to new email addresses', () => {
  const ask = (app: AppContainer, at: number) =>
    app.get(PersonalData).changeEmail(`other-${at}@mail.example`, {});

  /** An address of the investor's own, which resets the codes of half an hour. */
  async function prove(app: AppContainer, at: number): Promise<void> {
    const email = `own-${at}@mail.example`;
    valueOf(await app.get(PersonalData).changeEmail(email, {}));
    const code = await backend.control.codeFor(email);
    valueOf(await app.get(PersonalData).confirmEmail(code, {}));
  }

  it('are sent twenty times a day, also after the account is deleted', async () => {
    const mobile = newMobile();
    const app = await signedIn(backend, mobile);
    await confirmByPhone(backend, app, 'e-mail');
    for (let round = 0; round < 4; round += 1) {
      for (let at = 0; at < 4; at += 1) valueOf(await ask(app, at));
      await prove(app, round);
    }
    const sent = async () => (await backend.control.outbox('other-9@mail.example')).length;
    expect(refusalOf(await ask(app, 9))).toBe('429 too-many-uses');
    expect(await sent()).toBe(0);
    await remove(app);
    const again = await signedIn(backend, mobile);
    await confirmByPhone(backend, again, 'e-mail');
    expect(refusalOf(await ask(again, 9))).toBe('429 too-many-uses');
    expect(await sent()).toBe(0);
  });
});
