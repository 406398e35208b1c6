import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joiningViolation } from '#domain/accounts/nominees/joining-nominee.ts';
import { isNameOfInvestor } from '#domain/accounts/nominees/nominee-identity.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

const investor = {
  investorPan: 'ABCPE1234F',
  investorName: 'Asha Kumari Rao',
  investorBirthDate: CalendarDate.of('1980-06-15'),
};
const list = { ...investor, nominees: [] };
const share = { relationshipId: 1, sharePercent: 40 };
const otherPan = 'ABCPE1234G';
const otherDate = CalendarDate.of('1975-01-01');
/** Days around the investor's date of birth, that day among them. */
const birthDates = fc
  .oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 14_607, max: 14_613 }))
  .map((days) => CalendarDate.of('1940-06-15').plus({ days }));

describe('a father, mother or child', () => {
  const kinOf = (relationship: string, dateOfBirth: CalendarDate) =>
    joiningViolation({ ...share, relationship, dateOfBirth }, list)?.kind;

  it('was born before, or after, the investor', () => {
    fc.assert(
      fc.property(birthDates, (born) => {
        const isOlder = born.isBefore(investor.investorBirthDate);
        const isYounger = born.isAfter(investor.investorBirthDate);
        for (const parent of ['Father', 'mother ']) {
          expect(kinOf(parent, born)).toBe(isOlder ? undefined : 'parent-not-older');
        }
        for (const child of ['Son', 'Daughter', 'Grandson', 'Granddaughter']) {
          expect(kinOf(child, born)).toBe(isYounger ? undefined : 'child-not-younger');
        }
        for (const other of ['Wife', 'Sister', 'Nephew', 'Father-in-law', '']) {
          expect(kinOf(other, born)).toBeUndefined();
        }
      }),
    );
  });

  it.each([
    ['Father', '1950-01-01', undefined],
    ['Father', '1995-01-01', 'parent-not-older'],
    ['Son', '1950-01-01', 'child-not-younger'],
    ['Son', '1995-01-01', undefined],
  ])('a %s born on %s is refused as %s', (relationship, born, kind) => {
    expect(kinOf(relationship, CalendarDate.of(born))).toBe(kind);
  });

  it('may have any age while a date or the relationship is unknown', () => {
    const father = { ...share, relationship: 'Father', dateOfBirth: CalendarDate.of('2001-01-01') };
    expect(joiningViolation(father, { nominees: [] })).toBeUndefined();
    expect(joiningViolation({ ...father, dateOfBirth: undefined }, list)).toBeUndefined();
    const unknown = { ...father, relationship: undefined };
    expect(joiningViolation(unknown, list)).toBeUndefined();
  });
});

describe('a nominee with the name of the investor', () => {
  const namesake = { ...share, fullName: 'asha kumari  RAO' };

  it('is the investor if the date of birth is the same, with any PAN [AP-5.80]', () => {
    const dateOfBirth = investor.investorBirthDate;
    for (const pan of ['', otherPan]) {
      expect(joiningViolation({ ...namesake, dateOfBirth, pan }, list)).toEqual({
        kind: 'nominee-is-investor',
      });
    }
  });

  it('is the investor without the middle name too, born on the same day [AP-5.80]', () => {
    const shorter = { ...namesake, fullName: 'Asha Rao', pan: otherPan };
    const dateOfBirth = investor.investorBirthDate;
    const sameDay = joiningViolation({ ...shorter, dateOfBirth }, list);
    expect(sameDay).toEqual({ kind: 'nominee-is-investor' });
    expect(joiningViolation({ ...shorter, dateOfBirth: otherDate }, list)).toBeUndefined();
  });

  it('is another person with another date of birth and another PAN [AP-5.80]', () => {
    const other = { ...namesake, dateOfBirth: otherDate };
    expect(joiningViolation({ ...other, pan: otherPan }, list)).toBeUndefined();
    expect(joiningViolation(other, list)).toEqual({ kind: 'name-of-investor' });
  });
});

describe('a guardian with the name of the investor', () => {
  const guardianOf = (guardianBirthDate?: CalendarDate, guardianName = 'Asha Rao') =>
    joiningViolation({ ...share, guardianPan: otherPan, guardianName, guardianBirthDate }, list);

  it('is asked for the date of birth [AP-5.80]', () => {
    expect(guardianOf()).toEqual({ kind: 'guardian-birth-date-missing' });
    expect(guardianOf(undefined, 'Usha Rao')).toBeUndefined();
    expect(guardianOf(undefined, '')).toBeUndefined();
  });

  it('is the investor only if the date of birth is the same [AP-5.80]', () => {
    fc.assert(
      fc.property(birthDates, (born) => {
        const isSame = born.equals(investor.investorBirthDate);
        expect(guardianOf(born)?.kind).toBe(isSame ? 'guardian-is-investor' : undefined);
      }),
    );
    expect(guardianOf(investor.investorBirthDate)).toEqual({ kind: 'guardian-is-investor' });
  });

  it('is distinguished if the investor’s date of birth is unknown', () => {
    const guardian = { guardianPan: otherPan, guardianName: 'Asha Rao' };
    const unknown = { investorName: investor.investorName, nominees: [] };
    const joining = { ...share, ...guardian, guardianBirthDate: otherDate };
    expect(joiningViolation(joining, unknown)).toBeUndefined();
  });
});

describe('isNameOfInvestor', () => {
  it.each([
    ['Asha Kumari Rao', true],
    [' asha   KUMARI rao ', true],
    ['Asha Rao', true],
    ['Asha Devi Rao', false],
    ['Asha Kumari', false],
    ['Asha', false],
    ['Rao Asha', false],
    ['', false],
  ])('compares "%s" with "Asha Kumari Rao": %s', (name, isSame) => {
    expect(isNameOfInvestor(name, investor.investorName)).toBe(isSame);
    expect(isNameOfInvestor(investor.investorName, name)).toBe(isSame);
  });

  it('compares longer names only word by word', () => {
    expect(isNameOfInvestor('Asha Devi Rao', 'Asha Devi Kumari Rao')).toBe(false);
    expect(isNameOfInvestor('Asha', 'Asha')).toBe(true);
    expect(isNameOfInvestor('Asha', undefined)).toBe(false);
  });
});
