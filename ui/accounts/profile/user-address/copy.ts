import type { AddressLineViolation, PincodeViolation } from '#domain/accounts/profile/address.ts';

export const addressCopy = {
  heading: 'Your address',
  lead: 'Letters and the deposit receipt go here.',
  choose: 'Permanent address',
  permanent: 'Permanent address',
  permanentText: 'We do not have your address yet. Enter it as on your Aadhaar.',
  same: 'My correspondent address is the same',
  correspondent: 'Correspondence address',
  line1: 'Address Line 1',
  line2: 'Address Line 2',
  pincode: 'Pincode',
  city: 'City',
  state: 'State',
  country: 'Country',
  back: 'Go Back',
  continue: 'Continue',
  saving: 'Saving your address…',
  disabledReason: 'Fill all six fields of the address to continue.',
  notSaved: 'Your address is not saved yet. Please press Continue again.',
  loadFailed: 'something went wrong',
} as const;

export function addressLineCopy(name: string) {
  return (violation: AddressLineViolation): string => {
    switch (violation.kind) {
      case 'missing':
        return `${name} is required`;
      case 'special-characters':
        return 'No special characters allowed';
      case 'too-long':
        return `${name} must not exceed 100 characters`;
    }
  };
}

export function pincodeCopy(violation: PincodeViolation): string {
  switch (violation.kind) {
    case 'missing':
    case 'wrong-length':
      return 'Pincode must be exactly 6 digits';
    case 'not-numeric':
      return 'Pincode must contain only numbers';
  }
}
