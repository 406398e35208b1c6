import type { SamplePerson } from '#infrastructure/backend/context.ts';
import type { RegisteredPerson } from '#infrastructure/backend/accounts/records/registered-person.ts';

/** A sample investor, with the person whom the simulated registers return for the PAN. */
export interface SampleInvestor extends SamplePerson {
  readonly pan: string;
  readonly registered: RegisteredPerson;
  readonly accounts: readonly SampleAccount[];
  /** Undefined if the investor has not filled in the profile. */
  readonly profile?: SampleProfile;
  readonly nominees: readonly SampleNominee[];
  readonly dematNumber?: string;
}

export interface SampleAccount {
  readonly ifsc: string;
  readonly accountNumber: string;
}

export interface SampleProfile {
  readonly fatherName: string;
  readonly motherName: string;
  readonly placeOfBirth: string;
  readonly occupationId: number;
  readonly annualIncomeId: number;
  readonly incomeSourceId: number;
}

export interface SampleNominee {
  readonly fullName: string;
  readonly relationshipId: number;
  readonly dateOfBirth: string;
  readonly sharePercent: number;
  readonly guardian?: {
    readonly firstName: string;
    readonly lastName: string;
    readonly pan: string;
  };
}

/** The investor with the long history comes first; the others are new. */
export const samplePeople: readonly SampleInvestor[] = [
  {
    name: 'Arjun Mehta',
    mobile: '9000000001',
    description: 'Two years of deposits, two bank accounts, a full profile and two nominees.',
    pan: 'AJMPM1984C',
    registered: {
      name: 'Arjun Mehta',
      dateOfBirth: '1984-08-17',
      email: 'arjun.mehta@mail.example',
      gender: 'male',
      address: {
        line_1: '402 Sea Breeze Apartments',
        line_2: 'Carter Road Bandra West',
        pincode: '400050',
        city: 'Mumbai',
        state: 'Maharashtra',
        country: 'India',
      },
    },
    accounts: [
      { ifsc: 'HDFC0000060', accountNumber: '50100284417093' },
      { ifsc: 'SBIN0000300', accountNumber: '30518824601' },
    ],
    profile: {
      fatherName: 'Harish Mehta',
      motherName: 'Sudha Mehta',
      placeOfBirth: 'Mumbai',
      occupationId: 1,
      annualIncomeId: 4,
      incomeSourceId: 1,
    },
    nominees: [
      { fullName: 'Pooja Mehta', relationshipId: 23, dateOfBirth: '1987-02-11', sharePercent: 60 },
      {
        fullName: 'Vihaan Mehta',
        relationshipId: 24,
        dateOfBirth: '2015-11-03',
        sharePercent: 40,
        guardian: { firstName: 'Pooja', lastName: 'Mehta', pan: 'PJMPM1987D' },
      },
    ],
    dematNumber: 'IN30021418840117',
  },
  {
    name: 'Leela Krishnan',
    mobile: '9000000002',
    description: 'A senior citizen with KYC and a bank account, before her first deposit.',
    pan: 'LKRPK1958E',
    registered: {
      name: 'Leela Krishnan',
      dateOfBirth: '1958-03-25',
      email: 'leela.krishnan@mail.example',
      gender: 'female',
      address: {
        line_1: '18 Second Main Road',
        line_2: 'Besant Nagar',
        pincode: '600090',
        city: 'Chennai',
        state: 'Tamil Nadu',
        country: 'India',
      },
    },
    accounts: [{ ifsc: 'ICIC0000004', accountNumber: '000401558723' }],
    profile: {
      fatherName: 'V Raghavan',
      motherName: 'Kamala Raghavan',
      placeOfBirth: 'Madurai',
      occupationId: 7,
      annualIncomeId: 2,
      incomeSourceId: 4,
    },
    nominees: [],
  },
  {
    name: 'Neha Gupta',
    mobile: '9000000003',
    description: 'KYC done; no bank account and no profile yet.',
    pan: 'NHGPG1993F',
    registered: {
      name: 'Neha Gupta',
      dateOfBirth: '1993-12-01',
      email: 'neha.gupta@mail.example',
      gender: 'female',
      address: {
        line_1: '27 Civil Lines',
        line_2: 'Near City Park',
        pincode: '302006',
        city: 'Jaipur',
        state: 'Rajasthan',
        country: 'India',
      },
    },
    accounts: [],
    nominees: [],
  },
];
