import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Sessions } from '#application/accounts/sign-in/sessions.ts';
import { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import { Session } from '#application/platform/session.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, confirmByPhone, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
beforeEach(() => backend.control.reset());

const DEMO = '9000000001';
const { PrimaryBank, Email } = ProtectedChange;
const demo = () => signedIn(backend, DEMO);
const codesOf = (app: AppContainer) => app.get(StepUpCodes);
const tokenOf = (app: AppContainer) => app.get(Session).current?.accessToken;
const changeEmail = (app: AppContainer) =>
  app.get(PersonalData).changeEmail('arjun@new.example', {});
const banksOf = async (app: AppContainer) => valueOf(await app.get(BankAccounts).list({}));
const changePrimary = async (app: AppContainer) => {
  const second = (await banksOf(app)).find(({ isPrimary }) => !isPrimary);
  return app.get(BankAccounts).setPrimary(second?.bankAccountId ?? 0, {});
};
const confirm = (app: AppContainer, code: string, change: ProtectedChange = PrimaryBank) =>
  codesOf(app).confirm({ change, code }, {});

describe('a change of the primary bank account', () => {
  it('is refused without an SMS code, and changes nothing', async () => {
    const app = await demo();
    const before = await banksOf(app);
    expect(refusalOf(await changePrimary(app))).toBe('403 step-up-needed');
    expect(await banksOf(app)).toEqual(before);
  });

  it('is made once the phone has confirmed it', async () => {
    const app = await demo();
    await confirmByPhone(backend, app, PrimaryBank);
    valueOf(await changePrimary(app));
    expect((await banksOf(app))[0]?.bankName).toBe('State Bank of India');
  });

  it('needs no code if the account is already the primary one', async () => {
    const app = await demo();
    const primary = (await banksOf(app)).find(({ isPrimary }) => isPrimary);
    valueOf(await app.get(BankAccounts).setPrimary(primary?.bankAccountId ?? 0, {}));
  });
});

describe('a change of the email address', () => {
  it('sends nothing to the new address before the SMS code', async () => {
    const app = await demo();
    expect(refusalOf(await changeEmail(app))).toBe('403 step-up-needed');
    expect(await backend.control.outbox('arjun@new.example')).toEqual([]);
    await confirmByPhone(backend, app, Email);
    valueOf(await changeEmail(app));
    expect(await backend.control.outbox('arjun@new.example')).toHaveLength(1);
  });
});

describe('an SMS code', () => {
  it('goes to the investor’s own number and says what it is for', async () => {
    const app = await demo();
    valueOf(await codesOf(app).send(PrimaryBank, {}));
    valueOf(await codesOf(app).send(Email, {}));
    const texts = (await backend.control.outbox(DEMO)).map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual([
      expect.stringMatching(/^\d{6} confirms the change of your email address at Vriddhi/),
      expect.stringMatching(/^\d{6} confirms the change of your primary bank account at Vriddhi/),
    ]);
  });

  it('confirms one change, in one session, for five minutes', async () => {
    const [app, elsewhere] = [await demo(), await demo()];
    await confirmByPhone(backend, app, Email);
    expect(refusalOf(await changePrimary(app))).toBe('403 step-up-needed');
    expect(refusalOf(await changeEmail(elsewhere))).toBe('403 step-up-needed');
    await backend.control.advance(299);
    valueOf(await changeEmail(app));
    await backend.control.advance(1);
    expect(refusalOf(await changeEmail(app))).toBe('403 step-up-needed');
  });

  it('is accepted once, and not for another change', async () => {
    const app = await demo();
    valueOf(await codesOf(app).send(PrimaryBank, {}));
    const code = await backend.control.codeFor(DEMO);
    expect(refusalOf(await confirm(app, code, Email))).toBe('400 otp-expired');
    const accessToken = valueOf(await confirm(app, code));
    await app.get(Session).update({ accessToken });
    expect(refusalOf(await confirm(app, code))).toBe('400 otp-expired');
  });

  it('is refused when wrong, expired, or attempted five times, also at once', async () => {
    const app = await demo();
    expect(refusalOf(await confirm(app, '123456'))).toBe('400 otp-expired');
    valueOf(await codesOf(app).send(PrimaryBank, {}));
    const old = await backend.control.codeFor(DEMO);
    await backend.control.advance(601);
    expect(refusalOf(await confirm(app, old))).toBe('400 otp-expired');
    valueOf(await codesOf(app).send(PrimaryBank, {}));
    const tries = await Promise.all(Array.from({ length: 12 }, () => confirm(app, '000000')));
    const answers = tries.map(refusalOf);
    expect(answers.filter((answer) => answer === '400 otp-wrong')).toHaveLength(4);
    expect(answers.filter((answer) => answer === '400 otp-locked')).toHaveLength(8);
    expect(refusalOf(await codesOf(app).send(PrimaryBank, {}))).toBe('400 otp-locked');
    expect(refusalOf(await changePrimary(app))).toBe('403 step-up-needed');
    // These tries need a session, so they do not lock the sign-in.
    await demo();
  });

  it('renews the tokens; the session stays the same one in the list', async () => {
    const app = await demo();
    const listed = async () => valueOf(await app.get(Sessions).list({})).map(({ id }) => id);
    const [before, token] = [await listed(), tokenOf(app)];
    await confirmByPhone(backend, app, Email);
    expect(tokenOf(app)).not.toBe(token);
    expect((await call(backend, '/login/sessions', { token })).status).toBe(401);
    expect(await listed()).toEqual(before);
  });

  it('can be requested and entered by the investor alone', async () => {
    const [owner, other] = [await demo(), await signedIn(backend, '9000000002')];
    const investor_id = owner.get(Session).current?.investorId;
    const sent = (await backend.control.outbox(DEMO)).length;
    for (const path of ['/login/sendstepup', '/login/confirmstepup']) {
      const body = { investor_id, change: PrimaryBank, otp: '123456' };
      expect((await call(backend, path, { body, token: tokenOf(other) })).status).toBe(403);
    }
    expect(await backend.control.outbox(DEMO)).toHaveLength(sent);
  });
});
