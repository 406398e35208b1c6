import {
  addressLineViolation,
  addressViolations,
  isAddressFilled,
  isCorrespondentKnown,
  pincodeInput,
  pincodeViolation,
  placeViolation,
  LONGEST_ADDRESS_LINE,
} from '#domain/accounts/profile/address.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const home = {
  line1: '12 Lake View',
  line2: 'Powai',
  pincode: '400076',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
};

const lines = fc.oneof(
  fc.constantFrom('', ' ', '12 Marine Drive', 'Mumbai', '400001', '12/4'),
  fc.string({ unit: 'grapheme' }),
);
const anyAddress = fc.record({
  line1: lines,
  line2: lines,
  pincode: lines,
  city: lines,
  state: lines,
  country: lines,
});

describe('addressLineViolation', () => {
  it('has lines of letters of any script, digits and spaces [AP-5.51, FD-5.23]', () => {
    expect(addressLineViolation('12 झील मार्ग')).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9 ]+$/)), (text) => {
        const isGood = /^[A-Za-z0-9 ]+$/.test(text) && text.trim() !== '';
        expect(addressLineViolation(text) === undefined).toBe(isGood);
      }),
    );
    expect(addressLineViolation('12/A Lake View')).toEqual({ kind: 'special-characters' });
    expect(addressLineViolation(' ')).toEqual({ kind: 'missing' });
  });

  it('accepts a line up to the maximum length', () => {
    const longest = 'a'.repeat(LONGEST_ADDRESS_LINE);
    expect(addressLineViolation(longest)).toBeUndefined();
    expect(addressLineViolation(`${longest}a`)).toEqual({ kind: 'too-long' });
  });
});

describe('placeViolation', () => {
  it('has places of letters of any script and spaces [AP-5.61, FD-5.32]', () => {
    expect(placeViolation('राँची')).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z ]+$/)), (text) => {
        const isGood = /^[A-Za-z ]+$/.test(text) && text.trim() !== '';
        expect(placeViolation(text) === undefined).toBe(isGood);
      }),
    );
    expect(placeViolation('Mumbai 76')).toEqual({ kind: 'special-characters' });
  });
});

describe('pincodeViolation', () => {
  it('has a pincode of exactly six digits [AP-5.53, FD-5.25]', () => {
    expect(pincodeViolation('400076')).toBeUndefined();
    expect(pincodeViolation('40007')).toEqual({ kind: 'wrong-length' });
    expect(pincodeViolation('40007a')).toEqual({ kind: 'not-numeric' });
    expect(pincodeViolation('')).toEqual({ kind: 'missing' });
  });

  it('accepts six digits and nothing else [AP-5.53]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[0-9]{0,8}$/), lines), (text) => {
        expect(pincodeViolation(text) === undefined).toBe(/^[0-9]{6}$/.test(text));
      }),
    );
  });
});

describe('pincodeInput', () => {
  it('reads six digits, and cuts no seventh one off [AP-5.56, FD-5.28]', () => {
    expect(pincodeInput('400 076')).toBe('400076');
    expect(pincodeInput('4000761')).toBe('4000761');
    expect(pincodeViolation('4000761')).toEqual({ kind: 'wrong-length' });
    expect(pincodeInput('40a')).toBe('40a');
  });

  it('changes only spaces and hyphens [AP-5.56]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-z -]*$/), (text) => {
        const lettersOf = (each: string) => each.replaceAll(/[ -]/g, '');
        expect(lettersOf(pincodeInput(text))).toBe(lettersOf(text));
      }),
    );
  });
});

describe('addressViolations', () => {
  it('reports the violations by field, and nothing else', () => {
    expect(addressViolations(home)).toEqual({});
    expect(addressViolations({ ...home, line2: '', city: 'Mumb@i', pincode: '1' })).toEqual({
      line2: { kind: 'missing' },
      city: { kind: 'special-characters' },
      pincode: { kind: 'wrong-length' },
    });
  });

  it('reports for each field the violation of its rule, and nothing else', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const found = addressViolations(address);
        expect(found.line1).toEqual(addressLineViolation(address.line1));
        expect(found.line2).toEqual(addressLineViolation(address.line2));
        expect(found.pincode).toEqual(pincodeViolation(address.pincode));
        expect(found.city).toEqual(placeViolation(address.city));
        expect(found.state).toEqual(placeViolation(address.state));
        expect(found.country).toEqual(placeViolation(address.country));
        expect(Object.values(found).includes(undefined as never)).toBe(false);
      }),
    );
  });
});

describe('isAddressFilled', () => {
  it('is filled once all six fields hold something [AP-5.63, FD-5.34]', () => {
    expect(isAddressFilled(home)).toBe(true);
    for (const field of Object.keys(home)) {
      expect(isAddressFilled({ ...home, [field]: ' ' })).toBe(false);
    }
  });

  it('is true once no field is missing [AP-5.63]', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const found = Object.values(addressViolations(address));
        expect(isAddressFilled(address)).toBe(found.every(({ kind }) => kind !== 'missing'));
      }),
    );
  });
});

describe('isCorrespondentKnown', () => {
  it('asks for the address only if it is not the permanent one [AP-5.48, FD-5.20]', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(isCorrespondentKnown(address, { isSame: true })).toBe(true);
        expect(isCorrespondentKnown(address, { isSame: false })).toBe(isAddressFilled(address));
      }),
    );
    expect(isCorrespondentKnown(home, { isSame: false })).toBe(true);
    expect(isCorrespondentKnown({ ...home, city: '' }, { isSame: false })).toBe(false);
  });
});
