import { Session } from '#application/platform/session.ts';
import { accountNumberViolation } from '#domain/accounts/bank/account-number.ts';
import { ifscViolation } from '#domain/accounts/bank/ifsc.ts';
import { dematNumberViolation } from '#domain/accounts/demat/demat-number.ts';
import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { otpViolation } from '#domain/accounts/sign-in/otp.ts';
import { call, signedIn } from '#tests/contracts/accounts/signed-in.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { BankForm } from '#ui/accounts/bank/add-bank-account/bank-form.ts';
import { DematForm } from '#ui/accounts/demat/add-demat-account/demat-form.ts';
import { LoginViewModel } from '#ui/accounts/sign-in/login.view-model.ts';
import { StepUpViewModel } from '#ui/accounts/step-up/step-up.view-model.ts';
import { validate } from '#ui/platform/forms/validate.ts';
import fc from 'fast-check';
import { runInAction } from 'mobx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RUNS = { numRuns: 25 };
let backend: Backend;
let token: string | undefined;
let investor_id: number | undefined;

beforeAll(async () => {
  backend = await startBackend();
  const session = (await signedIn(backend, '9812300079')).get(Session).current;
  token = session?.accessToken;
  investor_id = session?.investorId;
});
afterAll(() => backend.stop());

/** Whether the backend accepts the fields. Fails if the backend responds with a server error. */
async function isRead(path: string, body: object): Promise<boolean> {
  const reply = await call(backend, path, { body, token });
  expect(reply.status).toBeLessThan(500);
  return reply.body.code !== 'invalid-field';
}

/** Arbitrary text, including nearly valid text and characters that are often handled wrongly. */
const textLike = (...near: readonly RegExp[]) =>
  fc.oneof(
    ...near.map((pattern) => fc.stringMatching(pattern)),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\ud800',
      '९८७६५४३२१०',
      '１２３４５６',
      "'; --",
      '<b>',
      '1e9',
    ),
  );
const none = undefined as never;

describe('form, rule and backend', () => {
  it('agree on any mobile number', async () => {
    const numbers = textLike(
      /^[0-9]{9,11}$/,
      /^[6-9][0-9]{9}$/,
      /^\+91[0-9]{10}$/,
      /^[0-9]{5} [0-9]{5}$/,
    );
    await fc.assert(
      fc.asyncProperty(numbers, async (text) => {
        const isFine = mobileViolation(text) === undefined;
        const form = new LoginViewModel({
          signIn: none,
          session: { pendingMobile: text },
        } as never);
        expect(form.isComplete).toBe(isFine);
        const body = { country_code: '+91', mobile_no: text, request_source: 'web' };
        const sent = await isRead('/login/sendotp', { ...body, app_signature_id: '' });
        expect(sent).toBe(isFine);
      }),
      RUNS,
    );
  });

  it('agree on any code', async () => {
    await fc.assert(
      fc.asyncProperty(textLike(/^[0-9]{5,7}$/, /^[0-9]{3} [0-9]{3}$/), async (text) => {
        const isFine = otpViolation(text) === undefined;
        const form = new StepUpViewModel(none);
        form.type(text);
        expect(form.isComplete).toBe(isFine);
        const signIn = { ifa_id: 1, mobile_no: '9812300080', otp: text };
        expect(await isRead('/login/verifyotp', signIn)).toBe(isFine);
        const stepUp = { investor_id, change: 'e-mail', otp: text };
        expect(await isRead('/login/confirmstepup', stepUp)).toBe(isFine);
        expect(await isRead('/profile/confirmemail', { investor_id, otp: text })).toBe(isFine);
      }),
      RUNS,
    );
  });

  it('agree on any IFSC [AP-5.33]', async () => {
    await fc.assert(
      fc.asyncProperty(
        textLike(/^[A-Z]{4}[01][A-Z0-9]{6}$/, /^[a-z]{4}0[0-9]{6}$/),
        async (ifsc) => {
          const isFine = ifscViolation(ifsc) === undefined;
          const form = new BankForm();
          runInAction(() => Object.assign(form, { ifsc }));
          expect(validate(form).ifsc === undefined).toBe(isFine);
          expect(await isRead('/onboarding/getbankbranch', { ifsc })).toBe(isFine);
        },
      ),
      RUNS,
    );
  });

  it('agree on any account number [AP-5.37]', async () => {
    await fc.assert(
      fc.asyncProperty(textLike(/^[0-9]{8,19}$/, /^[0-9]{4} [0-9]{8}$/), async (number) => {
        const isFine = accountNumberViolation(number) === undefined;
        const form = new BankForm();
        runInAction(() => Object.assign(form, { accountNumber: number }));
        expect(validate(form).accountNumber === undefined).toBe(isFine);
        // No bank has this code, so the backend sends no request to a bank.
        const account = { account_number: number, ifsc_code: 'ZZZZ0999999', org_id: 1 };
        const body = { ...account, investor_id, method: 'Save' };
        expect(await isRead('/onboarding/verifybank', body)).toBe(isFine);
      }),
      RUNS,
    );
  });

  it('agree on any demat number', async () => {
    await fc.assert(
      fc.asyncProperty(textLike(/^IN[0-9]{13,15}$/, /^[0-9]{15,17}$/), async (dematNumber) => {
        const isFine = dematNumberViolation(dematNumber) === undefined;
        const form = new DematForm();
        runInAction(() => Object.assign(form, { dematNumber }));
        expect(validate(form).dematNumber === undefined).toBe(isFine);
        // Without a file, the backend saves nothing, but it validates the number first.
        const body = { investor_id, demat_account_no: dematNumber };
        const reply = await call(backend, '/savedemat', { body, token });
        const wrong = isFine ? 'cml' : 'demat_account_no';
        expect([reply.status, (reply.body as { field?: string }).field]).toEqual([400, wrong]);
      }),
      RUNS,
    );
  });
});
