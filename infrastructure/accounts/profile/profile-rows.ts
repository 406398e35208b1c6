import type { PersonalDetails } from '#application/accounts/profile/profiles.ts';
import type { Address } from '#domain/accounts/profile/address.ts';
import {
  AnnualIncome,
  IncomeSource,
  MaritalStatus,
  Occupation,
} from '#domain/accounts/profile/professional.ts';
import type * as v from 'valibot';
import { nomineeOf } from '#infrastructure/accounts/nominees/nominee-rows.ts';
import type { addressEntries, personalDetailsReply } from './profiles.wire.ts';

type AddressRow = v.InferOutput<v.ObjectSchema<typeof addressEntries, undefined>>;
type PersonalDetailsRow = v.InferOutput<typeof personalDetailsReply>['data'];
type OccupationRow = PersonalDetailsRow['occupation_details'];

export function addressOf(row: AddressRow): Address {
  return {
    id: row.address_id,
    type: row.address_type,
    line1: row.address_line_1,
    line2: row.address_line_2,
    pincode: row.pincode,
    city: row.city,
    state: row.state,
    country: row.country,
  };
}

/**
 * Occupation, annual income and income source of a wire row; undefined if one of them is unknown.
 */
export function occupationOf(row: OccupationRow): PersonalDetails['occupation'] | undefined {
  const occupation = wordOf(Object.values(Occupation), row.occupation);
  const annualIncome = wordOf(Object.values(AnnualIncome), row.annual_income);
  const incomeSource = wordOf(Object.values(IncomeSource), row.source_of_income);
  if (!occupation || !annualIncome || !incomeSource) return undefined;
  return {
    ...(occupation.word && { occupation: occupation.word }),
    ...(annualIncome.word && { annualIncome: annualIncome.word }),
    ...(incomeSource.word && { incomeSource: incomeSource.word }),
  };
}

/** The personal details of a wire row; undefined if a field is invalid. */
export function personalDetailsOf(row: PersonalDetailsRow): PersonalDetails | undefined {
  const { basic_details: basic, more_information: more } = row;
  const nominees = row.nominees.map(nomineeOf).filter((nominee) => nominee !== undefined);
  const occupation = occupationOf(row.occupation_details);
  if (!occupation || nominees.length < row.nominees.length) return undefined;
  return {
    basic: {
      mobile: basic.mobile_no,
      ...(basic.investor_name && { name: basic.investor_name }),
      ...(basic.email && { email: basic.email }),
      ...(basic.father_name && { fatherName: basic.father_name }),
    },
    addresses: row.addresses.map(addressOf),
    more: {
      isIndianResident: more.is_indian_resident === 1,
      maritalStatus: more.is_married === 1 ? MaritalStatus.Married : MaritalStatus.Unmarried,
      ...(more.gender && { gender: more.gender }),
      ...(more.place_of_birth && { placeOfBirth: more.place_of_birth }),
    },
    occupation,
    nominees,
  };
}

function wordOf<Word extends string>(
  words: readonly Word[],
  text: string,
): { readonly word?: Word } | undefined {
  if (text === '') return {};
  const word = words.find((known) => known === text);
  return word && { word };
}
