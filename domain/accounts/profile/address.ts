import { asFacts, asText } from '../../platform/expected.ts';

/** Digits of an Indian postal code. */
export const PINCODE_LENGTH = 6;

/** Where an address stands: the one of the identity record, or one for letters. */
export const AddressType = Object.freeze({
  Permanent: 'permanent',
  Correspondent: 'correspondent',
} as const);
export type AddressType = (typeof AddressType)[keyof typeof AddressType];

/** The six fields that a person fills. */
export interface AddressLines {
  readonly line1: string;
  readonly line2: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

export interface Address extends AddressLines {
  readonly id: number;
  readonly type: AddressType;
}

export type AddressLineViolation =
  { readonly kind: 'missing' } | { readonly kind: 'special-characters' };
export type PlaceViolation = AddressLineViolation;
export type PincodeViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-numeric' }
  | { readonly kind: 'wrong-length' };

export type AddressViolations = {
  readonly [Field in keyof AddressLines]?: Field extends 'pincode'
    ? PincodeViolation
    : AddressLineViolation;
};

/** Input past the sixth character is ignored; other characters stay, so that they can be named. */
export function pincodeInput(text: string): string {
  return asText(text, 'a pincode').slice(0, PINCODE_LENGTH);
}

/** Address lines: letters, digits and spaces. */
export function addressLineViolation(text: string): AddressLineViolation | undefined {
  if (asText(text, 'an address line').trim() === '') return { kind: 'missing' };
  return /^[A-Za-z0-9 ]+$/.test(text) ? undefined : { kind: 'special-characters' };
}

/** City, state and country: letters and spaces. */
export function placeViolation(text: string): PlaceViolation | undefined {
  if (asText(text, 'a place').trim() === '') return { kind: 'missing' };
  return /^[A-Za-z ]+$/.test(text) ? undefined : { kind: 'special-characters' };
}

export function pincodeViolation(text: string): PincodeViolation | undefined {
  if (asText(text, 'a pincode').trim() === '') return { kind: 'missing' };
  if (!/^\d+$/.test(text)) return { kind: 'not-numeric' };
  return text.length === PINCODE_LENGTH ? undefined : { kind: 'wrong-length' };
}

/** What is wrong, by field; an empty record for a good address. */
export function addressViolations(address: AddressLines): AddressViolations {
  asFacts(address, 'an address');
  return present({
    line1: addressLineViolation(address.line1),
    line2: addressLineViolation(address.line2),
    pincode: pincodeViolation(address.pincode),
    city: placeViolation(address.city),
    state: placeViolation(address.state),
    country: placeViolation(address.country),
  });
}

/** Whether all six fields hold something: only then can the step go on. */
export function isAddressFilled(address: AddressLines): boolean {
  const { line1, line2, pincode, city, state, country } = asFacts(address, 'an address');
  const lines = [line1, line2, pincode, city, state, country];
  return lines.every((text) => asText(text, 'an address line').trim() !== '');
}

function present(found: { [Field in keyof AddressLines]: AddressViolations[Field] | undefined }) {
  const entries = Object.entries(found).filter(([, violation]) => violation !== undefined);
  return Object.fromEntries(entries) as AddressViolations;
}
