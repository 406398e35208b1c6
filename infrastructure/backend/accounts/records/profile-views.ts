import { profileScore } from '#domain/accounts/profile/profile-score.ts';
import type { DisplayLocation } from '#infrastructure/accounts/profile/profiles.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { branchOf } from './bank-directory.ts';
import { investorById } from './investors.ts';
import { LOOKUPS, lookupValue } from './lookups.ts';
import { nomineeRow, nomineesOf } from './nominees.ts';
import { profileParts } from './profile-score.ts';
import type {
  AddressesTable,
  InvestorProfilesTable,
} from '#infrastructure/backend/accounts/tables.ts';

type Profile = Selectable<InvestorProfilesTable>;

/** The reply data of `POST /profile` for one display location. */
export async function profileView(
  database: Kysely<Database>,
  place: DisplayLocation,
  investorId: number,
) {
  switch (place) {
    case 'Occupation':
    case 'AnnualIncome':
    case 'IncomeSource':
    case 'RelationShip':
      return [...LOOKUPS[place]];
    case 'Bank':
      return bankView(database, investorId);
    case 'Profile':
      return profileDetails(database, investorId);
    case 'PersonalDetails':
      return personalDetails(database, investorId);
    case 'Nomination':
      return (await nomineesOf(database, investorId)).map(nomineeRow);
    case 'ProfessionalDetails':
      return professionalDetails(await profileOf(database, investorId));
    case 'Address':
      return { addresses: await addressesOf(database, investorId) };
    case 'ParentInfo':
      return parentInfo(await profileOf(database, investorId));
  }
}

async function profileOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<Profile | undefined> {
  return database
    .selectFrom('investor_profiles')
    .selectAll()
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
}

export async function bankView(database: Kysely<Database>, investorId: number) {
  const accounts = await database
    .selectFrom('bank_accounts')
    .selectAll()
    .where('investor_id', '=', investorId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute();
  return Promise.all(
    accounts.map(async (account) => {
      const branch = await branchOf(account.ifsc);
      return {
        bank_id: account.id,
        bank_type: account.is_primary ? ('Primary' as const) : ('Secondary' as const),
        bank_name: branch?.bankName ?? '',
        bank_logo: branch?.logoUrl ?? '',
        account_no: account.account_number,
        ifsc_code: account.ifsc,
        branch_name: branch?.branchName ?? '',
      };
    }),
  );
}

async function profileDetails(database: Kysely<Database>, investorId: number) {
  const investor = await investorById(database, investorId);
  const parts = await profileParts(database, investor);
  const primary = await database
    .selectFrom('bank_accounts')
    .select(['account_number', 'ifsc'])
    .where('investor_id', '=', investorId)
    .where('is_primary', '=', true)
    .executeTakeFirst();
  const branch = primary && (await branchOf(primary.ifsc));
  return {
    profileDetails: {
      investor_name: investor.name ?? '',
      mobile_no: investor.mobile,
      profile_score: profileScore(parts),
      profile_parts: parts,
      is_ckyc_verified: investor.kyc_status === 'verified',
      ...(investor.picture !== null && { image_base64: investor.picture }),
      ...(primary && { primary_account_no: primary.account_number }),
      ...(branch && { primary_bank_logo: branch.logoUrl }),
    },
  };
}

export async function personalDetails(database: Kysely<Database>, investorId: number) {
  const investor = await investorById(database, investorId);
  const profile = await profileOf(database, investorId);
  const nominees = await nomineesOf(database, investorId);
  return {
    basic_details: {
      investor_name: investor.name ?? '',
      mobile_no: investor.mobile,
      email: investor.email ?? '',
      father_name: profile?.father_name ?? '',
    },
    addresses: await addressesOf(database, investorId),
    more_information: {
      is_indian_resident: bit(profile?.is_indian_resident ?? true),
      is_married: bit(profile?.is_married ?? true),
      place_of_birth: profile?.place_of_birth ?? '',
      ...(investor.gender !== null && { gender: investor.gender }),
    },
    occupation_details: occupationFields(profile),
    nominees: nominees.map(nomineeRow),
  };
}

function professionalDetails(profile: Profile | undefined) {
  return {
    ...occupationFields(profile),
    occupation_id: profile?.occupation_id ?? 0,
    annual_income_id: profile?.annual_income_id ?? 0,
    income_source_id: profile?.income_source_id ?? 0,
  };
}

function occupationFields(profile: Profile | undefined) {
  return {
    occupation: lookupValue('Occupation', profile?.occupation_id ?? null),
    annual_income: lookupValue('AnnualIncome', profile?.annual_income_id ?? null),
    source_of_income: lookupValue('IncomeSource', profile?.income_source_id ?? null),
  };
}

function parentInfo(profile: Profile | undefined) {
  return { father_name: profile?.father_name ?? '', mother_name: profile?.mother_name ?? '' };
}

async function addressesOf(database: Kysely<Database>, investorId: number) {
  const addresses = await database
    .selectFrom('addresses')
    .selectAll()
    .where('investor_id', '=', investorId)
    .orderBy('type', 'desc')
    .orderBy('id')
    .execute();
  return addresses.map(addressRow);
}

function addressRow(address: Selectable<AddressesTable>) {
  return {
    address_id: address.id,
    address_line_1: address.line_1,
    address_line_2: address.line_2,
    pincode: address.pincode,
    city: address.city,
    state: address.state,
    country: address.country,
    address_type: address.type,
  };
}

function bit(flag: boolean): 0 | 1 {
  return flag ? 1 : 0;
}
