import { checkRecords, checkInteger, checkOneOf } from '#domain/platform/argument-checks.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import {
  LARGEST_XML_ID,
  parseXmlRows,
  xmlRows,
  type XmlViolation,
} from '#infrastructure/platform/http/xml-rows.wire.ts';
import { type Address, AddressType } from '#domain/accounts/profile/address.ts';

const NAMES = [
  'ADDRESS_ID',
  'ADDRESS_LINE_1',
  'ADDRESS_LINE_2',
  'PINCODE',
  'CITY',
  'STATE',
  'COUNTRY',
  'ADDRESS_TYPE',
] as const;

/**
 * Writes addresses as XML rows of the wire; a new address has the id 0.
 *
 * @source AP-7.48, AP-7.50
 * @throws an error for an id that is not a whole number, an unknown kind, and text that XML cannot
 *   carry
 */
export function addressesXml(addresses: readonly Address[]): string {
  return xmlRows(
    checkRecords(addresses).map((address) => ({
      ADDRESS_ID: String(checkInteger(address.id, { most: LARGEST_XML_ID })),
      ADDRESS_LINE_1: address.line1,
      ADDRESS_LINE_2: address.line2,
      PINCODE: address.pincode,
      CITY: address.city,
      STATE: address.state,
      COUNTRY: address.country,
      ADDRESS_TYPE: checkOneOf(address.type, AddressType),
    })),
  );
}

/**
 * Parses addresses from XML rows of the wire; any other text is unreadable.
 *
 * @source AP-7.48, AP-7.50
 */
export function parseAddressesXml(text: string): Result<readonly Address[], XmlViolation> {
  const rows = parseXmlRows(text, NAMES);
  if (!rows.ok) return rows;
  const addresses: Address[] = [];
  for (const row of rows.value) {
    const type = Object.values(AddressType).find((known) => known === row.ADDRESS_TYPE);
    if (!type || !/^\d{1,9}$/.test(row.ADDRESS_ID)) return failure({ kind: 'unreadable' });
    addresses.push({
      id: Number(row.ADDRESS_ID),
      type,
      line1: row.ADDRESS_LINE_1,
      line2: row.ADDRESS_LINE_2,
      pincode: row.PINCODE,
      city: row.CITY,
      state: row.STATE,
      country: row.COUNTRY,
    });
  }
  return success(addresses);
}
