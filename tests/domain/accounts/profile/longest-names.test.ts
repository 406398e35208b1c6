import { LONGEST_NOMINEE_NAME, nomineeNameViolation } from '#domain/accounts/nominees/nominee.ts';
import {
  addressLineViolation,
  LONGEST_ADDRESS_LINE,
  placeViolation,
} from '#domain/accounts/profile/address.ts';
import { LONGEST_PARENT_NAME, parentNameViolation } from '#domain/accounts/profile/parents.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const lengths = fc.oneof(fc.integer({ min: 1, max: 250 }), fc.constantFrom(99, 100, 101));
const tooLong = (length: number, most: number) =>
  length > most ? { kind: 'too-long' } : undefined;

describe('parentNameViolation', () => {
  it('accepts any script, up to 100 characters', () => {
    fc.assert(
      fc.property(lengths, fc.constantFrom('a', 'अ', 'é'), (length, letter) => {
        const expected = tooLong(length, LONGEST_PARENT_NAME);
        expect(parentNameViolation(letter.repeat(length))).toEqual(expected);
      }),
    );
  });

  it.each([
    ...['\u0000', 'Om\nRao', '\ud800', 'Om\u007f', 'Om \u202eoaR', 'Om\u2066Rao', '<b>Om</b>'],
    ...['Om 2', 'Om, Uma', 'Om/Uma', '.', "' -"],
  ])('names other characters than those of a name: %j [AP-5.46, AP-5.47]', (name) => {
    expect(parentNameViolation(name)).toEqual({ kind: 'not-letters' });
  });

  it.each(["K. R. O'Brien", 'D’Souza', 'Anne-Marie', 'सुधा', 'श्री\u200d राम', 'V Raghavan'])(
    'accepts %s [AP-5.46, AP-5.47]',
    (name) => {
      expect(parentNameViolation(name)).toBeUndefined();
    },
  );
});

describe('addressLineViolation', () => {
  it('accepts up to 100 characters', () => {
    fc.assert(
      fc.property(lengths, (length) => {
        const expected = tooLong(length, LONGEST_ADDRESS_LINE);
        expect(addressLineViolation('4'.repeat(length))).toEqual(expected);
      }),
    );
  });
});

describe('placeViolation', () => {
  it('accepts up to 100 characters', () => {
    fc.assert(
      fc.property(lengths, (length) => {
        const expected = tooLong(length, LONGEST_ADDRESS_LINE);
        expect(placeViolation('a'.repeat(length))).toEqual(expected);
      }),
    );
  });
});

describe('nomineeNameViolation', () => {
  it('accepts up to 100 letters', () => {
    fc.assert(
      fc.property(lengths, (length) => {
        const expected = tooLong(length, LONGEST_NOMINEE_NAME);
        expect(nomineeNameViolation('a'.repeat(length))).toEqual(expected);
      }),
    );
  });
});
