import { Session } from '#application/platform/session.ts';
import { accountNumberViolation } from '#domain/accounts/bank/account-number.ts';
import { ifscViolation } from '#domain/accounts/bank/ifsc.ts';
import { dematNumberViolation } from '#domain/accounts/demat/demat-number.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { nomineeViolations } from '#domain/accounts/nominees/nominee.ts';
import { addressViolations } from '#domain/accounts/profile/address.ts';
import { parentNameViolation } from '#domain/accounts/profile/parents.ts';
import { placeOfBirthViolation } from '#domain/accounts/profile/place-of-birth.ts';
import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { otpViolation } from '#domain/accounts/sign-in/otp.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { addressesXml } from '#infrastructure/accounts/profile/addresses-xml.wire.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, signedIn } from './signed-in.ts';

const today = CalendarDate.of('2026-11-21');
const RUNS = { numRuns: 40 };
const backend = testBackend();
let token: string | undefined;
let investor_id: number | undefined;

beforeAll(async () => {
  const session = (await signedIn(backend, '9812300077')).get(Session).current;
  token = session?.accessToken;
  investor_id = session?.investorId;
});

/** Arbitrary text, including nearly valid text and characters that are often handled wrongly. */
const textLike = (near: readonly RegExp[]) =>
  fc.oneof(
    ...near.map((pattern) => fc.stringMatching(pattern)),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.stringMatching(/^[A-Za-z0-9 ]{1,12}$/),
    fc.integer({ min: 55, max: 220 }).map((length) => 'a'.repeat(length)),
    fc.constantFrom('', ' ', '\u0000', '\ud800', 'अशोक', '१２३४५६', "O'Neil", 'a\nb', '&amp;'),
  );

interface Field {
  readonly path: string;
  readonly rule: (text: string) => unknown;
  readonly near?: readonly RegExp[];
  readonly body: (text: string) => object;
}

const codes = { rule: otpViolation, near: [/^[0-9]{5,7}$/, /^[0-9]{3} [0-9]{3}$/] };
const fields: Readonly<Record<string, Field>> = {
  'mobile number': {
    path: '/login/sendotp',
    rule: mobileViolation,
    near: [/^[0-9]{9,11}$/, /^[6-9][0-9]{9}$/, /^\+91[0-9]{10}$/, /^[0-9]{5} [0-9]{5}$/],
    body: (mobile_no) => ({
      ...{ country_code: '+91', mobile_no, request_source: 'web', app_signature_id: '' },
      investor_id: undefined,
    }),
  },
  'code of a sign-in': {
    path: '/login/verifyotp',
    ...codes,
    body: (otp) => ({ ifa_id: 1, mobile_no: '9812300080', otp, investor_id: undefined }),
  },
  'code of a change': {
    path: '/login/confirmstepup',
    ...codes,
    body: (otp) => ({ change: 'e-mail', otp }),
  },
  'code of an email address': {
    path: '/profile/confirmemail',
    ...codes,
    body: (otp) => ({ otp }),
  },
  IFSC: {
    path: '/onboarding/getbankbranch',
    rule: ifscViolation,
    near: [/^[A-Z]{4}[01][A-Z0-9]{6}$/, /^[a-z]{4}0[0-9]{6}$/],
    body: (ifsc) => ({ ifsc, investor_id: undefined }),
  },
  'account number': {
    path: '/onboarding/verifybank',
    rule: accountNumberViolation,
    near: [/^[0-9]{8,19}$/, /^[0-9]{4} [0-9]{8}$/],
    // No bank has this code, so the backend sends no request to a bank.
    body: (account_number) => ({
      ...{ account_number, ifsc_code: 'ZZZZ0999999', org_id: 1, method: 'Save' },
    }),
  },
  'name of the father': {
    path: '/investment/updateparentinfo',
    rule: parentNameViolation,
    body: (father_name) => ({ father_name, mother_name: 'Uma' }),
  },
  'name of the mother': {
    path: '/investment/updateparentinfo',
    rule: parentNameViolation,
    body: (mother_name) => ({ father_name: 'Om', mother_name }),
  },
  'place of birth': {
    path: '/investment/updatepersonalinfo',
    rule: placeOfBirthViolation,
    body: (place_of_birth) => ({ is_indian_resident: 1, is_married: 0, place_of_birth }),
  },
  'email address': {
    path: '/profile/changeemail',
    rule: emailViolation,
    near: [/^[a-z]{1,4}@[a-z]{1,4}(\.[a-z]{2})?$/],
    body: (email) => ({ email }),
  },
};

const send = (path: string, body: object) =>
  call(backend, path, { body: { investor_id, ...body }, token });

describe('the backend', () => {
  it.each(Object.entries(fields))('reads a %s by the rule of the form', async (_name, field) => {
    await fc.assert(
      fc.asyncProperty(textLike(field.near ?? []), async (text) => {
        const { status, body } = await send(field.path, field.body(text));
        expect(status).toBeLessThan(500);
        expect(body.code !== 'invalid-field').toBe(field.rule(text) === undefined);
      }),
      RUNS,
    );
  });

  it('reads a demat number by the rule of the form, before it misses the file', async () => {
    const numbers = textLike([/^IN[0-9]{13,15}$/, /^[0-9]{15,17}$/]);
    await fc.assert(
      fc.asyncProperty(numbers, async (number) => {
        const { status, body } = await send('/savedemat', { demat_account_no: number });
        const wrong = dematNumberViolation(number) === undefined ? 'cml' : 'demat_account_no';
        expect([status, (body as { field?: string }).field]).toEqual([400, wrong]);
      }),
      RUNS,
    );
  });

  const good = { line1: '9 Hill Road', line2: 'Bandra West', pincode: '400050' };
  const place = { city: 'Mumbai', state: 'Maharashtra', country: 'India' };
  const address = { ...good, ...place };

  it.each(Object.keys(address) as (keyof typeof address)[])(
    'reads the %s of an address by the rule of the form',
    async (field) => {
      const id = await permanentAddress();
      await fc.assert(
        fc.asyncProperty(textLike([/^[0-9]{5,7}$/]), async (text) => {
          const lines = { ...address, [field]: text };
          const permanent = { ...address, id, type: 'permanent' } as const;
          const xml = xmlOf([permanent, { ...lines, id: 0, type: 'correspondent' }]);
          const isTaken = xml !== undefined && (await saveAddress(xml, 0));
          expect(isTaken).toBe(Object.keys(addressViolations(lines)).length === 0);
        }),
        RUNS,
      );
    },
  );

  async function saveAddress(address_data_xml: string, isSame: 0 | 1): Promise<boolean> {
    const { status } = await send('/investment/updateaddress', {
      ...{ address_data_xml, fd_investment_id: 0 },
      is_permanent_address_correspondent: isSame,
    });
    expect(status).toBeLessThan(500);
    return status === 200;
  }

  /** The id of the permanent address, which is stored by the first request. */
  async function permanentAddress(): Promise<number> {
    await saveAddress(xmlOf([{ ...address, id: 0, type: 'permanent' }]) ?? '', 1);
    const { body } = await send('/profile', { display_location: 'Address', method: 'Get' });
    const { addresses } = body.data as unknown as {
      readonly addresses: readonly { address_id: number; address_type: string }[];
    };
    const own = addresses.find(({ address_type: type }) => type === 'permanent');
    return own?.address_id ?? 0;
  }

  it.each([
    ...['full_name', 'pan', 'date_of_birth', 'guardian_first_name', 'guardian_middle_name'],
    ...['guardian_last_name', 'guardian_pan', 'address_line_1', 'address_line_2', 'pincode'],
    ...['city', 'state', 'country'],
  ])('reads the %s of a nominee by the rule of the form', async (field) => {
    await fc.assert(
      fc.asyncProperty(textLike([/^[A-Z]{3}P[A-Z][0-9]{4}[A-Z]$/]), async (text) => {
        const row = { ...minor, [field]: text };
        const isFine = Object.keys(nomineeViolations(draftOf(row), today)).length === 0;
        // The limit of changes has a test of its own.
        await backend.sandbox.database.deleteFrom('use_counts').execute();
        const body = { display_location: 'Nomination', method: 'Modify' };
        const reply = await send('/profile', { ...body, data: [row] });
        expect(reply.status === 200).toBe(isFine);
        expect(reply.status).toBeLessThan(500);
        if (isFine) await send('/profile', { ...body, data: [{ ...row, is_removed: 1 }] });
      }),
      RUNS,
    );
  });
});

/** Undefined for text that XML cannot contain, for which the adapter throws. */
function xmlOf(rows: Parameters<typeof addressesXml>[0]): string | undefined {
  try {
    return addressesXml(rows);
  } catch {
    return undefined;
  }
}

/** A minor who lives at another address, with a guardian. */
const minor = {
  ...{ nominee_id: 0, full_name: 'Asha Rao', relationship_id: 26, date_of_birth: '01/02/2015' },
  ...{ pan: '', percentage: 40, is_investor_address: 0 },
  ...{ address_line_1: '9 Hill Road', address_line_2: 'Bandra West', pincode: '400050' },
  ...{ city: 'Mumbai', state: 'Maharashtra', country: 'India' },
  ...{ guardian_first_name: 'Om', guardian_middle_name: '', guardian_last_name: 'Rao' },
  guardian_pan: 'ABCPO1234G',
};

function draftOf(row: typeof minor) {
  const [day = '', month = '', year = ''] = row.date_of_birth.split('/');
  const date = CalendarDate.parse(`${year}-${month}-${day}`);
  return {
    fullName: row.full_name,
    relationshipId: row.relationship_id,
    dateOfBirth: date.ok ? date.value : undefined,
    pan: row.pan,
    sharePercent: String(row.percentage),
    isInvestorAddress: false,
    address: {
      ...{ line1: row.address_line_1, line2: row.address_line_2, pincode: row.pincode },
      ...{ city: row.city, state: row.state, country: row.country },
    },
    guardian: {
      firstName: row.guardian_first_name,
      middleName: row.guardian_middle_name,
      lastName: row.guardian_last_name,
      pan: row.guardian_pan,
    },
  };
}
