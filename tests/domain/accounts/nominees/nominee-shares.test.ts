import {
  isFullyShared,
  offeredShare,
  remainingShare,
  totalShare,
  selectedNominees,
  NOT_FULLY_SHARED_TEXT,
} from '#domain/accounts/nominees/nominee-shares.ts';
import {
  shareEditInput,
  shareEditViolation,
  typedShareTotal,
  WHOLE_SHARE,
} from '#domain/accounts/nominees/share-percent.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const shares = fc.array(fc.record({ sharePercent: fc.integer({ min: 1, max: 100 }) }), {
  maxLength: 12,
});
const of = (...percents: number[]) => percents.map((sharePercent) => ({ sharePercent }));

describe('isFullyShared', () => {
  it('are complete at exactly 100 [AP-4.40, FD-4.69]', () => {
    expect(isFullyShared(of(60, 40))).toBe(true);
    expect([isFullyShared(of(60, 39)), isFullyShared(of(60, 41))]).toEqual([false, false]);
    expect(isFullyShared([])).toBe(false);
  });

  it('is true at exactly 100 [AP-4.40]', () => {
    fc.assert(
      fc.property(shares, (list) => {
        expect(isFullyShared(list)).toBe(totalShare(list) === 100);
        const rest = remainingShare(list);
        const isWithin = totalShare(list) <= 100;
        expect(isFullyShared([...list, { sharePercent: rest }])).toBe(isWithin);
      }),
    );
  });
});

describe('remainingShare', () => {
  it('begin with a first nominee of 100 [AP-9.1, FD-9.22]', () => {
    expect(WHOLE_SHARE).toBe(100);
    expect(remainingShare([])).toBe(100);
    expect(remainingShare(of(70))).toBe(30);
    expect(remainingShare(of(70, 70))).toBe(0);
  });

  it('is what is missing to 100, never below zero', () => {
    fc.assert(
      fc.property(shares, (list) => {
        expect(remainingShare(list)).toBe(Math.max(0, 100 - totalShare(list)));
      }),
    );
  });
});

describe('offeredShare', () => {
  it('is what the others leave of 100, and undefined if they have 100 [AP-9.1, AP-5.81]', () => {
    expect(offeredShare([])).toBe(100);
    expect(offeredShare(of(60))).toBe(40);
    expect(offeredShare(of(60, 40))).toBeUndefined();
    fc.assert(
      fc.property(shares, (list) => {
        const offered = offeredShare(list);
        expect(offered === undefined).toBe(totalShare(list) >= 100);
        if (offered !== undefined) expect(totalShare(list) + offered).toBe(100);
      }),
    );
  });
});

describe('selectedNominees', () => {
  it('are selected in list order while the total stays within 100 [AP-5.87, AP-5.88]', () => {
    const list = of(60, 50, 40, 10);
    expect(selectedNominees(list)).toEqual(of(60, 40));
    fc.assert(
      fc.property(shares, (nominees) => {
        const selected = selectedNominees(nominees);
        expect(totalShare(selected)).toBeLessThanOrEqual(100);
        expect(nominees.filter((nominee) => selected.includes(nominee))).toEqual(selected);
        const isWhole = selected.length === nominees.length;
        expect(isWhole).toBe(totalShare(nominees) <= 100);
      }),
    );
  });
});

describe('shareEditInput', () => {
  it('reads digits, and cuts no character of another text [AP-5.84, FD-5.66]', () => {
    expect(shareEditInput(' 40 %')).toBe('40');
    expect(shareEditInput('1000')).toBe('1000');
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = shareEditInput(text);
        if (read !== text) expect(text.trim().replace(/\s*%$/, '')).toBe(read);
      }),
    );
  });
});

describe('shareEditViolation', () => {
  it('accepts only digits [AP-5.84, FD-5.66]', () => {
    for (const text of ['', 'a', '-1', '1.5', '4 ']) {
      expect(shareEditViolation(text, 0)).toEqual({ kind: 'not-a-number' });
    }
  });

  it('never lets the total pass 100', () => {
    expect(shareEditViolation('41', 60)).toEqual({ kind: 'total-above-100', total: 101 });
    fc.assert(
      fc.property(fc.nat({ max: 999 }), fc.nat({ max: 100 }), (share, others) => {
        expect(shareEditViolation(String(share), others) === undefined).toBe(share + others <= 100);
      }),
    );
  });
});

describe('typedShareTotal', () => {
  it('adds valid shares, and ignores other values', () => {
    const texts = fc.array(fc.oneof(fc.nat(999).map(String), fc.string()));
    fc.assert(
      fc.property(texts, (typed) => {
        const shares = typed.filter((text) => shareEditViolation(text, 0)?.kind !== 'not-a-number');
        const total = shares.reduce((sum, text) => sum + Number(text), 0);
        expect(typedShareTotal(typed)).toBe(total);
      }),
    );
  });

  it('rejects other scripts, signs and blanks', () => {
    expect(typedShareTotal(['१२', '-5', ' 7', '1e2', '40', '0060'])).toBe(40);
    expect(() => typedShareTotal([40 as never])).toThrow('text was expected');
    expect(() => typedShareTotal('40' as never)).toThrow('a list was expected');
  });
});

describe('totalShare', () => {
  it('is the same in any order, and grows by every share', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: 100 }), (list, sharePercent) => {
        expect(totalShare(list.toReversed())).toBe(totalShare(list));
        expect(totalShare([...list, { sharePercent }])).toBe(totalShare(list) + sharePercent);
      }),
    );
  });

  it.each([NaN, Infinity, -1, 0.5, '50', undefined])('refuses a share of %s', (sharePercent) => {
    const nominees = [{ sharePercent: sharePercent as number }];
    expect(() => totalShare(nominees)).toThrow('a whole number from');
  });
});

it('has one error message for shares that are not 100 percent [AP-4.41, FD-5.69]', () => {
  expect(NOT_FULLY_SHARED_TEXT).toBe('Percentage share has to be 100%');
});
