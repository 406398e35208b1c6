import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { AnnualIncome, IncomeSource, Occupation } from '#domain/accounts/profile/professional.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { DONE, type DocumentedCall, type Json } from './documented-call.ts';

const MAIN = '/api/main';
const PROFILE = `POST ${MAIN}/profile`;

const lines = {
  address_line_1: '1 Hill Road',
  address_line_2: 'Bandra',
  pincode: '400050',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
};
const address = { line1: '1 Hill Road', line2: 'Bandra', pincode: '400050' };
const place = { city: 'Mumbai', state: 'Maharashtra', country: 'India' };
const addressRow = { address_id: 3, ...lines, address_type: 'permanent' };
const bankRow = {
  bank_id: 2,
  bank_type: 'Primary',
  bank_name: 'HDFC',
  bank_logo: '/h.svg',
  account_no: '123456789012',
  ifsc_code: 'HDFC0000060',
  branch_name: 'Fort',
};
const secondBankRow = { ...bankRow, bank_id: 3, bank_type: 'Secondary' };
const nomineeRow = {
  nominee_id: 7,
  full_name: 'Asha Rao',
  relationship: 'Daughter',
  relationship_id: 4,
  date_of_birth: '15/07/2015',
  ...lines,
  percentage: 60,
  pan: 'ABCPR1234A',
  is_investor_address: 0,
  guardian_first_name: 'Meera',
  guardian_middle_name: 'K',
  guardian_last_name: 'Rao',
  guardian_pan: 'ABCPR1234B',
};
/** The request format: the relationship is sent as its id. */
const { relationship: _, ...writtenNominee } = nomineeRow;
const nominee = {
  id: 7,
  fullName: 'Asha Rao',
  relationshipId: 4,
  relationship: 'Daughter',
  dateOfBirth: CalendarDate.of('2015-07-15'),
  pan: 'ABCPR1234A',
  sharePercent: 60,
  isInvestorAddress: false,
  address: { ...address, ...place },
  guardian: { firstName: 'Meera', middleName: 'K', lastName: 'Rao', pan: 'ABCPR1234B' },
};
const work = {
  occupation: 'business',
  annual_income: 'above_1_crore',
  source_of_income: 'business_income',
};
const nomineeRows = ['AP-3.27', 'AP-3.28', 'FD-3.57', 'FD-3.58', 'FD-3.59'];

const LISTS = {
  Occupation: Object.values(Occupation),
  AnnualIncome: Object.values(AnnualIncome),
  IncomeSource: Object.values(IncomeSource),
};

/** The profile with its parts, and what changes them. */
export const profileCalls: readonly DocumentedCall[] = [
  show(['AP-3.14', 'AP-3.15', 'FD-3.60'], [bankRow, secondBankRow], ({ app }) =>
    app.get(BankAccounts).list({}),
  ),
  {
    rows: ['AP-7.41', 'FD-4.68', 'FD-7.56'],
    at: PROFILE,
    reply: DONE,
    sends: {
      ...{ display_location: 'Bank', method: 'Modify' },
      ...{ investor_bank_id: 2, bank_type: 'Primary' },
    },
    make: ({ app }) => app.get(BankAccounts).setPrimary(2, {}),
  },
  show(nomineeRows, [nomineeRow], ({ app }) => app.get(Nominees).list({})),
  {
    rows: ['AP-7.42', ...nomineeRows],
    at: PROFILE,
    reply: DONE,
    sends: { method: 'Modify', display_location: 'Nomination', data: [writtenNominee] },
    make: ({ app }) => app.get(Nominees).save(nominee, {}),
  },
  show(['AP-7.38', 'AP-3.26'], [{ item_id: 4, item_value: 'Daughter' }], ({ app }) =>
    app.get(Nominees).relationships({}),
  ),
  show(
    ['AP-3.16'],
    {
      profileDetails: {
        investor_name: 'Arjun Rao',
        mobile_no: '9876543210',
        image_base64: 'data:image/png;base64,AA==',
        profile_score: 60,
        is_ckyc_verified: true,
        primary_account_no: '123456789012',
      },
    },
    ({ app }) => app.get(Profiles).summary({}),
  ),
  show(
    ['AP-3.18', 'AP-3.19', 'AP-3.20', 'AP-3.21', 'AP-3.22', 'AP-3.23'],
    {
      basic_details: {
        investor_name: 'Arjun Rao',
        mobile_no: '9876543210',
        email: 'a@example.com',
        father_name: 'Mohan Rao',
      },
      addresses: [addressRow],
      more_information: {
        is_indian_resident: 1,
        is_married: 1,
        gender: 'male',
        place_of_birth: 'Pune',
      },
      occupation_details: work,
      nominees: [nomineeRow],
    },
    ({ app }) => app.get(Profiles).personalDetails({}),
  ),
  show(['AP-7.39', 'AP-3.19'], { addresses: [addressRow] }, ({ app }) =>
    app.get(Profiles).addresses({}),
  ),
  show(['AP-7.40', 'AP-3.24'], { father_name: 'Mohan Rao', mother_name: 'Lata Rao' }, ({ app }) =>
    app.get(Profiles).parents({}),
  ),
  show([], work, ({ app }) => app.get(Profiles).professional({})),
  {
    rows: ['AP-7.47', 'AP-7.48', 'AP-7.49', 'FD-7.57', 'FD-7.58'],
    at: `POST ${MAIN}/investment/updateaddress`,
    reply: { data: { status: 200 } },
    make: ({ app }) => {
      const permanent = { id: 3, type: 'permanent', ...address, ...place } as const;
      return app.get(Profiles).saveAddresses({ permanent, depositOrderId: 50012 }, {});
    },
  },
  {
    rows: ['AP-7.51', 'FD-7.60'],
    at: `POST ${MAIN}/investment/updateparentinfo`,
    reply: DONE,
    make: ({ app }) =>
      app.get(Profiles).saveParents({ fatherName: 'Mohan Rao', motherName: 'Lata Rao' }, {}),
  },
  {
    rows: ['AP-7.38', 'FD-7.55', 'AP-7.45', 'AP-7.46', 'AP-7.54', 'FD-7.61', 'FD-7.62'],
    at: `POST ${MAIN}/investment/updateprofessionaldetails`,
    reply: DONE,
    sends: { occupation_id: 4, annual_income_id: 5, income_source_id: 2, fd_investment_id: 50012 },
    beside: lookup,
    make: ({ app }) => {
      const chosen = { occupation: 'business', annualIncome: 'above_1_crore' } as const;
      return app.get(Profiles).saveProfessional({ ...chosen, depositOrderId: 50012 }, {});
    },
  },
  {
    rows: ['AP-7.52', 'AP-7.53'],
    at: `POST ${MAIN}/investment/updatepersonalinfo`,
    reply: DONE,
    make: ({ app }) => {
      const more = { isIndianResident: true, maritalStatus: 'married' } as const;
      return app.get(Profiles).saveMoreInformation({ ...more, placeOfBirth: 'Pune' }, {});
    },
  },
];

/** The lookups of the three closed lists. */
function lookup(at: string, words: ReadonlySet<string>): Json | undefined {
  if (at !== PROFILE) return undefined;
  const [list = []] = Object.entries(LISTS).flatMap(([name, values]) =>
    words.has(name) ? [values] : [],
  );
  return { data: list.map((item_value, index) => ({ item_id: index + 1, item_value })) };
}

/** What the backend shows at one place of the profile. */
function show(rows: readonly string[], data: Json, make: DocumentedCall['make']): DocumentedCall {
  return { rows: [...rows, 'FD-7.55', 'FD-7.54', 'AP-7.36'], at: PROFILE, reply: { data }, make };
}
