import { parseAddressesXml } from '#infrastructure/accounts/profile/addresses-xml.wire.ts';
import { type Address, addressViolations } from '#domain/accounts/profile/address.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { lockAccount } from './hold-account.ts';

interface AddressesToSave {
  readonly xml: string;
  /** Whether the permanent address is also the correspondence address. */
  readonly isSame: boolean;
  readonly investorId: number;
}

/**
 * Stores the correspondence address, or deletes it if it is the same as the permanent one.
 * @returns the id of the chosen permanent address
 */
export async function saveAddresses(
  database: Kysely<Database>,
  { xml, isSame, investorId }: AddressesToSave,
): Promise<number> {
  const rows = parseAddressesXml(xml);
  if (!rows.ok) throw invalid('The addresses cannot be read.');
  const permanent = rows.value.filter(({ type }) => type === 'permanent');
  const correspondent = rows.value.filter(({ type }) => type === 'correspondent');
  const isWhole = permanent.length === 1 && correspondent.length === (isSame ? 0 : 1);
  if (!isWhole || !permanent[0]) throw invalid('Please choose a permanent address.');
  await lockAccount(database, investorId);
  const permanentId = await permanentAddress(database, permanent[0], investorId);
  await database
    .deleteFrom('addresses')
    .where('investor_id', '=', investorId)
    .where('type', '=', 'correspondent')
    .execute();
  if (correspondent[0]) await insert(database, correspondent[0], investorId);
  return permanentId;
}

/**
 * Returns the id of the permanent address: the given one if the investor has it. The first one is
 * stored if no register has provided any.
 */
async function permanentAddress(
  database: Kysely<Database>,
  address: Address,
  investorId: number,
): Promise<number> {
  const own = await database
    .selectFrom('addresses')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('type', '=', 'permanent')
    .execute();
  if (address.id === 0 && own.length === 0) return insert(database, address, investorId);
  if (own.some(({ id }) => id === address.id)) return address.id;
  const message = 'This address is not in your profile.';
  throw new Refusal({ status: 404, code: 'address-unknown', message, field: 'address_data_xml' });
}

async function insert(
  database: Kysely<Database>,
  address: Address,
  investorId: number,
): Promise<number> {
  if (Object.keys(addressViolations(address)).length > 0) {
    throw invalid('Please check the address: letters, digits and spaces only.');
  }
  const { id } = await database
    .insertInto('addresses')
    .values({
      investor_id: investorId,
      type: address.type,
      line_1: address.line1,
      line_2: address.line2,
      pincode: address.pincode,
      city: address.city,
      state: address.state,
      country: address.country,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function invalid(message: string): Refusal {
  return new Refusal({ status: 400, code: 'invalid-field', message, field: 'address_data_xml' });
}
