import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPriceAskedFor,
  LARGEST_UNITS,
  MOST_UNIT_DIGITS,
  readUnits,
  unitsInput,
  unitsViolation,
} from '#domain/private-market/orders/share-units.ts';
import { anyText, unitCounts } from '#tests/arbitraries/share-orders.ts';

describe('unitsInput', () => {
  it('keeps the digits of a whole number, without commas and blanks [PM-5.1, PM-5.6]', () => {
    expect(unitsInput(' 1,00,000 ')).toBe('100000');
    expect(unitsInput('100,000')).toBe('100000');
    expect(unitsInput('250')).toBe('250');
    expect(unitsInput('')).toBe('');
  });

  it.each(['10.5', '-3', '1e5', '12ab3', '1,00', '१२'])(
    'leaves "%s" as it is: it is refused, not made into another number [PM-5.1]',
    (text) => {
      expect(unitsInput(text)).toBe(text);
      expect(unitsViolation(text, 1)).toEqual({ kind: 'not-digits' });
    },
  );

  it('cuts no digit off: a tenth one is refused [PM-5.7]', () => {
    expect(unitsInput('1234567890')).toBe('1234567890');
    expect(unitsViolation('1234567890', 1)).toEqual({ kind: 'too-many-digits', most: 9 });
  });

  it('is read as exactly the number that was typed, or not at all', () => {
    const part = fc.constantFrom('0', '1', '25', '000', ',', '.', ' ', '-', 'e');
    const typed = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(typed, anyText()), (text) => {
        const kept = unitsInput(text);
        expect(unitsInput(kept)).toBe(kept);
        const units = readUnits(kept);
        if (units === undefined) return;
        expect(units).toBe(Number(text.replaceAll(',', '')));
        expect(text.trim()).toMatch(/^[0-9,]+$/);
      }),
    );
  });
});

describe('readUnits', () => {
  it('reads back every number of units', () => {
    fc.assert(
      fc.property(unitCounts(), (units) => {
        expect(readUnits(String(units))).toBe(units);
      }),
    );
  });

  it.each(['', ' 5', '5.0', '-1', '1e3', '१०', '1234567890', '\uD800'])(
    'reads no units in "%s"',
    (text) => {
      expect(readUnits(text)).toBeUndefined();
    },
  );
});

describe('unitsViolation', () => {
  it('rejects units below the minimum, and accepts the minimum itself [PM-5.8, PM-5.12]', () => {
    expect(unitsViolation('49', 50)).toEqual({ kind: 'below-minimum', minimum: 50 });
    expect(unitsViolation('0', 1)).toEqual({ kind: 'below-minimum', minimum: 1 });
    expect(unitsViolation('50', 50)).toBeUndefined();
  });

  it('reports missing units [PM-5.9, PM-5.11]', () => {
    expect(unitsViolation('', 50)).toEqual({ kind: 'missing' });
    expect(unitsViolation(' ', 50)).toEqual({ kind: 'missing' });
  });

  it('distinguishes text that is not a number of units from a number that is too long [PM-5.13]', () => {
    expect(unitsViolation('5.5', 1)).toEqual({ kind: 'not-digits' });
    expect(unitsViolation('५', 1)).toEqual({ kind: 'not-digits' });
    expect(unitsViolation('1234567890', 1)).toEqual({ kind: 'too-many-digits', most: 9 });
    expect([MOST_UNIT_DIGITS, LARGEST_UNITS]).toEqual([9, 999_999_999]);
  });

  it('accepts exactly the texts that are read as units not below the minimum', () => {
    fc.assert(
      fc.property(anyText(), unitCounts(), (text, minimum) => {
        const units = readUnits(text);
        const isFine = units !== undefined && units >= minimum;
        expect(unitsViolation(text, minimum) === undefined).toBe(isFine);
      }),
    );
  });

  it('asks for more as the minimum rises, never for less', () => {
    fc.assert(
      fc.property(unitCounts(), unitCounts(), unitCounts(), (units, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const text = String(units);
        if (unitsViolation(text, high) === undefined) {
          expect(unitsViolation(text, low)).toBeUndefined();
        }
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity, 1e9, '5', undefined])(
    'refuses the minimum %s with an error message',
    (minimum) => {
      expect(() => unitsViolation('5', minimum as number)).toThrow(
        'a whole number from 1 to 999999999 was expected',
      );
    },
  );
});

describe('isPriceAskedFor', () => {
  it('asks for no price below the minimum, or without units [PM-5.16]', () => {
    expect(isPriceAskedFor('49', 50)).toBe(false);
    expect(isPriceAskedFor('', 50)).toBe(false);
    expect(isPriceAskedFor('50', 50)).toBe(true);
  });

  it('asks exactly for units without a violation', () => {
    fc.assert(
      fc.property(anyText(), unitCounts(), (text, minimum) => {
        expect(isPriceAskedFor(text, minimum)).toBe(unitsViolation(text, minimum) === undefined);
      }),
    );
  });
});
