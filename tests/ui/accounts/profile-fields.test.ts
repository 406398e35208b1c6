import { Session } from '#application/platform/session.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { nomineeViolations } from '#domain/accounts/nominees/nominee.ts';
import { addressesXml } from '#infrastructure/accounts/profile/addresses-xml.wire.ts';
import { type AddressLines, addressViolations } from '#domain/accounts/profile/address.ts';
import { parentNameViolation } from '#domain/accounts/profile/parents.ts';
import { placeOfBirthViolation } from '#domain/accounts/profile/place-of-birth.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { call, signedIn } from '#tests/contracts/accounts/signed-in.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { NomineeForm } from '#ui/accounts/nominees/nominee-form.ts';
import { AddressForm, addressFieldNames } from '#ui/accounts/profile/user-address/address-form.ts';
import { EmailForm } from '#ui/accounts/profile/email/change-email.view-model.ts';
import { ParentsForm } from '#ui/accounts/profile/parental-details/parental-details.view-model.ts';
import { MoreInformationForm } from '#ui/accounts/profile/personal-details/personal-details.view-model.ts';
import { validate } from '#ui/platform/forms/validate.ts';
import fc from 'fast-check';
import { runInAction } from 'mobx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RUNS = { numRuns: 40 };
const today = CalendarDate.of('2026-11-21');
let backend: Backend;
let token: string | undefined;
let investor_id: number | undefined;

beforeAll(async () => {
  backend = await startBackend();
  const session = (await signedIn(backend, '9812300077')).get(Session).current;
  token = session?.accessToken;
  investor_id = session?.investorId;
});
afterAll(() => backend.stop());

/** Whether the backend accepts the request. Fails if it responds with a server error. */
async function isTaken(path: string, body: object): Promise<boolean> {
  const { status } = await call(backend, path, { body: { ...body, investor_id }, token });
  expect(status).toBeLessThan(500);
  return status === 200;
}

/** Arbitrary text, including nearly valid text and characters that are often handled wrongly. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.stringMatching(/^[A-Za-z ]{1,12}$/),
  fc.stringMatching(/^[A-Za-z0-9 ]{1,12}$/),
  fc.stringMatching(/^[0-9]{5,7}$/),
  fc.integer({ min: 95, max: 220 }).map((length) => 'a'.repeat(length)),
  fc.constantFrom('', ' ', '\u0000', '\ud800', 'अशोक', '१२३४५६', '<b>', "O'Neil", 'a\nb', '&amp;'),
);
const hasError = <Form extends object>(form: Form, field: keyof Form & string) =>
  validate(form)[field] !== undefined;

/** A valid nominee with all fields: a minor who lives at another address. */
function minorForm(): NomineeForm {
  const form = new NomineeForm(today);
  const typed = {
    fullName: 'Asha Rao',
    relationshipId: '26',
    dateOfBirth: '01/02/2015',
    sharePercent: '40',
    line1: '9 Hill Road',
    line2: 'Bandra West',
    pincode: '400050',
    city: 'Mumbai',
    state: 'Maharashtra',
    guardianFirstName: 'Om',
    guardianLastName: 'Rao',
    guardianPan: 'ABCPO1234G',
  } as const;
  for (const [field, value] of Object.entries(typed)) form.type(field as keyof typeof typed, value);
  form.setInvestorAddress(false);
  return form;
}

/** The request that a client without validation would send for a form. */
function rowOf({ draft }: NomineeForm) {
  const { fullName, relationshipId, dateOfBirth, pan, sharePercent, address, guardian } = draft;
  return {
    nominee_id: 0,
    full_name: fullName,
    relationship_id: relationshipId,
    date_of_birth: dateOfBirth?.slashed,
    pan,
    percentage: /^-?[0-9]+$/.test(sharePercent) ? Number(sharePercent) : sharePercent,
    is_investor_address: 0,
    address_line_1: address.line1,
    address_line_2: address.line2,
    pincode: address.pincode,
    city: address.city,
    state: address.state,
    country: address.country,
    guardian_first_name: guardian.firstName,
    guardian_middle_name: guardian.middleName,
    guardian_last_name: guardian.lastName,
    guardian_pan: guardian.pan,
  };
}

describe('form, rule and backend', () => {
  it('agree on any name of a parent [FD-5.39, FD-5.40]', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        const isWrong = parentNameViolation(name) !== undefined;
        const form = new ParentsForm();
        runInAction(() => Object.assign(form, { fatherName: name, motherName: name }));
        expect(hasError(form, 'fatherName')).toBe(isWrong);
        expect(hasError(form, 'motherName')).toBe(isWrong);
        for (const field of ['father_name', 'mother_name']) {
          const body = { father_name: 'Om', mother_name: 'Uma', [field]: name };
          expect(await isTaken('/investment/updateparentinfo', body)).toBe(!isWrong);
        }
      }),
      RUNS,
    );
  });

  const good: AddressLines = {
    line1: '9 Hill Road',
    line2: 'Bandra West',
    pincode: '400050',
    city: 'Mumbai',
    state: 'Maharashtra',
    country: 'India',
  };

  it.each(addressFieldNames)('agree on any %s of an address [AP-5.51, AP-5.61]', async (field) => {
    const permanentId = await permanentAddress();
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const form = new AddressForm();
        form.take(good);
        form.type(field, typed);
        const lines = { ...good, [field]: form[field] };
        const isWrong = Object.keys(addressViolations(lines)).length > 0;
        expect(hasError(form, field)).toBe(isWrong);
        const body = correspondentBody(lines, permanentId);
        expect(body !== undefined && (await isTaken('/investment/updateaddress', body))).toBe(
          !isWrong,
        );
      }),
      { numRuns: 20 },
    );
  });

  /** The id of the permanent address, which is stored by the first request. */
  async function permanentAddress(): Promise<number> {
    await isTaken('/investment/updateaddress', {
      address_data_xml: addressesXml([{ ...good, id: 0, type: 'permanent' }]),
      fd_investment_id: 0,
      is_permanent_address_correspondent: 1,
    });
    const body = { display_location: 'Address', method: 'Get', investor_id };
    const reply = await call(backend, '/profile', { body, token });
    const { addresses } = reply.body.data as unknown as {
      addresses: { address_id: number; address_type: string }[];
    };
    return addresses.find(({ address_type: type }) => type === 'permanent')?.address_id ?? 0;
  }

  /** The request body; undefined for text that XML cannot contain, for which the adapter throws. */
  function correspondentBody(lines: AddressLines, id: number) {
    try {
      const permanent = { ...good, id, type: 'permanent' } as const;
      const correspondent = { ...lines, id: 0, type: 'correspondent' } as const;
      const address_data_xml = addressesXml([permanent, correspondent]);
      return { address_data_xml, fd_investment_id: 0, is_permanent_address_correspondent: 0 };
    } catch {
      return undefined;
    }
  }

  it.each([
    'fullName',
    'pan',
    'sharePercent',
    'line1',
    'line2',
    'pincode',
    'city',
    'state',
    'country',
    'dateOfBirth',
    'guardianFirstName',
    'guardianMiddleName',
    'guardianLastName',
    'guardianPan',
  ] as const)('agree on any %s of a nominee [AP-5.70, AP-5.76]', async (field) => {
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const form = minorForm();
        form.type(field, typed);
        const isWrong = Object.keys(nomineeViolations(form.draft, today)).length > 0;
        expect(hasError(form, field)).toBe(isWrong);
        const body = { display_location: 'Nomination', method: 'Modify' };
        expect(await isTaken('/profile', { ...body, data: [rowOf(form)] })).toBe(!isWrong);
        const removal = { ...rowOf(form), is_removed: 1 };
        if (!isWrong) expect(await isTaken('/profile', { ...body, data: [removal] })).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('agree on any place of birth', async () => {
    const place = fc.oneof(
      text,
      fc.integer({ min: 55, max: 65 }).map((long) => 'b'.repeat(long)),
    );
    await fc.assert(
      fc.asyncProperty(place, async (typed) => {
        const isWrong = placeOfBirthViolation(typed) !== undefined;
        const form = new MoreInformationForm();
        form.change({ placeOfBirth: typed });
        expect(hasError(form, 'placeOfBirth')).toBe(isWrong);
        const body = { is_indian_resident: 1, is_married: 0, place_of_birth: typed };
        expect(await isTaken('/investment/updatepersonalinfo', body)).toBe(!isWrong);
      }),
      RUNS,
    );
  });

  it('agree on any e-mail address', async () => {
    const email = fc.oneof(text, fc.stringMatching(/^[a-z]{1,4}@[a-z]{1,4}(\.[a-z]{2})?$/));
    await fc.assert(
      fc.asyncProperty(email, async (typed) => {
        const isWrong = emailViolation(typed) !== undefined;
        const form = new EmailForm();
        runInAction(() => Object.assign(form, { email: typed }));
        expect(hasError(form, 'email')).toBe(isWrong);
        const { status, body } = await call(backend, '/profile/changeemail', {
          body: { investor_id, email: typed },
          token,
        });
        // A valid request still needs confirmation by SMS code.
        expect(`${status} ${body.code}`).toBe(isWrong ? '400 invalid-field' : '403 step-up-needed');
      }),
      RUNS,
    );
  });
});
