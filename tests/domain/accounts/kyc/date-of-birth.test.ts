import {
  acceptedDateOfBirth,
  dateOfBirthViolationTexts,
  parseDateOfBirth,
} from '#domain/accounts/kyc/date-of-birth.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const today = CalendarDate.of('2026-11-21');
const violationOf = (text: string) => {
  const read = parseDateOfBirth(text, today);
  return read.ok ? undefined : read.failure.kind;
};

describe('parseDateOfBirth', () => {
  it('lies between 1900 and this year [AP-5.15]', () => {
    expect(violationOf('31/12/1899')).toBe('too-early');
    expect(violationOf('01/01/1900')).toBeUndefined();
    expect(violationOf('01-01-2026')).toBeUndefined();
    expect(violationOf('2027-01-01')).toBe('in-future');
    expect(violationOf('01/01/3000')).toBe('in-future');
  });

  it('is not in the future [AP-5.16]', () => {
    expect(violationOf('21/11/2026')).toBeUndefined();
    expect(violationOf('22/11/2026')).toBe('in-future');
  });

  it('is reported if missing or not a date', () => {
    expect(violationOf(' ')).toBe('missing');
    expect(violationOf('soon')).toBe('not-a-date');
    expect(violationOf('31/02/1990')).toBe('no-such-day');
    fc.assert(
      fc.property(fc.string(), (text) => typeof parseDateOfBirth(text, today).ok === 'boolean'),
    );
  });
});

describe('acceptedDateOfBirth', () => {
  it('is ignored outside that range [AP-5.17]', () => {
    expect(acceptedDateOfBirth('15/06/1985', today)?.iso).toBe('1985-06-15');
    for (const text of ['31/12/1899', '22/11/2026', '01/01/2090', '31/02/1990', 'x', '']) {
      expect(acceptedDateOfBirth(text, today)).toBeUndefined();
    }
  });

  it('reads a date of birth in any format, and ignores other text [AP-5.17]', () => {
    const today = CalendarDate.of('2026-11-21');
    fc.assert(
      fc.property(calendarDates(), (date) => {
        for (const text of [date.slashed, date.dashed, date.iso]) {
          const taken = acceptedDateOfBirth(text, today);
          expect(taken?.iso).toBe(date.isAfter(today) ? undefined : date.iso);
          expect(parseDateOfBirth(text, today).ok).toBe(taken !== undefined);
        }
      }),
    );
  });
});

describe('dateOfBirthViolationTexts', () => {
  it('say what is wrong with a date of birth', () => {
    expect(dateOfBirthViolationTexts).toEqual({
      missing: 'Date of birth is required',
      'not-a-date': 'Enter the date as DD/MM/YYYY',
      'no-such-day': 'This date does not exist',
      'too-early': 'Enter a date from 1900 to today',
      'in-future': 'Enter a date from 1900 to today',
    });
  });
});
