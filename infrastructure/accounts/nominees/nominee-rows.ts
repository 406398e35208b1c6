import type { NomineeToSave } from '#application/accounts/nominees/nominees.ts';
import type { Guardian, Nominee } from '#domain/accounts/nominees/nominee.ts';
import type { AddressLines } from '#domain/accounts/profile/address.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { NomineeRow, NomineeToWrite } from './nominees.wire.ts';

/** A nominee from a wire row; undefined if its date of birth is invalid. */
export function nomineeOf(row: NomineeRow): Nominee | undefined {
  const dateOfBirth = CalendarDate.parse(row.date_of_birth);
  if (!dateOfBirth.ok) return undefined;
  return {
    id: row.nominee_id,
    fullName: row.full_name,
    relationship: row.relationship,
    relationshipId: row.relationship_id,
    dateOfBirth: dateOfBirth.value,
    sharePercent: row.percentage,
    isInvestorAddress: row.is_investor_address === 1,
    ...(row.pan && { pan: row.pan }),
    ...(row.address_line_1 && { address: addressOf(row) }),
    ...(row.guardian_pan && { guardian: guardianOf(row) }),
  };
}

export function nomineeRow(nominee: NomineeToSave): NomineeToWrite {
  return {
    nominee_id: nominee.id ?? 0,
    full_name: nominee.fullName,
    relationship_id: nominee.relationshipId,
    date_of_birth: nominee.dateOfBirth.slashed,
    pan: nominee.pan ?? '',
    percentage: nominee.sharePercent,
    is_investor_address: nominee.isInvestorAddress ? 1 : 0,
    ...addressFields(nominee.address ?? NO_ADDRESS),
    ...guardianFields(nominee.guardian ?? NO_GUARDIAN),
  };
}

const NO_ADDRESS = { line1: '', line2: '', pincode: '', city: '', state: '', country: '' };
const NO_GUARDIAN: Guardian = { firstName: '', middleName: '', lastName: '', pan: '' };

function addressFields(address: AddressLines) {
  return {
    address_line_1: address.line1,
    address_line_2: address.line2,
    pincode: address.pincode,
    city: address.city,
    state: address.state,
    country: address.country,
  };
}

function guardianFields(guardian: Guardian) {
  return {
    guardian_first_name: guardian.firstName,
    guardian_middle_name: guardian.middleName,
    guardian_last_name: guardian.lastName,
    guardian_pan: guardian.pan,
    ...(guardian.dateOfBirth && { guardian_date_of_birth: guardian.dateOfBirth.slashed }),
  };
}

function addressOf(row: NomineeRow) {
  return {
    line1: row.address_line_1,
    line2: row.address_line_2,
    pincode: row.pincode,
    city: row.city,
    state: row.state,
    country: row.country,
  };
}

function guardianOf(row: NomineeRow) {
  const { guardian_date_of_birth: born } = row;
  const birthDate = born === undefined ? undefined : CalendarDate.parse(born);
  return {
    firstName: row.guardian_first_name,
    middleName: row.guardian_middle_name,
    lastName: row.guardian_last_name,
    pan: row.guardian_pan,
    ...(birthDate?.ok && { dateOfBirth: birthDate.value }),
  };
}
