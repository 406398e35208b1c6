import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { isSenior } from '#infrastructure/backend/accounts/records/investors.ts';
import { type SampleInvestor, type SampleNominee, samplePeople } from './sample-people.ts';

/** Age of the first sample investor's account, in days. */
const HISTORY_DAYS = 740;

export async function seedAccounts({ database, clock }: Sandbox): Promise<void> {
  const joined = new Date(clock.now().getTime() - HISTORY_DAYS * 86_400_000);
  for (const person of samplePeople) {
    const today = clock.today();
    const investorId = await seedInvestor(database, { person, joined, today });
    await seedBank(database, { person, investorId, joined });
    await seedProfile(database, { person, investorId });
    for (const nominee of person.nominees) await seedNominee(database, nominee, investorId);
  }
}

async function seedInvestor(
  database: Kysely<Database>,
  { person, joined, today }: { person: SampleInvestor; joined: Date; today: CalendarDate },
): Promise<number> {
  const { registered, dematNumber } = person;
  const { id } = await database
    .insertInto('investors')
    .values({
      mobile: person.mobile,
      name: registered.name,
      email: registered.email,
      email_proved_at: joined,
      pan: person.pan,
      date_of_birth: registered.dateOfBirth,
      gender: registered.gender,
      is_senior_citizen: isSenior(CalendarDate.of(registered.dateOfBirth), today),
      kyc_status: 'verified',
      kyc_method: 'CKYC',
      is_bank_skipped: false,
      demat_number: dematNumber ?? null,
      is_demat_verified: dematNumber !== undefined,
      created_at: joined,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function seedBank(
  database: Kysely<Database>,
  { person, investorId, joined }: { person: SampleInvestor; investorId: number; joined: Date },
): Promise<void> {
  const rows = person.accounts.map(({ ifsc, accountNumber }, index) => ({
    investor_id: investorId,
    ifsc,
    account_number: accountNumber,
    holder_name: person.registered.name,
    is_primary: index === 0,
    linked_at: joined,
  }));
  if (rows.length > 0) await database.insertInto('bank_accounts').values(rows).execute();
}

async function seedProfile(
  database: Kysely<Database>,
  { person, investorId }: { person: SampleInvestor; investorId: number },
): Promise<void> {
  const address = await database
    .insertInto('addresses')
    .values({ investor_id: investorId, type: 'permanent', ...person.registered.address })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { profile } = person;
  if (!profile) return;
  await database
    .insertInto('investor_profiles')
    .values({
      investor_id: investorId,
      father_name: profile.fatherName,
      mother_name: profile.motherName,
      occupation_id: profile.occupationId,
      annual_income_id: profile.annualIncomeId,
      income_source_id: profile.incomeSourceId,
      permanent_address_id: address.id,
      is_permanent_correspondent: true,
      is_indian_resident: true,
      is_married: true,
      place_of_birth: profile.placeOfBirth,
    })
    .execute();
}

async function seedNominee(
  database: Kysely<Database>,
  nominee: SampleNominee,
  investorId: number,
): Promise<void> {
  const noAddress = { line_1: '', line_2: '', pincode: '', city: '', state: '', country: '' };
  await database
    .insertInto('nominees')
    .values({
      investor_id: investorId,
      full_name: nominee.fullName,
      relationship_id: nominee.relationshipId,
      date_of_birth: nominee.dateOfBirth,
      pan: '',
      share_percent: nominee.sharePercent,
      is_investor_address: true,
      ...noAddress,
      guardian_first_name: nominee.guardian?.firstName ?? '',
      guardian_middle_name: '',
      guardian_last_name: nominee.guardian?.lastName ?? '',
      guardian_pan: nominee.guardian?.pan ?? '',
      guardian_birth_date: null,
      removed_at: null,
    })
    .execute();
}
