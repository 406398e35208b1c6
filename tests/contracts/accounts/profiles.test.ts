import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Session } from '#application/platform/session.ts';
import { AnnualIncome, Occupation } from '#domain/accounts/profile/professional.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, failureOf, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_600_000_005;

const newProfiles = async () => (await signedIn(backend, String((last += 10)))).get(Profiles);
const profilesOf = async (mobile: string) => (await signedIn(backend, mobile)).get(Profiles);
const letters = {
  line1: '9 Hill Road',
  line2: 'Bandra West',
  pincode: '400050',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
};

describe('the profile', () => {
  it('contains name, completeness and bank account [AP-3.16, AP-7.36, FD-7.54]', async () => {
    expect(valueOf(await (await profilesOf('9000000001')).summary({}))).toEqual({
      name: 'Arjun Mehta',
      mobile: '9000000001',
      scorePercent: 100,
      scoreParts: ['mobile', 'kyc', 'bank', 'details', 'nominee'],
      isKycVerified: true,
      primaryAccountNumber: '50100284417093',
      primaryBankLogoUrl: expect.stringContaining('/') as unknown,
    });
  });

  it('of a new investor is nearly empty [AP-2.64, AP-2.66]', async () => {
    const summary = valueOf(await (await newProfiles()).summary({}));
    expect(summary).toEqual({
      mobile: String(last),
      scorePercent: 20,
      scoreParts: ['mobile'],
      isKycVerified: false,
    });
  });
});

describe('personal details', () => {
  it('have all five sections [AP-3.18, AP-3.19, AP-3.20, AP-3.21, AP-3.22]', async () => {
    const details = valueOf(await (await profilesOf('9000000001')).personalDetails({}));
    expect(details.basic).toEqual({
      name: 'Arjun Mehta',
      mobile: '9000000001',
      email: 'arjun.mehta@mail.example',
      fatherName: 'Harish Mehta',
    });
    expect(details.addresses).toEqual([
      {
        id: expect.any(Number) as number,
        type: 'permanent',
        line1: '402 Sea Breeze Apartments',
        line2: 'Carter Road Bandra West',
        pincode: '400050',
        city: 'Mumbai',
        state: 'Maharashtra',
        country: 'India',
      },
    ]);
    expect(details.more).toEqual({
      isIndianResident: true,
      maritalStatus: 'married',
      gender: 'male',
      placeOfBirth: 'Mumbai',
    });
    expect(details.occupation).toEqual({
      occupation: 'service_private_sector',
      annualIncome: 'above_25_lakh_upto_1_crore',
      incomeSource: 'salary',
    });
    expect(details.nominees.map(({ fullName }) => fullName)).toEqual([
      'Pooja Mehta',
      'Vihaan Mehta',
    ]);
  });

  it('start as resident and married [AP-3.23]', async () => {
    const { more } = valueOf(await (await newProfiles()).personalDetails({}));
    expect(more).toEqual({ isIndianResident: true, maritalStatus: 'married' });
  });

  it('keep residence, marriage and place of birth [AP-7.52, AP-7.53, FD-9.44]', async () => {
    const profiles = await newProfiles();
    const more = {
      isIndianResident: false,
      maritalStatus: 'unmarried',
      placeOfBirth: 'Pune',
    } as const;
    valueOf(await profiles.saveMoreInformation(more, {}));
    expect(valueOf(await profiles.personalDetails({})).more).toEqual(more);
  });
});

describe('parents', () => {
  it('are stored as they were written [AP-7.40, AP-7.51, AP-3.24, FD-7.60]', async () => {
    const profiles = await newProfiles();
    expect(valueOf(await profiles.parents({}))).toEqual({});
    const parents = { fatherName: "K. R. O'Brien", motherName: 'सुधा' };
    valueOf(await profiles.saveParents(parents, {}));
    expect(valueOf(await profiles.parents({}))).toEqual(parents);
  });

  it('are both required [AP-5.46, AP-5.47]', async () => {
    const profiles = await newProfiles();
    const saved = await profiles.saveParents({ fatherName: ' ', motherName: 'Sudha' }, {});
    expect(failureOf(saved)).toMatchObject({ status: 400, message: "Father's name is required" });
    const other = await profiles.saveParents({ fatherName: 'Harish', motherName: '' }, {});
    expect(failureOf(other)).toMatchObject({ status: 400, message: "Mother's name is required" });
  });
});

describe('addresses', () => {
  it('are the permanent and the correspondence address [AP-7.39, AP-7.47, FD-7.57]', async () => {
    const profiles = await profilesOf('9000000003');
    const [permanent] = valueOf(await profiles.addresses({}));
    if (!permanent) throw new Error('no address');
    valueOf(await profiles.saveAddresses({ permanent, correspondent: letters }, {}));
    valueOf(await profiles.saveAddresses({ permanent, correspondent: letters }, {}));
    const both = valueOf(await profiles.addresses({}));
    expect(both.map(({ type }) => type)).toEqual(['permanent', 'correspondent']);
    expect(both[1]).toMatchObject(letters);
    valueOf(await profiles.saveAddresses({ permanent }, {}));
    expect(valueOf(await profiles.addresses({}))).toEqual([permanent]);
  });

  it('stay one of each kind if several are saved at once', async () => {
    const profiles = await profilesOf('9000000003');
    const [permanent] = valueOf(await profiles.addresses({}));
    if (!permanent) throw new Error('no address');
    const saves = await Promise.all(
      ['1', '2', '3', '4'].map((line1) =>
        profiles.saveAddresses({ permanent, correspondent: { ...letters, line1 } }, {}),
      ),
    );
    expect(saves.every(({ ok }) => ok)).toBe(true);
    const kept = valueOf(await profiles.addresses({}));
    expect(kept.map(({ type }) => type)).toEqual(['permanent', 'correspondent']);
    valueOf(await profiles.saveAddresses({ permanent }, {}));
  });

  it('are refused by the form’s rules, as are those of others', async () => {
    const profiles = await profilesOf('9000000002');
    const [permanent] = valueOf(await profiles.addresses({}));
    const [foreign] = valueOf(await (await profilesOf('9000000001')).addresses({}));
    if (!permanent || !foreign) throw new Error('no address');
    const correspondent = { ...letters, line1: 'No. 9 <script>' };
    const special = await profiles.saveAddresses({ permanent, correspondent }, {});
    expect(refusalOf(special)).toBe('400 invalid-field');
    const other = await profiles.saveAddresses({ permanent: foreign }, {});
    expect(refusalOf(other)).toBe('404 address-unknown');
    const order = await profiles.saveAddresses({ permanent, depositOrderId: 999_999 }, {});
    expect(refusalOf(order)).toBe('404 order-unknown');
    expect(valueOf(await profiles.addresses({}))).toEqual([permanent]);
  });

  it('are read only from the documented XML', async () => {
    const session = (await signedIn(backend, '9000000002')).get(Session).current;
    for (const xml of ['', '<ROWS></ROWS>', '<!DOCTYPE x><ROWS></ROWS>', '{}']) {
      const reply = await call(backend, '/investment/updateaddress', {
        body: {
          address_data_xml: xml,
          fd_investment_id: 0,
          investor_id: session?.investorId,
          is_permanent_address_correspondent: 1,
        },
        token: session?.accessToken,
      });
      expect(reply.status).toBe(400);
    }
  });
});

describe('professional details', () => {
  it('offer the lists of the backend [AP-7.38, AP-3.26]', async () => {
    const choices = valueOf(await (await newProfiles()).professionalChoices({}));
    expect(choices.occupations).toEqual(Object.values(Occupation));
    expect(choices.annualIncomes).toEqual(Object.values(AnnualIncome));
  });

  it('are stored with the source of income [AP-7.45, AP-7.46, AP-3.25, FD-7.61]', async () => {
    const profiles = await newProfiles();
    expect(valueOf(await profiles.professional({}))).toEqual({});
    const details = { occupation: 'others_retired', annualIncome: 'upto_5_lakh' } as const;
    valueOf(await profiles.saveProfessional(details, {}));
    expect(valueOf(await profiles.professional({}))).toEqual(details);
    expect(valueOf(await profiles.personalDetails({})).occupation).toEqual({
      ...details,
      incomeSource: 'pension',
    });
  });

  it('are complete with parents and address', async () => {
    const app = await signedIn(backend, '9000000003');
    const profiles = app.get(Profiles);
    const isComplete = async () => {
      const row = await backend.sandbox.database
        .selectFrom('investor_profiles')
        .select('is_complete')
        .where('investor_id', '=', app.get(Session).current?.investorId ?? 0)
        .executeTakeFirst();
      return row?.is_complete;
    };
    const details = { occupation: 'business', annualIncome: 'above_1_crore' } as const;
    valueOf(await profiles.saveProfessional(details, {}));
    valueOf(await profiles.saveParents({ fatherName: 'Ram', motherName: 'Sita' }, {}));
    const [permanent] = valueOf(await profiles.addresses({}));
    if (!permanent) throw new Error('no address');
    valueOf(await profiles.saveAddresses({ permanent }, {}));
    expect(await isComplete()).toBe(true);
  });
});

describe('every call of the profile', () => {
  it('needs the investor’s own session [FD-6.1]', async () => {
    const session = (await signedIn(backend, '9000000002')).get(Session).current;
    const body = { display_location: 'Profile', method: 'Get', investor_id: 1001 };
    expect((await call(backend, '/profile', { body })).status).toBe(401);
    expect((await call(backend, '/profile', { body, token: 'x'.repeat(43) })).status).toBe(401);
    const foreign = await call(backend, '/profile', { body, token: session?.accessToken });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'not-yours']);
  });
});
