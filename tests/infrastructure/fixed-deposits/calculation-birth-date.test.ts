import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import { calculationBirthDateFor } from '#infrastructure/fixed-deposits/catalogue/calculation-birth-date.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const today = CalendarDate.of('2026-11-21');
const young = CalendarDate.of('1990-01-01');

describe('calculationBirthDateFor', () => {
  it('calculates senior rates with 15/07/1960 [FD-9.10]', () => {
    const date = calculationBirthDateFor({ isSeniorCitizen: true, birthDate: young, today });
    expect(date?.slashed).toBe('15/07/1960');
  });

  it('calculates other rates with the own birth date, or with none [FD-9.11]', () => {
    const own = calculationBirthDateFor({ isSeniorCitizen: false, birthDate: young, today });
    expect(own).toBe(young);
    const unknown = calculationBirthDateFor({ isSeniorCitizen: false, today });
    expect(unknown).toBeUndefined();
  });

  it('never sends a date that disagrees with the rates asked for [FD-9.11]', () => {
    fc.assert(
      fc.property(calendarDates(), fc.boolean(), (day, isSenior) => {
        const birthDate = day.plus({ years: -75 });
        const sent = calculationBirthDateFor({ isSeniorCitizen: isSenior, birthDate, today });
        expect(sent !== undefined && isSeniorByAge(sent, today)).toBe(isSenior);
      }),
    );
  });
});
