import {
  type AddressLines,
  addressLineViolation,
  isAddressFilled,
  pincodeInput,
  pincodeViolation,
  placeViolation,
} from '#domain/accounts/profile/address.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import { addressLineCopy, addressCopy, pincodeCopy } from './copy.ts';

export class AddressForm {
  @ByRule(addressLineViolation, addressLineCopy(addressCopy.line1)) line1 = '';
  @ByRule(addressLineViolation, addressLineCopy(addressCopy.line2)) line2 = '';
  @ByRule(pincodeViolation, pincodeCopy) pincode = '';
  @ByRule(placeViolation, addressLineCopy(addressCopy.city)) city = '';
  @ByRule(placeViolation, addressLineCopy(addressCopy.state)) state = '';
  @ByRule(placeViolation, addressLineCopy(addressCopy.country)) country = 'India';

  constructor() {
    makeAutoObservable(this);
  }

  type(field: keyof AddressLines, text: string): void {
    this[field] = field === 'pincode' ? pincodeInput(text) : text;
  }

  take(lines: AddressLines): void {
    const { line1, line2, pincode, city, state, country } = lines;
    Object.assign(this, { line1, line2, pincode, city, state, country });
  }

  get lines(): AddressLines {
    const { line1, line2, pincode, city, state, country } = this;
    return {
      line1: line1.trim(),
      line2: line2.trim(),
      pincode,
      city: city.trim(),
      state: state.trim(),
      country: country.trim(),
    };
  }

  get isFilled(): boolean {
    return isAddressFilled(this.lines);
  }
}

export const addressFieldNames = [
  'line1',
  'line2',
  'pincode',
  'city',
  'state',
  'country',
] as const satisfies readonly (keyof AddressLines)[];
