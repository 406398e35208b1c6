import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSeniorCitizen,
  missedSeniorRate,
  seniorNoticeFor,
} from '#domain/fixed-deposits/booking/senior-citizen.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';

const today = CalendarDate.of('2026-11-21');
const young = CalendarDate.of('1990-01-01');
const old = CalendarDate.of('1950-01-01');

describe('isSeniorCitizen', () => {
  it('is a senior by user data or by verified PAN [FD-4.30]', () => {
    expect(isSeniorCitizen({ flag: true, today })).toBe(true);
    expect(isSeniorCitizen({ flag: false, verifiedPanFlag: true, today })).toBe(true);
    expect(isSeniorCitizen({ verifiedPanFlag: true, birthDate: young, today })).toBe(true);
    expect(isSeniorCitizen({ flag: false, birthDate: old, today })).toBe(false);
  });

  it('is a senior by age if both are unknown', () => {
    expect(isSeniorCitizen({ birthDate: old, today })).toBe(true);
    expect(isSeniorCitizen({ birthDate: young, today })).toBe(false);
    expect(isSeniorCitizen({ today })).toBe(false);
  });

  it('depends on either flag, and on the age only without a flag', () => {
    const flags = fc.constantFrom(true, false, undefined);
    const births = fc.option(calendarDates(), { nil: undefined });
    fc.assert(
      fc.property(flags, flags, births, (flag, verifiedPanFlag, birthDate) => {
        const today = CalendarDate.of('2080-01-01');
        const said = [flag, verifiedPanFlag].filter((each) => each !== undefined);
        const byAge = birthDate !== undefined && isSeniorByAge(birthDate, today);
        const expected = said.length > 0 ? said.includes(true) : byAge;
        expect(isSeniorCitizen({ flag, verifiedPanFlag, birthDate, today })).toBe(expected);
      }),
    );
  });
});

describe('isSeniorByAge', () => {
  it('becomes a senior on the sixtieth birthday', () => {
    expect(isSeniorByAge(CalendarDate.of('1966-11-21'), today)).toBe(true);
    expect(isSeniorByAge(CalendarDate.of('1966-11-22'), today)).toBe(false);
  });
});

describe('seniorNoticeFor', () => {
  it('suggests the better rate to a senior with the toggle off', () => {
    expect(seniorNoticeFor({ isSeniorCitizen: true, isToggleOn: false })).toBe('is-eligible');
  });

  it('warns others with the toggle on that the rate will not apply', () => {
    expect(seniorNoticeFor({ isSeniorCitizen: false, isToggleOn: true })).toBe('will-not-apply');
  });

  it.each([true, false])('shows nothing if both agree on %s', (both) => {
    expect(seniorNoticeFor({ isSeniorCitizen: both, isToggleOn: both })).toBeUndefined();
  });

  it('is given if the toggle does not fit the person, and depends on the person [FD-4.32, FD-4.33]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isSenior, isToggleOn) => {
        const notice = seniorNoticeFor({ isSeniorCitizen: isSenior, isToggleOn });
        const word = isSenior ? 'is-eligible' : 'will-not-apply';
        expect(notice).toBe(isSenior === isToggleOn ? undefined : word);
      }),
    );
  });
});

describe('missedSeniorRate', () => {
  const [regularRate, seniorRate] = [Percentage.of('8.5'), Percentage.of('9')];
  const order = { isEntitled: true, isTaken: false, hasDeclined: false, regularRate, seniorRate };

  it('is the senior rate that an entitled investor has neither taken nor declined [FD-4.30]', () => {
    expect(missedSeniorRate(order)).toBe(seniorRate);
    expect(missedSeniorRate({ ...order, regularRate: undefined })).toBe(seniorRate);
  });

  it('is undefined if seniors get no higher rate', () => {
    expect(missedSeniorRate({ ...order, seniorRate: undefined })).toBeUndefined();
    expect(missedSeniorRate({ ...order, seniorRate: regularRate })).toBeUndefined();
  });

  it('is never a rate that was taken, declined, refused by age, or is no higher', () => {
    const rate = fc.option(annualRates(), { nil: undefined });
    const isTrue = fc.boolean();
    const facts = { isEntitled: isTrue, isTaken: isTrue, hasDeclined: isTrue };
    fc.assert(
      fc.property(fc.record({ ...facts, regularRate: rate, seniorRate: rate }), (request) => {
        const { isEntitled, isTaken, hasDeclined, regularRate, seniorRate } = request;
        const isOpen = isEntitled && !isTaken && !hasDeclined;
        const isHigher = regularRate === undefined || seniorRate?.isGreaterThan(regularRate);
        expect(missedSeniorRate(request)).toBe(
          isOpen && isHigher === true ? seniorRate : undefined,
        );
      }),
    );
  });
});
