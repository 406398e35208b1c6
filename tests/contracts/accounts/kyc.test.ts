import { CompleteKyc } from '#application/accounts/kyc/complete-kyc.ts';
import {
  KycVerifications,
  type SavePanRequest,
} from '#application/accounts/kyc/kyc-verifications.ts';
import { VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Session } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { registeredPerson } from '#infrastructure/backend/accounts/records/identity-registry.ts';
import { jpegFile } from '#tests/arbitraries/picture-files.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import {
  FORMS,
  openedBooking,
  PAY,
  postedBy,
  sendForm,
  sendForms,
} from '../fixed-deposits/embedded.ts';
import { call, failureOf, refusalOf, signedIn, signedInAgain, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_400_000_000;
const newInvestor = () => signedIn(backend, String((last += 11)));
const born = CalendarDate.of('1991-05-06');

function verify(app: AppContainer, pan: string, dateOfBirth?: CalendarDate) {
  const factor = dateOfBirth ? 'date-of-birth' : 'mobile';
  const returnUrl = `${backend.appAddress}/kyc`;
  return app.get(KycVerifications).verifyPan({ pan, factor, dateOfBirth, returnUrl }, {});
}

async function save(app: AppContainer, change: Partial<SavePanRequest> = {}) {
  const pan = change.pan ?? 'ABCPE1234F';
  const { name } = valueOf(await app.get(KycVerifications).panProfile(pan, {}));
  const details = { name, email: 'a@b.in', dateOfBirth: born, method: 'minimum' as const };
  return app.get(KycVerifications).savePan({ ...details, ...change, pan }, {});
}

describe('verifying a PAN', () => {
  it('accepts an ordinary one, and splits its name [AP-7.15, AP-7.22, AP-7.23]', async () => {
    const app = await newInvestor();
    expect(valueOf(await verify(app, 'ABCPE1234F'))).toEqual({ kind: 'accepted', identity: {} });
    const profile = valueOf(await app.get(KycVerifications).panProfile('ABCPE1234F', {}));
    expect(profile.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(profile.gender).toBe('male');
  });

  it('fills all fields from the central KYC record [AP-4.14, FD-7.36]', async () => {
    const outcome = valueOf(await verify(await newInvestor(), 'CKYPF1988F'));
    expect(outcome).toMatchObject({
      kind: 'central-record',
      identity: { name: 'Ananya Rao', email: 'ananya.rao@mail.example', gender: 'female' },
    });
    const dateOfBirth = outcome.kind === 'central-record' && outcome.identity.dateOfBirth;
    expect(dateOfBirth && dateOfBirth.iso).toBe('1988-09-30');
  });

  it('asks for the date of birth if the mobile number differs [AP-4.12, AP-4.13]', async () => {
    const app = await newInvestor();
    expect(valueOf(await verify(app, 'DOBPA1234D'))).toEqual({ kind: 'needs-date-of-birth' });
    const second = valueOf(await verify(app, 'DOBPA1234D', born));
    expect(second.kind === 'central-record' && second.identity.dateOfBirth?.iso).toBe(born.iso);
  });

  it('reports a mismatch, and a failure with its message [AP-8.6, AP-8.9]', async () => {
    const app = await newInvestor();
    expect(valueOf(await verify(app, 'MISPM1234M'))).toEqual({ kind: 'pan-mismatch' });
    expect(valueOf(await verify(app, 'FAIPL1234F'))).toEqual({
      kind: 'failed',
      message: 'We could not find this PAN in the register.',
    });
  });

  it('is refused with 409 for an already registered PAN [AP-4.16, AP-8.8]', async () => {
    const registered = { kind: 'already-registered', message: 'This PAN is already registered.' };
    const app = await newInvestor();
    expect(valueOf(await verify(app, 'REGPD1234R'))).toEqual(registered);
    expect(valueOf(await verify(app, 'AJMPM1984C'))).toEqual(registered);
    expect(refusalOf(await save(app, { pan: 'AJMPM1984C' }))).toBe('409 pan-registered');
  });

  it('is looked up thirty times a day by one investor, refused look-ups included', async () => {
    const app = await newInvestor();
    for (let times = 0; times < 15; times += 1) {
      expect(valueOf(await verify(app, 'REGPD1234R')).kind).toBe('already-registered');
      valueOf(await app.get(KycVerifications).panProfile('CKYPM1990M', {}));
    }
    const message = 'You looked up many PANs. Please try again in 24 hours.';
    const refused = { status: 429, code: 'too-many-uses', message };
    expect(failureOf(await verify(app, 'CKYPM1990M'))).toMatchObject(refused);
    const profile = await app.get(KycVerifications).panProfile('CKYPF1988F', {});
    expect(failureOf(profile)).toMatchObject(refused);
  });

  it('is for one investor, except magic values [AP-4.16]', async () => {
    const [one, other] = [await newInvestor(), await newInvestor()];
    const saves = await Promise.all([one, other].map((app) => save(app, { pan: 'TWNPE1234F' })));
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
    for (const app of [await newInvestor(), await newInvestor()]) {
      expect((await save(app, { pan: 'ABCPE1234F' })).ok).toBe(true);
    }
  });

  it('is refused with the message of the service [AP-8.7, AP-8.10]', async () => {
    const app = await newInvestor();
    expect(failureOf(await verify(app, 'BADPN0400B'))).toMatchObject({
      status: 400,
      message:
        'This PAN is inactive. Link it with Aadhaar or contact the Income Tax Department, then try again.',
    });
    expect(refusalOf(await verify(app, 'SRVPE0500S'))).toBe('500 pan-service-down');
    expect(refusalOf(await verify(app, 'ABCXE1234F'))).toBe('400 pan-invalid');
    const named = await app.get(KycVerifications).panProfile('2026-02-30', {});
    expect(refusalOf(named)).toBe('400 pan-invalid');
  });
});

describe('saving the PAN', () => {
  it('stores the identity, and returns the next step [AP-7.19, AP-7.20, FD-7.38]', async () => {
    const app = await newInvestor();
    expect(
      valueOf(await save(app, { pan: 'CKYPW1955F', dateOfBirth: CalendarDate.of('1955-06-02') })),
    ).toEqual({
      isBankStepComplete: false,
      hasBankAccount: false,
      isSeniorCitizen: true,
      onboardingStep: 'bank',
      gender: 'female',
      removedAccounts: [],
    });
    const details = valueOf(await app.get(Profiles).personalDetails({}));
    expect(details.basic).toMatchObject({ name: 'Lakshmi Menon', email: 'a@b.in' });
    expect(details.addresses).toHaveLength(1);
    expect(valueOf(await app.get(Profiles).summary({})).isKycVerified).toBe(true);
  });

  it('accepts DD-MM-YYYY with MINKYC and YYYY-MM-DD with CKYC [AP-7.20, AP-7.21]', async () => {
    const app = await newInvestor();
    valueOf(await save(app, { pan: 'DOTPE1234F' }));
    const pan = 'CKYPM1990M';
    const dateOfBirth = CalendarDate.of('1990-04-12');
    const name = 'Rohan Mehta';
    const other = await newInvestor();
    valueOf(await save(other, { pan, dateOfBirth, name, method: 'central' }));
    const rows = await backend.sandbox.database
      .selectFrom('investors')
      .select(['pan', 'date_of_birth', 'kyc_method'])
      .where('pan', 'in', ['DOTPE1234F', pan])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { pan: 'DOTPE1234F', date_of_birth: '1991-05-06', kyc_method: 'MINKYC' },
      { pan, date_of_birth: '1990-04-12', kyc_method: 'CKYC' },
    ]);
  });

  it('refuses a minor, a missing date, a bad address and another name [AP-5.11]', async () => {
    const app = await newInvestor();
    const today = CalendarDate.inIndia((await backend.control.now()).getTime());
    const young = today.plus({ years: -18, days: 1 });
    const pan = 'YNGPE1234F';
    expect(failureOf(await save(app, { pan, dateOfBirth: young }))).toMatchObject({
      status: 400,
      field: 'date_of_birth',
      message: 'Age must be 18 or above for Individual PAN holders',
    });
    expect(failureOf(await save(app, { pan, dateOfBirth: undefined }))).toMatchObject({
      field: 'date_of_birth',
    });
    expect(failureOf(await save(app, { pan, email: 'a@b' }))).toMatchObject({ field: 'email_id' });
    expect(failureOf(await save(app, { pan, name: 'Somebody Else' }))).toMatchObject({
      field: 'investor_name',
    });
    expect((await save(app, { pan, dateOfBirth: today.plus({ years: -18 }) })).ok).toBe(true);
  });

  it('asks a company for no date of birth [AP-5.22]', async () => {
    const app = await newInvestor();
    expect((await save(app, { pan: 'ABCCE1234F', dateOfBirth: undefined })).ok).toBe(true);
  });

  it('takes the email address of the account in any case, and keeps it as it was', async () => {
    const app = await newInvestor();
    valueOf(await save(app, { pan: 'CASPE1234F', email: 'Asha.Rao@example.com' }));
    valueOf(await save(app, { pan: 'CASPE1234F', email: 'asha.rao@Example.com' }));
    const { basic } = valueOf(await app.get(Profiles).personalDetails({}));
    expect(basic.email).toBe('Asha.Rao@example.com');
    const other = await save(app, { pan: 'CASPE1234F', email: 'asha@example.com' });
    expect(refusalOf(other)).toBe('409 email-fixed');
  });

  it('keeps one PAN of several that are saved at once', async () => {
    const app = await newInvestor();
    const pans = ['RCAPE1234F', 'RCBPE1234F', 'RCCPE1234F', 'RCDPE1234F'];
    const saves = await Promise.all(pans.map((pan) => save(app, { pan })));
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
    for (const each of saves) if (!each.ok) expect(refusalOf(each)).toBe('400 pan-fixed');
  });

  it('refuses unverified data and a second PAN [AP-2.22]', async () => {
    const app = await newInvestor();
    for (const pan of ['FAIPL1234F', 'MISPM1234M', 'IDEPG1234E', 'SRVPE0500S']) {
      expect(refusalOf(await save(app, { pan }))).toBe('400 invalid-field');
    }
    valueOf(await save(app, { pan: 'ONEPE1234F' }));
    expect((await save(app, { pan: 'ONEPE1234F' })).ok).toBe(true);
    expect(refusalOf(await save(app, { pan: 'TWOPE1234F' }))).toBe('400 pan-fixed');
  });

  it('cannot change the date of birth after KYC, which senior rates depend on [AP-2.22]', async () => {
    const app = await newInvestor();
    const pan = 'FRZPE1234F';
    const [younger, older] = [CalendarDate.of('1991-05-07'), CalendarDate.of('1950-05-06')];
    valueOf(await app.get(KycVerifications).skip({}));
    expect(valueOf(await save(app, { pan, dateOfBirth: born })).isSeniorCitizen).toBe(false);
    for (const dateOfBirth of [younger, older]) {
      expect(failureOf(await save(app, { pan, dateOfBirth }))).toEqual({
        kind: 'refused',
        status: 409,
        code: 'date-of-birth-fixed',
        field: 'date_of_birth',
        message: 'Your date of birth was verified with your PAN. If it is wrong, contact us.',
      });
    }
    expect(valueOf(await save(app, { pan, dateOfBirth: born })).isSeniorCitizen).toBe(false);
    const investor = backend.sandbox.database.selectFrom('investors').where('pan', '=', pan);
    const { date_of_birth } = await investor.select('date_of_birth').executeTakeFirstOrThrow();
    expect(date_of_birth).toBe(born.iso);
  });

  it('accepts only the date of birth on the record, by either KYC method [AP-2.22]', async () => {
    const app = await newInvestor();
    const dateOfBirth = CalendarDate.of('1950-05-06');
    for (const method of ['minimum', 'central'] as const) {
      const wrong = { pan: 'CKYPM1990M', name: 'Rohan Mehta', dateOfBirth, method };
      expect(failureOf(await save(app, wrong))).toMatchObject({
        code: 'invalid-field',
        field: 'date_of_birth',
      });
    }
  });

  it('makes no senior citizen of a company that names an early date', async () => {
    const app = await newInvestor();
    const dateOfBirth = CalendarDate.of('1950-05-06');
    const founded = { pan: 'OLDCE1234F', dateOfBirth };
    expect(valueOf(await save(app, founded)).isSeniorCitizen).toBe(false);
    expect(valueOf(await save(app, founded)).isSeniorCitizen).toBe(false);
  });

  it('makes no senior citizen of an account whose PAN the desk released', async () => {
    const app = await newInvestor();
    const pan = 'RELPE1234F';
    valueOf(await save(app, { pan, dateOfBirth: CalendarDate.of('1950-05-06') }));
    await backend.control.call('POST', 'claims/release', { kind: 'pan', value: pan });
    const { investorId = 0 } = app.get(Session).current ?? {};
    const investor = backend.sandbox.database.selectFrom('investors').where('id', '=', investorId);
    const row = await investor.select(['pan', 'is_senior_citizen']).executeTakeFirst();
    expect(row).toEqual({ pan: null, is_senior_citizen: false });
    const again = await signedInAgain(backend, app);
    expect(valueOf(await save(again, { pan })).isSeniorCitizen).toBe(false);
  });

  it('needs another address and video KYC once the desk has released the PAN', async () => {
    const app = await newInvestor();
    const pan = 'OWNPE1234F';
    valueOf(await save(app, { pan, email: 'owner@mail.example' }));
    const picture = jpegFile({ width: 640, height: 480 });
    valueOf(await app.get(VideoKycs).submit({ selfie: picture, signature: picture }, {}));
    const { investorId = 0 } = app.get(Session).current ?? {};
    await backend.control.call('POST', `video-kycs/${investorId}/approve`, {});
    const addresses = async (of = app) => valueOf(await of.get(Profiles).addresses({}));
    const ofOwner = await addresses();
    await backend.control.call('POST', 'claims/release', { kind: 'pan', value: pan });
    const again = await signedInAgain(backend, app);
    valueOf(await save(again, { pan: 'MINPE1234F', email: 'mine@mail.example' }));
    expect(valueOf(await again.get(VideoKycs).read({})).status).toBe('none');
    expect(await addresses(again)).not.toEqual(ofOwner);
    const kept = backend.sandbox.database.selectFrom('investors').where('id', '=', investorId);
    const row = await kept.select(['pan', 'email']).executeTakeFirst();
    expect(row).toEqual({ pan: 'MINPE1234F', email: 'mine@mail.example' });
  });

  it('needs the partner bank’s forms again once the desk has released the PAN', async () => {
    const app = await newInvestor();
    const pan = 'ABDPE1234F';
    valueOf(await save(app, { pan, email: 'before@mail.example' }));
    const { url } = await openedBooking(await signedInAgain(backend, app), backend);
    const { name } = valueOf(await app.get(KycVerifications).panProfile('QWEPE1234F', {}));
    const named = FORMS.map((form) => (form['nominee'] ? { ...form, nominee: name } : form));
    await sendForms(url, named);
    expect(await postedBy(url)).toMatchObject({ step: 'payment' });
    await backend.control.call('POST', 'claims/release', { kind: 'pan', value: pan });
    const again = await signedInAgain(backend, app);
    valueOf(await save(again, { pan: 'QWEPE1234F', email: 'after@mail.example' }));
    await sendForm(url, PAY);
    expect(await postedBy(url)).toMatchObject({ step: 'personal info' });
  });

  it('makes the registered address permanent, and keeps a typed one for letters [AP-2.84]', async () => {
    const app = await newInvestor();
    const profiles = app.get(Profiles);
    const address = {
      ...{ id: 0, line1: '1 Typed Street', line2: 'Typed', pincode: '600033', city: 'Chennai' },
      ...{ state: 'Tamil Nadu', country: 'India', type: 'permanent' as const },
    };
    valueOf(await profiles.saveAddresses({ permanent: address }, {}));
    const [typed] = valueOf(await profiles.addresses({}));
    valueOf(await save(app, { pan: 'ADRPE1234F' }));
    const registered = expect.not.objectContaining({ line1: address.line1 }) as object;
    const id = expect.any(Number) as number;
    const kept = [registered, { ...address, id, type: 'correspondent' }];
    expect(valueOf(await profiles.addresses({}))).toEqual(kept);
    expect(valueOf(await profiles.addresses({}))[0]?.id).toBe(typed?.id);
    // Another KYC of the same PAN changes no address.
    valueOf(await save(app, { pan: 'ADRPE1234F' }));
    expect(valueOf(await profiles.addresses({}))).toEqual(kept);
  });

  it('keeps one address if the registered one was typed in other capitals before', async () => {
    const app = await newInvestor();
    const pan = 'ADSPE1234F';
    const { address } = registeredPerson(pan);
    const { line_1: line1, line_2: line2, pincode, city, state, country } = address;
    const typed = { line1: line1.toUpperCase(), line2, pincode, city, state, country };
    const permanent = { ...typed, id: 0, type: 'permanent' as const };
    valueOf(await app.get(Profiles).saveAddresses({ permanent }, {}));
    valueOf(await save(app, { pan }));
    expect(valueOf(await app.get(Profiles).addresses({}))).toHaveLength(1);
  });

  it('updates the session, and leads to the next step [AP-4.20, AP-4.23, AP-4.21]', async () => {
    const app = await newInvestor();
    const useCase = app.get(CompleteKyc);
    const pan = 'CKYPS1955M';
    const dateOfBirth = CalendarDate.of('1955-01-20');
    const details = { pan, name: 'Suresh Nair', email: 's@n.in', dateOfBirth };
    const request = { ...details, method: 'central' as const, purpose: 'deposit' as const };
    expect(valueOf(await useCase.run(request, {}))).toEqual({
      destination: { kind: 'step', step: 'bank' },
      removedAccounts: [],
    });
    expect(app.get(Session).current).toMatchObject({
      pan,
      name: 'Suresh Nair',
      kycStatus: 'verified',
      isSeniorCitizen: true,
      gender: 'male',
    });
    const plain = { ...request, purpose: 'none' as const };
    const next = async () => valueOf(await useCase.run(plain, {})).destination;
    expect(await next()).toEqual({ kind: 'step', step: 'bank' });
    const token = app.get(Session).current?.accessToken;
    const body = { investor_id: app.get(Session).current?.investorId, method_name: 'SkipBank' };
    await call(backend, '/onboarding/skips', { body, token });
    expect(await next()).toEqual({ kind: 'step', step: 'demat' });
    const postponed = { isBankStepComplete: true, hasBankAccount: false };
    expect(app.get(Session).current).toMatchObject(postponed);
  });
});

describe('skipping KYC', () => {
  it('is stored, and never reverts a complete KYC [AP-7.24]', async () => {
    const app = await newInvestor();
    expect((await app.get(KycVerifications).skip({})).ok).toBe(true);
    valueOf(await save(app, { pan: 'SKPPE1234F' }));
    valueOf(await app.get(KycVerifications).skip({}));
    expect(valueOf(await app.get(Profiles).summary({})).isKycVerified).toBe(true);
  });
});
