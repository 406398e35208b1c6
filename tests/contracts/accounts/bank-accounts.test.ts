import { readFileSync } from 'node:fs';
import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { LinkBankAccount } from '#application/accounts/bank/link-bank-account.ts';
import { VerifyBankAccount } from '#application/accounts/bank/verify-bank-account.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { type OnboardingPurpose, OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { LEELA } from '../fixed-deposits/booking.ts';
import {
  FORMS,
  openedBooking,
  PAY,
  postedBy,
  sendForm,
  sendForms,
} from '../fixed-deposits/embedded.ts';
import {
  call,
  confirmByPhone,
  failureOf,
  refusalOf,
  signedIn,
  signedInAgain,
  valueOf,
} from './signed-in.ts';

const backend = testBackend();
let last = 9_500_000_005;
let pans = 1000;
const ifsc = 'HDFC0000060';
const banksOf = (app: AppContainer) => app.get(BankAccounts);

const someone = () => signedIn(backend, String((last += 10)));

/** An investor with KYC, and the name on the PAN. */
async function verifiedInvestor() {
  const app = await someone();
  return { app, ...(await verifyPan(app)) };
}

async function verifyPan(app: AppContainer) {
  const kyc = app.get(KycVerifications);
  const pan = `BNKPA${(pans += 1)}Z`;
  const { name } = valueOf(await kyc.panProfile(pan, {}));
  const dateOfBirth = CalendarDate.of('1985-01-01');
  const details = { pan, name, email: 'a@b.in', dateOfBirth, method: 'minimum' } as const;
  return { name, saved: valueOf(await kyc.savePan(details, {})) };
}
const verify = (app: AppContainer, accountNumber: string, code = ifsc) =>
  banksOf(app).verify({ ifsc: code, accountNumber }, {});

const NAMED_BRANCHES = '../../../infrastructure/backend/accounts/seed/data/bank-branches.json';

describe('the branch of an IFSC', () => {
  it('belongs to a real bank [AP-7.28, AP-7.29, FD-7.67]', async () => {
    const { app } = await verifiedInvestor();
    expect(valueOf(await banksOf(app).branchByIfsc('HDFC0000060', {}))).toEqual({
      bankName: 'HDFC Bank',
      branchName: 'Fort, Mumbai',
      logoUrl: '/banks/hdfc.svg',
    });
    const head = await banksOf(app).branchByIfsc('HDFC0000001', {});
    expect(valueOf(head).branchName).toBe('Tulsiani Chambers, Nariman Point, Mumbai');
    expect(valueOf(await banksOf(app).branchByIfsc('SURY0000123', {}))).toEqual({
      bankName: 'Suryoday Small Finance Bank',
      branchName: 'Branch 000123',
      logoUrl: '/banks/bank.svg',
    });
    const unknown = await banksOf(app).branchByIfsc('ZZZZ0000001', {});
    expect(refusalOf(unknown)).toBe('404 ifsc-unknown');
    const named = readFileSync(new URL(NAMED_BRANCHES, import.meta.url), 'utf8');
    const codes = Object.keys(JSON.parse(named) as object);
    expect([codes.length, new Set(codes.map((code) => code.slice(0, 4))).size]).toEqual([267, 6]);
  });
});

describe('the penny drop', () => {
  it('returns the name at the bank [AP-7.30, AP-7.31, AP-2.35, FD-7.64]', async () => {
    const { app, name } = await verifiedInvestor();
    expect(valueOf(await verify(app, '123456789012'))).toEqual({ nameAtBank: name });
  });

  it('is made for one investor twenty times a day', async () => {
    const app = await someone();
    const drops = await Promise.all(
      Array.from({ length: 24 }, (_, at) => verify(app, String(300_000_000_000 + at))),
    );
    expect(drops.filter(({ ok }) => ok)).toHaveLength(20);
    const refused = drops.find(({ ok }) => !ok);
    expect(refused && failureOf(refused)).toMatchObject({
      status: 429,
      message: 'You verified many bank accounts. Please try again in 24 hours.',
    });
  });

  it('matches initials partially [AP-2.35]', async () => {
    const { app, name } = await verifiedInvestor();
    const details = { ifsc, accountNumber: '111100000001' };
    const verified = valueOf(await app.get(VerifyBankAccount).run(details, name, {}));
    expect(verified.accountHolderName).toBe(name.replace(/^(\w)\w+/, '$1'));
  });

  it('prevents a link with another name', async () => {
    const { app, name } = await verifiedInvestor();
    const details = { ifsc, accountNumber: '111100000002' };
    expect(failureOf(await app.get(VerifyBankAccount).run(details, name, {}))).toEqual({
      kind: 'name-mismatch',
      nameAtBank: 'Ganesh Tambe',
    });
    expect(refusalOf(await banksOf(app).save(details, {}))).toBe('400 name-mismatch');
    expect(valueOf(await banksOf(app).list({}))).toEqual([]);
  });

  it('shows the bank’s message [AP-8.15, AP-8.16, FD-8.15, FD-8.16]', async () => {
    const { app } = await verifiedInvestor();
    const answers = await Promise.all(
      ['400400400400', '409409409409', '500500500500'].map(async (number) => {
        const failure = failureOf(await verify(app, number));
        return failure.kind === 'refused' && [failure.status, failure.message];
      }),
    );
    expect(answers).toEqual([
      [400, 'The bank does not know this account. Please check the number.'],
      [409, 'This bank account is linked to another investor.'],
      [500, 'The bank is not responding. Please try again later.'],
    ]);
  });

  it('waits for a slow bank', async () => {
    const { app, name } = await verifiedInvestor();
    const runTimers = holdTimers('/infrastructure/backend/', [4000]);
    const verified = verify(app, '111100000008');
    await runTimers.onceSet(4000);
    expect(valueOf(await verified).nameAtBank).toBe(name);
  });

  it('is not kept for an account that is deleted while the bank is slow', async () => {
    const app = await someone();
    const investorId = app.get(Session).current?.investorId ?? 0;
    const runTimers = holdTimers('/infrastructure/backend/', [4000]);
    const verified = verify(app, '111100000008');
    await expect.poll(() => runTimers.count(4000)).toBe(1);
    await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
    valueOf(await app.get(PersonalData).deleteAccount({}));
    runTimers(4000);
    expect(failureOf(await verified)).toEqual({ kind: 'signed-out' });
    const kept = backend.sandbox.database.selectFrom('bank_verifications').select('account_number');
    expect(await kept.where('investor_id', '=', investorId).execute()).toEqual([]);
  });

  it('rejects an unknown bank and a short account number [AP-5.37]', async () => {
    const { app } = await verifiedInvestor();
    expect(refusalOf(await verify(app, '123456789012', 'ZZZZ0000001'))).toBe('400 ifsc-unknown');
    expect(refusalOf(await verify(app, '12345678'))).toBe('400 invalid-field');
  });
});

describe('the calls of the bank step', () => {
  it('use the decided paths and values [FD-7.66, AP-7.29, AP-7.31, AP-7.32]', async () => {
    const { app, name } = await verifiedInvestor();
    const { accessToken: token, investorId } = app.get(Session).current ?? {};
    const branch = await call(backend, '/onboarding/getbankbranch', { token, body: { ifsc } });
    expect(branch).toMatchObject({ status: 200, body: { data: { bank_name: 'HDFC Bank' } } });
    const account = { account_number: '723456789012', ifsc_code: ifsc, investor_id: investorId };
    for (const method of ['Verify', 'Save']) {
      const body = { ...account, method, org_id: 1 };
      const reply = await call(backend, '/onboarding/verifybank', { token, body });
      expect(reply).toMatchObject({ status: 200, body: { data: { beneficiaryName: name } } });
    }
    const body = { ...account, method: 'Delete', org_id: 1 };
    expect((await call(backend, '/onboarding/verifybank', { token, body })).status).toBe(400);
  });
});

describe('linking a bank account', () => {
  it('needs a verified one; the first is primary [AP-7.32, AP-3.14, FD-3.60]', async () => {
    const { app } = await verifiedInvestor();
    const details = { ifsc, accountNumber: '223456789012' };
    expect(refusalOf(await banksOf(app).save(details, {}))).toBe('400 bank-not-verified');
    valueOf(await banksOf(app).verify(details, {}));
    valueOf(await banksOf(app).save(details, {}));
    expect(valueOf(await banksOf(app).list({}))).toEqual([
      {
        bankAccountId: expect.any(Number) as number,
        bankName: 'HDFC Bank',
        logoUrl: '/banks/hdfc.svg',
        accountNumber: '223456789012',
        ifsc,
        branchName: 'Fort, Mumbai',
        isPrimary: true,
      },
    ]);
  });

  it('is done once, even if repeated [AP-7.32]', async () => {
    const { app } = await verifiedInvestor();
    const details = { ifsc, accountNumber: '323456789012' };
    valueOf(await banksOf(app).verify(details, {}));
    const saves = await Promise.all([1, 2, 3, 4].map(() => banksOf(app).save(details, {})));
    expect(saves.every(({ ok }) => ok)).toBe(true);
    expect(valueOf(await banksOf(app).list({}))).toHaveLength(1);
    expect(refusalOf(await banksOf(app).verify(details, {}))).toBe('409 bank-account-linked');
  });

  it('refuses the account of another investor [AP-8.16]', async () => {
    const [one, other] = [await verifiedInvestor(), await verifiedInvestor()];
    const details = { ifsc, accountNumber: '423456789012' };
    valueOf(await banksOf(other.app).verify(details, {}));
    valueOf(await banksOf(one.app).verify(details, {}));
    valueOf(await banksOf(one.app).save(details, {}));
    expect(refusalOf(await banksOf(other.app).verify(details, {}))).toBe('409 bank-account-taken');
    expect(refusalOf(await banksOf(other.app).save(details, {}))).toMatch(/^4\d\d /);
  });

  it('before KYC lasts until the PAN gives the holder’s name [AP-7.32]', async () => {
    const app = await someone();
    const [others, own] = ['111100000002', '923456789012'];
    for (const accountNumber of [others, own]) {
      valueOf(await verify(app, accountNumber));
      valueOf(await banksOf(app).save({ ifsc, accountNumber }, {}));
    }
    valueOf(await verify(app, '933456789012'));
    const { saved } = await verifyPan(app);
    expect(saved.removedAccounts).toEqual(['HDFC Bank, ending in 0002']);
    expect(valueOf(await banksOf(app).list({}))).toMatchObject([
      { accountNumber: own, isPrimary: true },
    ]);
    const unlinked = { ifsc, accountNumber: '933456789012' };
    expect(refusalOf(await banksOf(app).save(unlinked, {}))).toBe('400 bank-not-verified');
    const texts = (await backend.control.outbox(app.get(Session).current?.mobile ?? '')).map(
      ({ text }) => text,
    );
    expect(texts.filter((text) => text.includes('was removed'))).toEqual([
      expect.stringMatching(/^HDFC Bank, ending in 0002, was removed from your Vriddhi account/),
    ]);
  });

  it('with another name before KYC must be repeated after it [AP-7.32]', async () => {
    const app = await someone();
    valueOf(await verify(app, '111100000002'));
    valueOf(await banksOf(app).save({ ifsc, accountNumber: '111100000002' }, {}));
    const { saved } = await verifyPan(app);
    expect(saved).toMatchObject({
      onboardingStep: OnboardingStep.Bank,
      isBankStepComplete: false,
    });
    expect(valueOf(await banksOf(app).list({}))).toEqual([]);
  });

  it('leads to the next step, and updates the session [AP-4.27, AP-4.28, AP-4.30]', async () => {
    const { app, name } = await verifiedInvestor();
    const [session, journeys] = [app.get(Session), app.get(JourneyStore)];
    const link = app.get(LinkBankAccount);
    const demat = { kind: 'step', step: 'demat' };
    const linked = async (accountNumber: string, purpose: OnboardingPurpose) => {
      const details = { ifsc, accountNumber };
      const account = valueOf(await app.get(VerifyBankAccount).run(details, name, {}));
      return valueOf(await link.run(account, purpose, {}));
    };
    expect(await linked('523456789011', 'none')).toEqual(demat);
    expect(session.current?.isBankStepComplete).toBe(true);
    journeys.write(JourneyKey.AttemptedPath, '/order-summary/4');
    expect(await linked('523456789012', 'deposit')).toEqual({
      kind: 'step',
      step: 'personal-info',
    });
    expect(await linked('523456789013', 'none')).toEqual({
      kind: 'return-path',
      path: '/order-summary/4',
    });
    expect(await linked('523456789014', 'none')).toEqual(demat);
  });
});

describe('the list of bank accounts', () => {
  it('loses an account that its owner proved to the desk, not the same number elsewhere', async () => {
    const [holder, other] = [await verifiedInvestor(), await verifiedInvestor()];
    const linked = async ({ app, name }: typeof holder, code: string) => {
      const details = { ifsc: code, accountNumber: '523456789099' };
      const account = valueOf(await app.get(VerifyBankAccount).run(details, name, {}));
      valueOf(await app.get(LinkBankAccount).run(account, 'none', {}));
    };
    await linked(other, 'SBIN0000300');
    await linked(holder, ifsc);
    const claim = { kind: 'bank-account', value: '523456789099', ifsc };
    await backend.control.call('POST', 'claims/release', claim);
    const again = await signedInAgain(backend, holder.app);
    expect(valueOf(await banksOf(again).list({}))).toEqual([]);
    const [, released] = valueOf(await again.get(PersonalData).activity({}));
    expect(released).toMatchObject({ kind: 'released-to-owner', detail: 'Bank account' });
    expect(valueOf(await banksOf(other.app).list({}))).toHaveLength(1);
    const repeated = backend.control.call('POST', 'claims/release', claim);
    await expect(repeated).rejects.toThrow('No investor has this');
  });

  it('has one primary account, which can be changed [AP-2.45, AP-3.15, AP-7.41]', async () => {
    const app = await signedIn(backend, '9000000001');
    const before = valueOf(await banksOf(app).list({}));
    expect(before.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
    const second = before[1]?.bankAccountId ?? 0;
    await confirmByPhone(backend, app, 'primary-bank');
    valueOf(await banksOf(app).setPrimary(second, {}));
    const after = valueOf(await banksOf(app).list({}));
    expect(after.map(({ bankAccountId, isPrimary }) => [bankAccountId, isPrimary])).toEqual([
      [second, true],
      [before[0]?.bankAccountId, false],
    ]);
  });

  it('rejects another investor’s account, and keeps the primary one [AP-8.18]', async () => {
    const mine = await signedIn(backend, '9000000002');
    const theirs = await signedIn(backend, '9000000001');
    const [foreign] = valueOf(await banksOf(theirs).list({}));
    await confirmByPhone(backend, mine, 'primary-bank');
    const refused = await banksOf(mine).setPrimary(foreign?.bankAccountId ?? 0, {});
    expect(refusalOf(refused)).toBe('404 bank-unknown');
    const own = valueOf(await banksOf(mine).list({}));
    expect(own.map(({ isPrimary }) => isPrimary)).toEqual([true]);
  });

  it('that loses one has the partner bank ask for the account again, before it is paid', async () => {
    const leela = await signedIn(backend, LEELA);
    const account = await backend.sandbox.database
      .selectFrom('bank_accounts as account')
      .innerJoin('investors as investor', 'investor.id', 'account.investor_id')
      .select(['account.account_number as value', 'account.ifsc'])
      .where('investor.mobile', '=', LEELA)
      .executeTakeFirstOrThrow();
    const { url } = await openedBooking(leela, backend);
    const known = { step: 'bank account', act: 'next', account_choice: 'known' };
    const [person, nominee, other] = FORMS;
    await sendForms(url, [person ?? known, nominee ?? known, known]);
    await backend.control.call('POST', 'claims/release', { kind: 'bank-account', ...account });
    await sendForm(url, PAY);
    expect((await postedBy(url)).step).toBe('bank account');
    expect((await sendForm(url, known)).text).toContain('Please enter your account.');
    await sendForms(url, [other ?? known, PAY]);
    expect((await postedBy(url)).step).toBe('video kyc');
  });
});

describe('the account of the mobile number', () => {
  it('is found, verified and linked [AP-7.35, AP-2.37, FD-7.65, FD-7.69]', async () => {
    const { app, name } = await verifiedInvestor();
    const mobile = app.get(Session).current?.mobile ?? '';
    const found = valueOf(await banksOf(app).accountFromMobile(mobile, {}));
    if (!found) throw new Error('no account was found');
    expect(found.accountHolderName).toBe(name);
    const details = { ...found, foundEntryId: found.entryId };
    expect(valueOf(await banksOf(app).verify(details, {})).nameAtBank).toBe(name);
    valueOf(await banksOf(app).save(details, {}));
    expect(valueOf(await banksOf(app).accountFromMobile(mobile, {}))).toBeUndefined();
  });

  it('is refused with another account or a made-up entry [FD-7.65]', async () => {
    const { app } = await verifiedInvestor();
    const mobile = app.get(Session).current?.mobile ?? '';
    const found = valueOf(await banksOf(app).accountFromMobile(mobile, {}));
    const details = { ifsc, accountNumber: '623456789012', foundEntryId: found?.entryId };
    expect(refusalOf(await banksOf(app).verify(details, {}))).toBe('400 entry-unknown');
  });

  it('does not exist for a number that ends in 00', async () => {
    const app = await signedIn(backend, '9512345600');
    expect(valueOf(await banksOf(app).accountFromMobile('9512345600', {}))).toBeUndefined();
  });

  it('is not shown to others', async () => {
    const { app } = await verifiedInvestor();
    const refused = await banksOf(app).accountFromMobile('9000000001', {});
    expect(refusalOf(refused)).toBe('403 not-yours');
  });
});

describe('the bank step', () => {
  it('can be skipped [AP-7.25, FD-4.88, FD-7.63]', async () => {
    const app = await signedIn(backend, '9000000003');
    expect(app.get(Session).current?.isBankStepComplete).toBe(false);
    valueOf(await banksOf(app).skip({}));
    const again = await signedIn(backend, '9000000003');
    expect(again.get(Session).current?.isBankStepComplete).toBe(true);
  });
});
