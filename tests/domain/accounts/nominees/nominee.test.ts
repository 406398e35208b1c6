import {
  guardianBirthDateViolation,
  guardianBirthDateViolationTexts,
  isMinor,
  nomineeBirthDateViolationTexts,
} from '#domain/accounts/nominees/nominee-birth-date.ts';
import {
  guardianName,
  type NomineeDraft,
  nomineeViolations,
} from '#domain/accounts/nominees/nominee.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const today = CalendarDate.of('2026-11-21');
const empty = { line1: '', line2: '', pincode: '', city: '', state: '', country: '' };
const adult: NomineeDraft = {
  fullName: 'Kavya Iyer',
  relationshipId: 25,
  dateOfBirth: CalendarDate.of('1996-03-08'),
  pan: '',
  sharePercent: '100',
  isInvestorAddress: true,
  address: empty,
  guardian: { firstName: '', middleName: '', lastName: '', pan: '' },
};
const minor: NomineeDraft = {
  ...adult,
  dateOfBirth: CalendarDate.of('2015-03-08'),
  pan: 'ABCPK1234L',
  guardian: { firstName: 'Meera', middleName: '', lastName: 'Iyer', pan: 'ABCPE1234F' },
};
const of = (change: Partial<NomineeDraft>) => nomineeViolations({ ...adult, ...change }, today);
const ofMinor = (change: Partial<NomineeDraft['guardian']>) =>
  nomineeViolations({ ...minor, guardian: { ...minor.guardian, ...change } }, today);

describe('nomineeNameViolation', () => {
  it('has a full name of letters and spaces [FD-5.41, FD-5.43]', () => {
    expect(of({})).toStrictEqual({});
    expect(of({ fullName: ' ' })).toEqual({ fullName: { kind: 'missing' } });
    expect(of({ fullName: 'Kavya 2' })).toEqual({ fullName: { kind: 'not-letters' } });
  });
});

describe('nomineeViolations', () => {
  it('has a relationship [FD-5.45]', () => {
    expect(of({ relationshipId: undefined })).toEqual({ relationshipId: { kind: 'missing' } });
  });

  it('has an address if it differs from the investor’s [AP-5.74, FD-5.55]', () => {
    const missing = { kind: 'missing' };
    expect(of({ isInvestorAddress: false }).address).toEqual({
      line1: missing,
      line2: missing,
      pincode: missing,
      city: missing,
      state: missing,
      country: missing,
    });
  });

  it('has a guardian as a minor, with first name, last name and PAN [AP-5.76, FD-5.56]', () => {
    expect(nomineeViolations(minor, today)).toStrictEqual({});
    expect(ofMinor({ firstName: '', lastName: '', pan: '' })).toEqual({
      guardianFirstName: { kind: 'missing' },
      guardianLastName: { kind: 'missing' },
      guardianPan: { kind: 'missing' },
    });
  });

  it('needs no middle name of the guardian [AP-5.77, FD-5.57]', () => {
    expect(ofMinor({ middleName: '' })).toEqual({});
    expect(ofMinor({ middleName: 'K2' }).guardianMiddleName).toEqual({ kind: 'not-letters' });
  });

  it('needs no guardian as an adult', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (firstName, pan) => {
        const guardian = { firstName, middleName: '', lastName: '', pan };
        expect(of({ guardian })).toEqual({});
      }),
    );
  });
});

describe('nomineePanViolation', () => {
  it('may have a PAN, of ten characters in its pattern [AP-5.67, FD-5.47]', () => {
    expect(of({ pan: '' })).toEqual({});
    expect(of({ pan: 'ABCPE1234F' })).toEqual({});
    expect(of({ pan: 'ABCPE1234' })).toEqual({ pan: { kind: 'wrong-length' } });
    expect(of({ pan: 'ABCPE12345' })).toEqual({ pan: { kind: 'malformed' } });
    expect(of({ pan: 'ABCXE1234F' })).toEqual({ pan: { kind: 'malformed' } });
  });
});

describe('sharePercentViolation', () => {
  it('has a share that is a whole number from 1 to 100 [AP-5.70, FD-5.50]', () => {
    const share = (sharePercent: string) => of({ sharePercent }).sharePercent?.kind;
    expect(share('')).toBe('missing');
    expect(share('ten')).toBe('not-a-number');
    expect(share('33.5')).toBe('not-a-number');
    expect([share('0'), share('-5')]).toEqual(['below-1', 'below-1']);
    expect([share('1'), share('100')]).toEqual([undefined, undefined]);
    expect([share('101'), share('9'.repeat(400))]).toEqual(['above-100', 'above-100']);
  });
});

describe('nomineeBirthDateViolation', () => {
  it('has a date of birth, not in the future [AP-5.73, FD-5.53]', () => {
    expect(of({ dateOfBirth: undefined })).toEqual({ dateOfBirth: { kind: 'missing' } });
    const tomorrow = CalendarDate.of('2026-11-22');
    expect(of({ dateOfBirth: tomorrow })).toEqual({ dateOfBirth: { kind: 'in-future' } });
  });
});

describe('isMinor', () => {
  it('is a minor under 18 [AP-5.75, FD-5.58]', () => {
    expect(isMinor(CalendarDate.of('2008-11-22'), today)).toBe(true);
    expect(isMinor(CalendarDate.of('2008-11-21'), today)).toBe(false);
  });
});

describe('guardianPanViolation', () => {
  it('has a guardian with another PAN, also of the right shape [AP-5.78, FD-5.59]', () => {
    expect(ofMinor({ pan: minor.pan }).guardianPan).toEqual({ kind: 'same-as-nominee' });
    expect(ofMinor({ pan: 'ABC' }).guardianPan).toEqual({ kind: 'wrong-length' });
    expect(ofMinor({ pan: 'ABCDE12345' }).guardianPan).toEqual({ kind: 'malformed' });
  });
});

describe('guardianBirthDateViolation', () => {
  it('has a guardian of 18 or older', () => {
    const of18 = CalendarDate.of('2008-11-21');
    const under18 = CalendarDate.of('2008-11-22');
    expect(guardianBirthDateViolation(of18, today)).toBeUndefined();
    expect(guardianBirthDateViolation(under18, today)).toEqual({ kind: 'under-age' });
    expect(guardianBirthDateViolation(undefined, today)).toEqual({ kind: 'missing' });
    const tomorrow = CalendarDate.of('2026-11-22');
    expect(guardianBirthDateViolation(tomorrow, today)).toEqual({ kind: 'in-future' });
  });

  it('is found for a guardian whose date is given', () => {
    const dateOfBirth = CalendarDate.of('2012-01-01');
    expect(ofMinor({ dateOfBirth }).guardianDateOfBirth).toEqual({ kind: 'under-age' });
    expect(ofMinor({}).guardianDateOfBirth).toBeUndefined();
  });
});

describe('the messages of a date of birth', () => {
  it('name the person [AP-5.79, FD-5.54]', () => {
    expect(nomineeBirthDateViolationTexts).toEqual({
      missing: 'Date of birth is required',
      'in-future': 'Date of birth cannot be in the future',
    });
    expect(guardianBirthDateViolationTexts).toEqual({
      missing: 'Guardian date of birth is required',
      'in-future': 'Date of birth cannot be in the future',
      'under-age': 'The guardian must be 18 or older',
    });
  });
});

describe('guardianName', () => {
  it('has one space between its parts, and none for an empty middle name', () => {
    const name = { firstName: ' Meera ', lastName: 'Iyer' };
    expect(guardianName({ ...name, middleName: ' ' })).toBe('Meera Iyer');
    expect(guardianName({ ...name, middleName: 'Devi' })).toBe('Meera Devi Iyer');
  });
});
