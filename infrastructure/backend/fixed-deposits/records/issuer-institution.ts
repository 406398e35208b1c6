import { institutionKindOf } from '#domain/fixed-deposits/catalogue/institution-kind.ts';
import type { InstitutionType } from '#infrastructure/fixed-deposits/catalogue/institution-type.wire.ts';
import type { StoredInstitution } from '#infrastructure/backend/fixed-deposits/tables.ts';

const INSTITUTIONS = Object.freeze({
  bank: 'Bank',
  'small-finance-bank': 'Small Finance Bank',
  nbfc: 'Finance Company',
  hfc: 'Housing Finance Company',
}) satisfies Record<StoredInstitution, InstitutionType>;

export function institutionWire(institution: StoredInstitution): InstitutionType {
  return INSTITUTIONS[institution];
}

/** Whether deposit insurance covers the deposits of an issuer. */
export function isInsured(institution: StoredInstitution): boolean {
  return institutionKindOf(institution) === 'bank';
}
