import {
  LONGEST_PLACE_OF_BIRTH,
  placeOfBirthViolation,
} from '#domain/accounts/profile/place-of-birth.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('placeOfBirthViolation', () => {
  it('accepts any script and an empty place, up to 60 characters', () => {
    const letters = fc.constantFrom('a', 'M', ' ', "'", '.', '-', 'ü', 'म', '東', '९');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 120 }), (places) => {
        const violation = placeOfBirthViolation(places.join(''));
        const isLong = places.length > LONGEST_PLACE_OF_BIRTH;
        expect(violation).toEqual(isLong ? { kind: 'too-long' } : undefined);
      }),
    );
  });

  const refused = ['\u0000', 'Mum\nbai', '\ud800', 'a\u007f', 'a\u202eb', '\u2067a', '<b>'];
  it.each(refused)('refuses %j', (text) => {
    expect(placeOfBirthViolation(text)).toEqual({ kind: 'unreadable' });
  });
});
