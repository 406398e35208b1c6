import { parentNameViolation } from '#domain/accounts/profile/parents.ts';
import {
  updateAddressReply,
  updateAddressRequest,
  updateParentInfoRequest,
  updatePersonalInfoRequest,
  updateProfessionalRequest,
  updateReply,
} from '#infrastructure/accounts/profile/profiles.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { saveAddresses } from '#infrastructure/backend/accounts/records/addresses.ts';
import { isInLookup, type LookupName } from '#infrastructure/backend/accounts/records/lookups.ts';
import type { InvestorProfilesTable } from '#infrastructure/backend/accounts/tables.ts';

/** Adds the calls that complete the investor's profile before a deposit is booked. */
export function investmentRoutes(sandbox: Sandbox): void {
  addressRoute(sandbox);
  answerRoutes(sandbox);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/updateprofessionaldetails',
    summary: 'Save occupation, income and its source',
    access: 'session',
    body: updateProfessionalRequest,
    reply: updateReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const { occupation_id, annual_income_id, income_source_id } = body;
      await refuseForeignOrder(database, body.fd_investment_id, investorId);
      refuseUnknown('Occupation', occupation_id, 'occupation_id');
      refuseUnknown('AnnualIncome', annual_income_id, 'annual_income_id');
      refuseUnknown('IncomeSource', income_source_id, 'income_source_id');
      const answers = { occupation_id, annual_income_id, income_source_id };
      await keepAnswers(database, investorId, answers);
      return { status: 200, message: 'Saved.' };
    },
  });
}

function addressRoute(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/updateaddress',
    summary: 'Save the permanent and the correspondence address',
    access: 'session',
    body: updateAddressRequest,
    reply: updateAddressReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      await refuseForeignOrder(database, body.fd_investment_id, investorId);
      const isSame = body.is_permanent_address_correspondent === 1;
      const xml = body.address_data_xml;
      const permanentId = await saveAddresses(database, { xml, isSame, investorId });
      await keepAnswers(database, investorId, {
        permanent_address_id: permanentId,
        is_permanent_correspondent: isSame,
      });
      return { status: 200, message: 'Saved.', data: { status: 200 as const } };
    },
  });
}

function answerRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/updateparentinfo',
    summary: 'Save the names of the parents',
    access: 'session',
    body: updateParentInfoRequest,
    reply: updateReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const { father_name, mother_name } = body;
      refuseName(father_name, "Father's name", 'father_name');
      refuseName(mother_name, "Mother's name", 'mother_name');
      await keepAnswers(database, investorId, { father_name, mother_name });
      return { status: 200, message: 'Saved.' };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/updatepersonalinfo',
    summary: 'Save residence, marital status and place of birth',
    access: 'session',
    body: updatePersonalInfoRequest,
    reply: updateReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      await keepAnswers(database, investorId, {
        is_indian_resident: body.is_indian_resident === 1,
        is_married: body.is_married === 1,
        place_of_birth: body.place_of_birth === '' ? null : body.place_of_birth,
      });
      return { status: 200, message: 'Saved.' };
    },
  });
}

type ProfileAnswers = Omit<Selectable<InvestorProfilesTable>, 'investor_id' | 'is_complete'>;

async function keepAnswers(
  database: Kysely<Database>,
  investorId: number,
  answers: Partial<ProfileAnswers>,
): Promise<void> {
  await database
    .insertInto('investor_profiles')
    .values({ is_indian_resident: true, is_married: true, ...answers, investor_id: investorId })
    .onConflict((conflict) => conflict.column('investor_id').doUpdateSet(answers))
    .execute();
}

/** Refuses a deposit order that is not the investor's own. */
async function refuseForeignOrder(
  database: Kysely<Database>,
  orderId: number,
  investorId: number,
): Promise<void> {
  if (orderId === 0) return;
  const order = await database
    .selectFrom('deposit_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  if (order) return;
  const message = 'This deposit is not in your account.';
  throw new Refusal({ status: 404, code: 'order-unknown', message, field: 'fd_investment_id' });
}

function refuseUnknown(list: LookupName, id: number, field: string): void {
  if (isInLookup(list, id)) return;
  const message = 'Please choose one from the list.';
  throw new Refusal({ status: 400, code: 'invalid-field', message, field });
}

function refuseName(name: string, what: string, field: string): void {
  const violation = parentNameViolation(name);
  if (!violation) return;
  const message = violation.kind === 'missing' ? `${what} is required` : `${what} is not valid`;
  throw new Refusal({ status: 400, code: 'invalid-field', message, field });
}
