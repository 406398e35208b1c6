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
import { addressLineWords, addressWords, pincodeWords } from './words.ts';

export class AddressForm {
  @ByRule(addressLineViolation, addressLineWords(addressWords.line1)) line1 = '';
  @ByRule(addressLineViolation, addressLineWords(addressWords.line2)) line2 = '';
  @ByRule(pincodeViolation, pincodeWords) pincode = '';
  @ByRule(placeViolation, addressLineWords(addressWords.city)) city = '';
  @ByRule(placeViolation, addressLineWords(addressWords.state)) state = '';
  @ByRule(placeViolation, addressLineWords(addressWords.country)) country = 'India';

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
