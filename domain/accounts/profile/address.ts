import { checkRecord, checkText, checkBoolean } from '../../platform/argument-checks.ts';
import { isWordsOfLetters } from '../../platform/text/name-text.ts';
import { digitsInput } from '../../platform/text/digits-text.ts';

/** Number of digits of an Indian postal code. */
export const PINCODE_LENGTH = 6;

/** The type of an address: the permanent one from the identity record, or the one for mail. */
export const AddressType = Object.freeze({
  Permanent: 'permanent',
  Correspondent: 'correspondent',
} as const);
export type AddressType = (typeof AddressType)[keyof typeof AddressType];

/** The six fields of the address form. */
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

/** Maximum length of an address line or place, in characters. */
export const LONGEST_ADDRESS_LINE = 100;

export type AddressLineViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'special-characters' }
  | { readonly kind: 'too-long' };
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

/**
 * The pincode that a typed text means, possibly incomplete: digits without spaces and hyphens.
 * Returns a longer text, or one with other characters, unchanged, so that the check rejects it.
 *
 * @source AP-5.56
 * @example
 * ```ts
 * pincodeInput('400 001'); // => '400001'
 * pincodeInput('4000011'); // => '4000011'
 * ```
 */
export function pincodeInput(text: string): string {
  return digitsInput(text, PINCODE_LENGTH);
}

/**
 * Checks an address line: required, only letters of any script, digits and spaces, at most 100
 * characters.
 *
 * @source AP-5.49, AP-5.50, AP-5.51, AP-5.52
 * @example
 * ```ts
 * addressLineViolation('12/4 Marine Drive'); // => { kind: 'special-characters' }
 * ```
 */
export function addressLineViolation(text: string): AddressLineViolation | undefined {
  if (checkText(text).trim() === '') return { kind: 'missing' };
  if (!isWordsOfLetters(text.replaceAll(/[0-9]/g, 'x'))) return { kind: 'special-characters' };
  return text.length > LONGEST_ADDRESS_LINE ? { kind: 'too-long' } : undefined;
}

/**
 * Checks a city, state or country: required, only letters of any script and spaces, at most 100
 * characters.
 *
 * @source AP-5.58, AP-5.59, AP-5.60, AP-5.61, AP-5.62
 * @example
 * ```ts
 * placeViolation('Mumbai 1'); // => { kind: 'special-characters' }
 * ```
 */
export function placeViolation(text: string): PlaceViolation | undefined {
  if (checkText(text).trim() === '') return { kind: 'missing' };
  if (!isWordsOfLetters(text)) return { kind: 'special-characters' };
  return text.length > LONGEST_ADDRESS_LINE ? { kind: 'too-long' } : undefined;
}

/**
 * Checks a pincode: exactly six digits.
 *
 * @source AP-5.53, AP-5.54, AP-5.55, AP-5.56, AP-5.57
 * @example
 * ```ts
 * pincodeViolation('40001'); // => { kind: 'wrong-length' }
 * ```
 */
export function pincodeViolation(text: string): PincodeViolation | undefined {
  if (checkText(text).trim() === '') return { kind: 'missing' };
  if (!/^[0-9]+$/.test(text)) return { kind: 'not-numeric' };
  return text.length === PINCODE_LENGTH ? undefined : { kind: 'wrong-length' };
}

/**
 * Checks an address and returns the violations by field; an empty record for a valid address.
 *
 * @source AP-5.48, AP-5.49, AP-5.50, AP-5.51, AP-5.52, AP-5.53, AP-5.54, AP-5.55, AP-5.56, AP-5.57,
 *   AP-5.58, AP-5.59, AP-5.60, AP-5.61, AP-5.62
 * @example
 * ```ts
 * const place = { pincode: '400001', city: 'Mumbai', state: 'Maharashtra', country: 'India' };
 * addressViolations({ line1: '12', line2: '', ...place }); // => { line2: { kind: 'missing' } }
 * ```
 */
export function addressViolations(address: AddressLines): AddressViolations {
  checkRecord(address);
  return present({
    line1: addressLineViolation(address.line1),
    line2: addressLineViolation(address.line2),
    pincode: pincodeViolation(address.pincode),
    city: placeViolation(address.city),
    state: placeViolation(address.state),
    country: placeViolation(address.country),
  });
}

/**
 * Whether all six fields of an address contain text. The form requires this before the next step.
 *
 * @source AP-5.63
 * @example
 * ```ts
 * const place = { pincode: '400001', city: 'Mumbai', state: 'Maharashtra', country: 'India' };
 * isAddressFilled({ line1: '12', line2: ' ', ...place }); // => false
 * ```
 */
export function isAddressFilled(address: AddressLines): boolean {
  const { line1, line2, pincode, city, state, country } = checkRecord(address);
  const lines = [line1, line2, pincode, city, state, country];
  return lines.every((text) => checkText(text).trim() !== '');
}

/**
 * Whether the mailing address is known: it is the permanent address, or all its fields are filled.
 *
 * @source AP-5.48, FD-5.20
 * @throws an error for a value that is not a boolean, or an invalid address
 * @example
 * ```ts
 * const none = { line1: '', line2: '', pincode: '', city: '', state: '', country: '' };
 * isCorrespondentKnown(none, { isSame: true }); // => true
 * isCorrespondentKnown(none, { isSame: false }); // => false
 * ```
 */
export function isCorrespondentKnown(
  correspondent: AddressLines,
  permanent: { readonly isSame: boolean },
): boolean {
  return checkBoolean(checkRecord(permanent).isSame) || isAddressFilled(correspondent);
}

function present(found: { [Field in keyof AddressLines]: AddressViolations[Field] | undefined }) {
  const entries = Object.entries(found).filter(([, violation]) => violation !== undefined);
  return Object.fromEntries(entries) as AddressViolations;
}
