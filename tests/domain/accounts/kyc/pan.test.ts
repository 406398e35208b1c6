import {
  isIndividual,
  panHolderViolation,
  panInput,
  panType,
  panViolation,
  isSamePan,
  panViolationText,
} from '#domain/accounts/kyc/pan.ts';
import { ADULT_AGE } from '#domain/platform/adult-age.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const today = CalendarDate.of('2026-11-21');
const TYPES = {
  P: 'individual',
  C: 'company',
  H: 'hindu-undivided-family',
  F: 'firm',
  A: 'association-of-persons',
  T: 'trust',
  B: 'body-of-individuals',
  L: 'local-authority',
  J: 'artificial-juridical-person',
  G: 'government',
};

const pans = fc.stringMatching(/^[A-Z]{3}[PCHFATBLJGXZ][A-Z][0-9]{3}[1-9][A-Z]$/);

describe('panInput', () => {
  it('reads letters and digits, upper-cased, ten at most [AP-4.9, AP-5.5]', () => {
    expect(panInput(' abcpe-1234 f')).toBe('ABCPE1234F');
    expect(panInput(' abcpe-1234 f9')).toBe(' abcpe-1234 f9');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const input = panInput(text);
        if (input !== text) expect(input).toMatch(/^[A-Z0-9]{0,10}$/);
        expect(panInput(input)).toBe(input);
      }),
    );
  });
});

describe('panViolation', () => {
  it('is 5 letters, 4 digits, 1 letter [AP-5.6, FD-5.14]', () => {
    const shaped = fc.stringMatching(/^[A-Z]{3}[PCHFATBLJG][A-Z][0-9]{3}[1-9][A-Z]$/);
    fc.assert(fc.property(shaped, (pan) => panViolation(pan) === undefined));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9]{9,11}$/)), (text) => {
        const isShaped = /^[A-Z]{5}[0-9]{4}[A-Z]$/.test(text);
        expect(isShaped || panViolation(text) !== undefined).toBe(true);
      }),
    );
    expect(panViolation('ABCPE12345')).toEqual({ kind: 'malformed' });
    expect(panViolation('ABCPE1234')).toEqual({ kind: 'incomplete' });
    expect(panViolation('abcpe1234f')).toEqual({ kind: 'malformed' });
  });

  it('has a serial from 0001 to 9999 [FD-5.14]', () => {
    expect(panViolation('ABCPE0000F')).toEqual({ kind: 'no-serial' });
    expect(panViolation('ABCPE0001F')).toBeUndefined();
    expect(panViolation('ABCPE9999F')).toBeUndefined();
  });

  it('is required [FD-5.12]', () => {
    expect(panViolation('')).toEqual({ kind: 'missing' });
  });
});

describe('panType', () => {
  it('has a known type in its fourth character [AP-3.12, AP-5.10, FD-5.16]', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const pan = `ABC${letter}E1234F`;
      const known = TYPES[letter as keyof typeof TYPES] as string | undefined;
      expect(panType(pan)).toBe(known);
      expect(panViolation(pan)).toEqual(
        known ? undefined : { kind: 'unknown-type', character: letter },
      );
      expect(isIndividual(pan)).toBe(letter === 'P');
    }
  });

  it('derives the holder type from the fourth character only', () => {
    fc.assert(
      fc.property(pans, pans, (one, other) => {
        expect(panType(one) === undefined).toBe(panViolation(one) !== undefined);
        if (one[3] === other[3]) expect(panType(one)).toBe(panType(other));
      }),
    );
  });
});

describe('panHolderViolation', () => {
  it('of an individual needs a birth date and 18 years [AP-5.11, AP-5.22, FD-5.18]', () => {
    const bornOn = (iso: string) =>
      panHolderViolation({ pan: 'ABCPE1234F', dateOfBirth: CalendarDate.of(iso) }, today);
    expect(panHolderViolation({ pan: 'ABCPE1234F' }, today)).toEqual({
      kind: 'date-of-birth-missing',
    });
    expect(bornOn('2008-11-21')).toBeUndefined();
    expect(bornOn('2008-11-22')).toEqual({ kind: 'under-age', age: 17 });
  });

  it('of other holders needs no date of birth and no age [AP-5.22]', () => {
    for (const letter of 'CHFATBLJG') {
      const pan = `ABC${letter}E1234F`;
      expect(panHolderViolation({ pan }, today)).toBeUndefined();
      const dateOfBirth = CalendarDate.of('2020-01-01');
      expect(panHolderViolation({ pan, dateOfBirth }, today)).toBeUndefined();
    }
  });

  it('requires 18 years of individuals, and nothing of other holders [AP-5.11]', () => {
    const today = CalendarDate.of('2049-12-31');
    const births = fc.option(calendarDates(), { nil: undefined });
    fc.assert(
      fc.property(pans, births, (pan, dateOfBirth) => {
        const violation = panHolderViolation({ pan, dateOfBirth }, today);
        const isOfAge = dateOfBirth !== undefined && dateOfBirth.ageOn(today) >= ADULT_AGE;
        expect(violation === undefined).toBe(!isIndividual(pan) || isOfAge);
      }),
    );
  });
});

describe('isIndividual', () => {
  it('is true only for the fourth character P', () => {
    fc.assert(
      fc.property(pans, (pan) => {
        expect(isIndividual(pan)).toBe(pan[3] === 'P');
      }),
    );
  });
});

describe('isSamePan', () => {
  it('is true in any case and spacing, in both directions', () => {
    fc.assert(
      fc.property(pans, pans, (one, other) => {
        const written = ` ${one.toLowerCase().slice(0, 5)} ${one.slice(5)}`;
        expect(isSamePan(one, written)).toBe(true);
        expect(isSamePan(one, other)).toBe(one === other);
        expect(isSamePan(other, one)).toBe(isSamePan(one, other));
      }),
    );
  });

  it('is false if a PAN is missing or empty', () => {
    for (const pan of [undefined, '', 'ABCPE1234F']) {
      expect(isSamePan(undefined, pan)).toBe(false);
      expect(isSamePan('', pan)).toBe(false);
      expect(isSamePan(pan, undefined)).toBe(false);
    }
  });
});

describe('panViolationText', () => {
  it.each([
    [{ kind: 'missing' }, 'PAN number is required'],
    [{ kind: 'incomplete' }, 'The PAN you entered is not valid. Please check the number.'],
    [{ kind: 'malformed' }, 'Invalid PAN format. PAN should be 5 letters, 4 digits, 1 letter'],
    [{ kind: 'unknown-type', character: 'X' }, 'Invalid PAN type character: X'],
    [{ kind: 'no-serial' }, 'The PAN you entered is not valid. Please check the number.'],
  ] as const)('of %o is %s [AP-5.7, AP-5.8, AP-5.9, FD-5.15]', (violation, message) => {
    expect(panViolationText(violation)).toBe(message);
  });
});
