import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panViolation } from '#domain/accounts/kyc/pan.ts';
import {
  isMinor,
  nomineeBirthDateViolation,
} from '#domain/accounts/nominees/nominee-birth-date.ts';
import {
  guardianPanViolation,
  nomineeNameViolation,
  nomineePanViolation,
} from '#domain/accounts/nominees/nominee.ts';
import { sharePercentViolation } from '#domain/accounts/nominees/share-percent.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const texts = fc.oneof(
  fc.stringMatching(/^[A-Z]{3}[PCX][A-Z][0-9]{4}[A-Z]$/),
  fc.stringMatching(/^[A-Za-z ]{0,12}$/),
  fc.string({ unit: 'grapheme' }),
);

describe('nomineeNameViolation', () => {
  it('accepts letters of any script and spaces, with at least one letter [AP-5.64, AP-5.65]', () => {
    for (const name of ['José', 'राम', 'முருகன் S', 'محمد']) {
      expect(nomineeNameViolation(name)).toBeUndefined();
    }
    fc.assert(
      fc.property(texts, (text) => {
        const isFine = /^(?:\p{L}(?:\p{M}[\u200c\u200d]?)*| )+$/u.test(text) && text.trim() !== '';
        expect(nomineeNameViolation(text) === undefined).toBe(isFine);
      }),
    );
  });
});

describe('nomineePanViolation', () => {
  it('accepts an empty text or a PAN [AP-5.67]', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const isFine = text === '' || panViolation(text) === undefined;
        expect(nomineePanViolation(text) === undefined).toBe(isFine);
      }),
    );
  });
});

describe('guardianPanViolation', () => {
  it('accepts a PAN other than that of the nominee [AP-5.78]', () => {
    fc.assert(
      fc.property(texts, texts, (guardianPan, nomineePan) => {
        const isFine = panViolation(guardianPan) === undefined && guardianPan !== nomineePan;
        expect(guardianPanViolation({ guardianPan, nomineePan }) === undefined).toBe(isFine);
        const same = guardianPanViolation({ guardianPan, nomineePan: guardianPan });
        expect(same).not.toBeUndefined();
      }),
    );
  });
});

describe('nomineeBirthDateViolation', () => {
  it('accepts any day except future ones [AP-5.73]', () => {
    fc.assert(
      fc.property(calendarDates(), calendarDates(), (date, today) => {
        const violation = nomineeBirthDateViolation(date, today);
        expect(violation).toEqual(date.isAfter(today) ? { kind: 'in-future' } : undefined);
      }),
    );
  });
});

describe('isMinor', () => {
  it('is true until the eighteenth birthday [AP-5.75]', () => {
    fc.assert(
      fc.property(calendarDates(), fc.integer({ min: 0, max: 14_000 }), (dateOfBirth, days) => {
        const today = dateOfBirth.plus({ days });
        const birthday = dateOfBirth.plus({ years: 18 });
        const isLeapling = dateOfBirth.month === 2 && dateOfBirth.day === 29;
        const adultFrom = isLeapling ? birthday.plus({ days: 1 }) : birthday;
        expect(isMinor(dateOfBirth, today)).toBe(today.isBefore(adultFrom));
      }),
    );
  });
});

describe('sharePercentViolation', () => {
  it('accepts the whole numbers from 1 to 100 [AP-5.70]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 300 }), (share) => {
        const isFine = share >= 1 && share <= 100;
        expect(sharePercentViolation(String(share)) === undefined).toBe(isFine);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(sharePercentViolation(`${text}%`)).toEqual({ kind: 'not-a-number' });
      }),
    );
  });
});
