import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { Session } from '#application/platform/session.ts';
import { nameAgreement, NameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import { acceptedDateOfBirth } from '#domain/accounts/kyc/date-of-birth.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { panHolderViolation, panInput, panViolation } from '#domain/accounts/kyc/pan.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { KycForm } from '#ui/accounts/kyc/kyc-form.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, signedIn, valueOf } from './signed-in.ts';

/** The PAN of an ordinary customer. Requests are valid except for the field under test. */
const PAN = 'AGRPE1234F';
/** Each text is one call over HTTP. */
const CALLS = { numRuns: 40 };

const backend = testBackend();
let app: AppContainer;
let name: string;
let today: CalendarDate;
beforeAll(async () => {
  app = await signedIn(backend, '9490000011');
  ({ name } = valueOf(await app.get(KycVerifications).panProfile(PAN, {})));
  today = CalendarDate.inIndia((await backend.control.now()).getTime());
});

/** Whether the backend accepts it in a direct request, without a form. */
async function isTaken(path: string, fields: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { accessToken: token, investorId } = app.get(Session).current ?? {};
  // The limit of look-ups has a test of its own.
  await backend.sandbox.database.deleteFrom('use_counts').execute();
  const { status, body } = await call(backend, path, {
    token: token ?? '',
    body: { investor_id: investorId, ...fields },
  });
  // A valid address or date that is not the one of the first call cannot be saved by this call.
  const isKnownOtherwise = ['email-fixed', 'date-of-birth-fixed'].includes(String(body.code));
  expect([200, isKnownOtherwise ? 409 : 400]).toContain(status);
  return status === 200 || isKnownOtherwise;
}

const isSaved = (change: Readonly<Record<string, unknown>>) =>
  isTaken('/onboarding/savepan', {
    ...{ pan: PAN, investor_name: name, email_id: 'a@b.in', kyc_method: 'MINKYC' },
    ...{ date_of_birth: '06-05-1991', ...change },
  });

const isVerified = (pan: string) =>
  isTaken('/onboarding/verifypan', {
    ...{ pan_no: pan, mobile_no: '9490000011', fd_id: 0, ckyc_auth_factor: 'mobile' },
    redirection_url: `${backend.appAddress}/kyc`,
  });

function formErrors(typed: Partial<Pick<KycForm, 'pan' | 'dateOfBirth' | 'email'>>) {
  const form = new FormState(new KycForm(today));
  Object.assign(form.fields, typed);
  return form.errors;
}

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.constantFrom(...'0123456789');
/** Nearly a PAN, with types that there are and that there are not. */
const nearPans = fc
  .tuple(
    fc.array(letter, { minLength: 5, maxLength: 5 }),
    fc.array(digit, { minLength: 4, maxLength: 4 }),
    letter,
  )
  .map(([head, middle, tail]) => `${head.join('')}${middle.join('')}${tail}`);
const anyText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', ' ', '\u0000', '\uD800', '१२३', 'ＡＢＣＰＥ１２３４Ｆ', "'; --", '<b>'),
);

describe('form, domain and backend agree on', () => {
  it('whether a PAN is valid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearPans, anyText), async (text) => {
        const isFine = panViolation(text) === undefined;
        expect(formErrors({ pan: text }).pan === undefined).toBe(isFine);
        expect(await isVerified(text)).toBe(isFine);
        // The normalised input of the field gets the same verdict.
        const typed = panInput(text);
        expect(await isVerified(typed)).toBe(panViolation(typed) === undefined);
      }),
      CALLS,
    );
  });

  it('whether an email address is valid', async () => {
    const part = fc.stringMatching(/^[a-z.@ -]{0,6}$/);
    const nearEmails = fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearEmails, fc.emailAddress(), anyText), async (text) => {
        const isFine = emailViolation(text) === undefined;
        expect(formErrors({ email: text }).email === undefined).toBe(isFine);
        // Addresses contain no control characters, and the wire accepts none.
        if (/\p{Cc}/u.test(text)) expect(await isSaved({ email_id: text })).toBe(false);
        else expect(await isSaved({ email_id: text })).toBe(isFine);
      }),
      CALLS,
    );
  });

  it('whether a date of birth is accepted', async () => {
    const two = fc.nat({ max: 40 }).map((number) => String(number).padStart(2, '0'));
    const years = fc.integer({ min: 1890, max: today.year + 2 });
    const nearDates = fc
      .tuple(two, two, years)
      .map(([day, month, year]) => `${day}/${month}/${year}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearDates, anyText), async (text) => {
        const dateOfBirth = acceptedDateOfBirth(text, today);
        const holder = dateOfBirth && panHolderViolation({ pan: PAN, dateOfBirth }, today);
        const isFine = dateOfBirth !== undefined && holder === undefined;
        const errors = formErrors({ pan: PAN, dateOfBirth: text });
        expect(errors.dateOfBirth === undefined).toBe(isFine);
        const wire = dateOfBirth?.dashed ?? text;
        expect(await isSaved({ date_of_birth: wire })).toBe(isFine);
      }),
      CALLS,
    );
  });

  it('whether a name is the one on the PAN', async () => {
    const likeIt = fc.constantFrom(name, name.toUpperCase(), ` ${name} `, name.split(' ')[0] ?? '');
    await fc.assert(
      fc.asyncProperty(fc.oneof(likeIt, anyText), async (text) => {
        const isOfPan = nameAgreement(name, text) !== NameAgreement.None;
        const isSent = !/\p{Cc}/u.test(text);
        expect(await isSaved({ investor_name: text })).toBe(isOfPan && isSent);
      }),
      CALLS,
    );
  });
});
