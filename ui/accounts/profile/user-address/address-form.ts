import {
  type AddressLines,
  addressLineViolation,
  isAddressFilled,
  pincodeInput,
  pincodeViolation,
  placeViolation,
} from '#domain/accounts/profile/address.ts';
import { nameInput } from '#domain/platform/text/name-text.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import { addressLineCopy, addressCopy, pincodeCopy } from './copy.ts';

/** The country at first. */
const COUNTRY = 'India';

export class AddressForm {
  @ByRule(lineViolation, addressLineCopy(addressCopy.line1)) line1 = '';
  @ByRule(lineViolation, addressLineCopy(addressCopy.line2)) line2 = '';
  @ByRule(pincodeViolation, pincodeCopy) pincode = '';
  @ByRule(typedPlaceViolation, addressLineCopy(addressCopy.city)) city = '';
  @ByRule(typedPlaceViolation, addressLineCopy(addressCopy.state)) state = '';
  @ByRule(typedPlaceViolation, addressLineCopy(addressCopy.country)) country: string = COUNTRY;

  constructor() {
    makeAutoObservable(this);
  }

  type(field: keyof AddressLines, text: string): void {
    this[field] = field === 'pincode' ? pincodeInput(text) : text;
  }

  /** Fills in the lines of a known address, except into fields with input. */
  fill(lines: AddressLines): void {
    for (const name of addressFieldNames) if (!this.isInput(name)) this[name] = lines[name];
  }

  get lines(): AddressLines {
    const { line1, line2, pincode, city, state, country } = this;
    return {
      line1: nameInput(line1),
      line2: nameInput(line2),
      pincode,
      city: nameInput(city),
      state: nameInput(state),
      country: nameInput(country),
    };
  }

  get isFilled(): boolean {
    return isAddressFilled(this.lines);
  }

  private isInput(name: keyof AddressLines): boolean {
    return this[name] !== (name === 'country' ? COUNTRY : '');
  }
}

function lineViolation(text: string) {
  return addressLineViolation(nameInput(text));
}

function typedPlaceViolation(text: string) {
  return placeViolation(nameInput(text));
}

export const addressFieldNames = [
  'line1',
  'line2',
  'pincode',
  'city',
  'state',
  'country',
] as const satisfies readonly (keyof AddressLines)[];
