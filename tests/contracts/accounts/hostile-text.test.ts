import { Session } from '#application/platform/session.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, signedIn } from './signed-in.ts';

const backend = testBackend();
let token: string | undefined;
let investor_id: number | undefined;

beforeAll(async () => {
  const session = (await signedIn(backend, '9000000003')).get(Session).current;
  token = session?.accessToken;
  investor_id = session?.investorId;
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\u0000', '\ud800', "'; drop table investors; --", '<script>', '😀', '‮', ' '),
);
const anything = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const nominee = {
  nominee_id: fc.nat(3),
  relationship_id: fc.constantFrom(20, 24, 99),
  date_of_birth: fc.constantFrom('01/01/1990', '31/02/2015', '00/00/0000', '29/02/2016'),
  percentage: fc.integer({ min: 0, max: 101 }),
  is_investor_address: fc.constantFrom(0, 1),
};
const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, anything]));

/** Bodies that are nearly right, so that they get past the schema and into the rules. */
const bodies: Readonly<Record<string, Record<string, fc.Arbitrary<unknown>>>> = {
  '/login/sendotp': {
    country_code: fc.constant('+91'),
    mobile_no: fc.constant('9812345678'),
    ...texts('request_source', 'app_signature_id'),
  },
  '/user/enrollment': { mobile: fc.constant('9812345678'), campaign_id: fc.nat(), fname: text },
  '/onboarding/savepan': {
    pan: fc.constantFrom('ABCPE1234F', 'ABCCE1234F'),
    date_of_birth: fc.constantFrom('1990-01-01', '31-02-1990', '1990-13-45', '01/01/0000'),
    kyc_method: fc.constantFrom('CKYC', 'MINKYC'),
    ...texts('email_id', 'investor_name'),
  },
  '/onboarding/verifypan': {
    pan_no: fc.constantFrom('IDEPG1234E', 'DOBPA1234D', 'AAAAAAAAAA'),
    mobile_no: fc.constant('9000000003'),
    redirection_url: text,
    fd_id: fc.nat(),
    ckyc_auth_factor: fc.constantFrom('mobile', 'dob'),
    date_of_birth: fc.constantFrom('1990-01-01', '1990-13-45'),
  },
  '/onboarding/getdigilocker-uistream-status': { entry_id: anything },
  '/onboarding/verifybank': {
    account_number: fc.constantFrom('123456789012', '111100000002', text),
    ifsc_code: fc.constantFrom('HDFC0000001', 'ZZZZ0000001'),
    method: fc.constantFrom('Verify', 'Save'),
    org_id: fc.constant(1),
    entry_id: anything,
  },
  '/investment/updateparentinfo': texts('father_name', 'mother_name'),
  '/investment/updatepersonalinfo': {
    is_indian_resident: fc.constantFrom(0, 1),
    is_married: fc.constantFrom(0, 1),
    place_of_birth: text,
  },
  '/investment/updateaddress': {
    address_data_xml: text.map(
      (inner) =>
        '<ROWS><ROW><ADDRESS_ID>0</ADDRESS_ID><ADDRESS_TYPE>permanent</ADDRESS_TYPE>' +
        `<ADDRESS_LINE_1>${inner}</ADDRESS_LINE_1></ROW></ROWS>`,
    ),
    fd_investment_id: fc.constantFrom(0, 5, 2_147_483_647),
    is_permanent_address_correspondent: fc.constantFrom(0, 1),
  },
  '/profile': {
    display_location: fc.constant('Nomination'),
    method: fc.constant('Modify'),
    data: fc.array(
      fc.record({
        ...nominee,
        ...texts('full_name', 'pan', 'address_line_1', 'address_line_2', 'pincode', 'city'),
        ...texts('state', 'country', 'guardian_first_name', 'guardian_middle_name'),
        ...texts('guardian_last_name', 'guardian_pan'),
      }),
      { maxLength: 2 },
    ),
  },
};
const withoutInvestor = new Set(['/login/sendotp', '/user/enrollment']);

describe('hostile text', () => {
  it.each(Object.keys(bodies))('gets a clear answer from %s, never a failure', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.record(bodies[path] ?? {}), async (body) => {
        const own = withoutInvestor.has(path) ? {} : { investor_id };
        const reply = await call(backend, path, { body: { ...body, ...own }, token });
        expect(reply.status).toBeLessThan(500);
        expect(reply.status < 400 || typeof reply.body.message === 'string').toBe(true);
      }),
      { numRuns: 40 },
    );
    expect(backend.failures).toEqual([]);
  });
});
