import { IdentityChecks } from '#application/accounts/kyc/identity-checks.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { Session } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { sendJson, smallServer } from '#tests/infrastructure/platform/small-server.ts';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const INVESTOR = {
  accessToken: 'token',
  investorId: 7,
  mobile: '9876543210',
  isNewInvestor: true,
  isBankStepComplete: false,
  isDematVerified: false,
  isSeniorCitizen: false,
};
const returnUrl = 'https://app.example/kyc';
const born = CalendarDate.of('1991-05-06');
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

interface Sent {
  readonly call: string;
  readonly body: unknown;
}

/** An app whose backend always returns these data, and the requests it has sent so far. */
async function appBefore(data: unknown): Promise<{ app: AppContainer; sent: Sent[] }> {
  const sent: Sent[] = [];
  const server = await smallServer((request, response) => {
    void text(request).then((body) => {
      const call = `${request.method} ${request.url}`;
      sent.push({ call, body: body === '' ? undefined : (JSON.parse(body) as unknown) });
      sendJson(response, 200, { status: 200, message: 'Done.', data });
    });
  });
  stops.push(() => server.stop());
  const app = await clientOf(server.address);
  await app.get(Session).begin(INVESTOR);
  return { app, sent };
}

describe('the PAN verification over HTTP', () => {
  it('names the factor always, the date of birth with dob alone [AP-4.12, AP-7.16, FD-7.37]', async () => {
    const { app, sent } = await appBefore({});
    const kyc = app.get(KycVerifications);
    const request = { pan: 'ABCPE1234F', dateOfBirth: born, returnUrl };
    await kyc.verifyPan({ ...request, factor: 'mobile' }, {});
    await kyc.verifyPan({ ...request, factor: 'date-of-birth', depositId: 1009 }, {});
    const common = {
      investor_id: 7,
      pan_no: 'ABCPE1234F',
      mobile_no: INVESTOR.mobile,
      redirection_url: returnUrl,
    };
    expect(sent.map(({ body }) => body)).toEqual([
      { ...common, fd_id: 0, ckyc_auth_factor: 'mobile' },
      { ...common, fd_id: 1009, ckyc_auth_factor: 'dob', date_of_birth: '1991-05-06' },
    ]);
  });

  it.each([{ responseKey: 'error_invalid_mobile' }, { response_key: 'error_invalid_mobile' }])(
    'reads %j under either spelling [AP-3.10]',
    async (details) => {
      const { app } = await appBefore({ details });
      const request = { pan: 'ABCPE1234F', factor: 'mobile', returnUrl } as const;
      const outcome = await app.get(KycVerifications).verifyPan(request, {});
      expect(outcome).toEqual({ ok: true, value: { kind: 'needs-date-of-birth' } });
    },
  );

  it.each([
    [{ is_pan_matching: 0 }, { kind: 'pan-mismatch' }],
    [{ details: { is_pan_matching: 0 } }, { kind: 'pan-mismatch' }],
    [
      { details: { status: 'FAILURE', message: 'Not found.' } },
      { kind: 'failed', message: 'Not found.' },
    ],
  ])('reads %j at any place of the reply [AP-3.9]', async (data, value) => {
    const { app } = await appBefore(data);
    const request = { pan: 'ABCPE1234F', factor: 'mobile', returnUrl } as const;
    expect(await app.get(KycVerifications).verifyPan(request, {})).toEqual({ ok: true, value });
  });

  it.each([
    [{ message: 'Somebody else has this PAN.' }, { message: 'Somebody else has this PAN.' }],
    [{}, {}],
  ])('passes on what a 409 says, %j [AP-8.8]', async (reply, message) => {
    const server = await smallServer((_, response) => sendJson(response, 409, reply));
    stops.push(() => server.stop());
    const app = await clientOf(server.address);
    await app.get(Session).begin(INVESTOR);
    const request = { pan: 'ABCPE1234F', factor: 'mobile', returnUrl } as const;
    const outcome = await app.get(KycVerifications).verifyPan(request, {});
    expect(outcome).toEqual({ ok: true, value: { kind: 'already-registered', ...message } });
  });

  it.each(['in details', 'beside them'])('reads the person %s [AP-3.9]', async (place) => {
    const facts = {
      investor_name: 'Asha Rao',
      date_of_birth: '1991-05-06',
      email: 'asha@mail.example',
      gender: 'female',
      image_base64: 'data:image/png;base64,AA==',
    };
    const data = place === 'in details' ? { details: facts } : facts;
    const { app } = await appBefore({ type_name: 'CKYC', is_pan_matching: 1, ...data });
    const request = { pan: 'ABCPE1234F', factor: 'mobile', returnUrl } as const;
    const identity = { name: 'Asha Rao', email: 'asha@mail.example', gender: 'female' };
    expect(await app.get(KycVerifications).verifyPan(request, {})).toEqual({
      ok: true,
      value: { kind: 'central-record', identity: { ...identity, dateOfBirth: born } },
    });
  });

  it.each(['url', 'authorizationUrl'])('reads the URL in %s [AP-3.10]', async (name) => {
    const url = 'https://identity.example/visit';
    const details = { [name]: url, entry_id: 'visit-1', status: 'SUCCESS' };
    const { app } = await appBefore({ type_name: 'DIGILOCKER', details });
    const request = { pan: 'ABCPE1234F', factor: 'mobile', returnUrl } as const;
    const outcome = await app.get(KycVerifications).verifyPan(request, {});
    expect(outcome).toEqual({
      ok: true,
      value: { kind: 'identity-page', url, entryId: 'visit-1' },
    });
  });

  it.each([
    ['CKYC', 'central-record'],
    ['MINKYC', 'accepted'],
  ])('reads the type_name %s as %s [FD-7.39]', async (type_name, kind) => {
    const { app } = await appBefore({ type_name, details: { investor_name: 'Asha Rao' } });
    const request = { pan: 'ABCPE1234F', factor: 'mobile', returnUrl } as const;
    const outcome = await app.get(KycVerifications).verifyPan(request, {});
    expect(outcome).toEqual({ ok: true, value: { kind, identity: { name: 'Asha Rao' } } });
  });

  // 2 if the bank step was skipped.
  it.each([0, 2])('saves it, and reads is_bank_skipped %i [AP-7.19, FD-7.39]', async (skipped) => {
    const { app, sent } = await appBefore({ is_bank_skipped: skipped });
    const details = { pan: 'ABCPE1234F', name: 'Asha Rao', email: 'a@b.in', dateOfBirth: born };
    for (const method of ['central', 'minimum'] as const) {
      const saved = await app.get(KycVerifications).savePan({ ...details, method }, {});
      expect(saved).toMatchObject({ ok: true, value: { isBankStepComplete: skipped === 2 } });
    }
    const common = {
      email_id: 'a@b.in',
      investor_id: 7,
      investor_name: 'Asha Rao',
      pan: 'ABCPE1234F',
    };
    expect(sent.map(({ call }) => call)).toEqual(
      Array(2).fill('POST /api/main/onboarding/savepan'),
    );
    expect(sent.map(({ body }) => body)).toMatchObject([
      { ...common, kyc_method: 'CKYC', date_of_birth: '1991-05-06' },
      { ...common, kyc_method: 'MINKYC', date_of_birth: '06-05-1991' },
    ]);
  });
});

describe('the identity page over HTTP', () => {
  it('is asked for the result of a visit, and reads the person [AP-7.17, FD-7.40]', async () => {
    const { app, sent } = await appBefore({
      is_pan_matching: 1,
      gender: 'female',
      email: 'asha@mail.example',
      investor_name: 'Asha Rao',
      pan_no: 'ABCPE1234F',
      date_of_birth: '1991-05-06',
    });
    const outcome = await app.get(KycVerifications).identityOutcome('visit-1', {});
    const call = 'POST /api/main/onboarding/getdigilocker-uistream-status';
    expect(sent).toEqual([{ call, body: { investor_id: 7, entry_id: 'visit-1' } }]);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        kind: 'accepted',
        identity: { email: 'asha@mail.example', name: 'Asha Rao', gender: 'female' },
      },
    });
    const identity = outcome.ok && outcome.value.kind === 'accepted' && outcome.value.identity;
    expect(identity && identity.dateOfBirth?.iso).toBe('1991-05-06');
  });

  const returned = {
    manufacturerId: '1009',
    entryId: 'visit-1',
    referenceId: 'reference-2',
    data: 'signed.answer',
  };
  const query =
    'investor-id=7&manufacturer-id=1009&entry-id=visit-1&referenceId=reference-2&data=signed.answer';

  it('is asked for its status with the whole query [FD-7.41]', async () => {
    const { app, sent } = await appBefore({ status: 'FAILURE', message: 'Not yours.' });
    const status = await app.get(IdentityChecks).visitStatus(returned, {});
    expect(sent.map(({ call }) => call)).toEqual([
      `GET /api/main/investment/getmkycstatus?${query}`,
    ]);
    expect(status).toEqual({ ok: true, value: { isProved: false, message: 'Not yours.' } });
  });

  it('has its answer validated [FD-7.42]', async () => {
    const { app, sent } = await appBefore({ is_valid: 1, message: 'Proved.' });
    const validation = await app.get(IdentityChecks).validate(returned, {});
    expect(sent.map(({ call }) => call)).toEqual([
      `GET /api/main/investment/aadhaar-validation?${query}`,
    ]);
    expect(validation).toEqual({ ok: true, value: { isProved: true } });
  });
});
