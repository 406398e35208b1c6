import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calculationBirthDateFor,
  isSeniorCitizen,
  seniorNoticeFor,
} from '#domain/fixed-deposits/senior-citizen.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const today = CalendarDate.of('2026-11-21');
const young = CalendarDate.of('1990-01-01');
const old = CalendarDate.of('1950-01-01');

it('is a senior by user data or by verified PAN [FD-4.30]', () => {
  expect(isSeniorCitizen({ flag: true, today })).toBe(true);
  expect(isSeniorCitizen({ flag: false, verifiedPanFlag: true, today })).toBe(true);
  expect(isSeniorCitizen({ verifiedPanFlag: true, birthDate: young, today })).toBe(true);
  expect(isSeniorCitizen({ flag: false, birthDate: old, today })).toBe(false);
});

it('is a senior by age where neither says anything', () => {
  expect(isSeniorCitizen({ birthDate: old, today })).toBe(true);
  expect(isSeniorCitizen({ birthDate: young, today })).toBe(false);
  expect(isSeniorCitizen({ today })).toBe(false);
});

it('becomes a senior on the sixtieth birthday', () => {
  expect(isSeniorByAge(CalendarDate.of('1966-11-21'), today)).toBe(true);
  expect(isSeniorByAge(CalendarDate.of('1966-11-22'), today)).toBe(false);
});

it('tells a senior with the toggle off about the better rate', () => {
  expect(seniorNoticeFor({ isSeniorCitizen: true, isToggleOn: false })).toBe('is-eligible');
});

it('tells everybody else with the toggle on that it will not apply', () => {
  expect(seniorNoticeFor({ isSeniorCitizen: false, isToggleOn: true })).toBe('will-not-apply');
});

it.each([true, false])('says nothing where both agree on %s', (both) => {
  expect(seniorNoticeFor({ isSeniorCitizen: both, isToggleOn: both })).toBeUndefined();
});

it('calculates senior rates with 15/07/1960 [FD-9.10]', () => {
  const date = calculationBirthDateFor({ isSeniorCitizen: true, birthDate: young, today });
  expect(date.slashed).toBe('15/07/1960');
});

it('calculates other rates with the own birth date, or 15/07/1990 [FD-9.11]', () => {
  const own = calculationBirthDateFor({ isSeniorCitizen: false, birthDate: young, today });
  expect(own).toBe(young);
  const unknown = calculationBirthDateFor({ isSeniorCitizen: false, today });
  expect(unknown.slashed).toBe('15/07/1990');
});

it('never sends a date that disagrees with the rates asked for [FD-9.11]', () => {
  fc.assert(
    fc.property(calendarDates(), fc.boolean(), (day, isSenior) => {
      const birthDate = day.plus({ years: -75 });
      const sent = calculationBirthDateFor({ isSeniorCitizen: isSenior, birthDate, today });
      expect(isSeniorByAge(sent, today)).toBe(isSenior);
    }),
  );
});
