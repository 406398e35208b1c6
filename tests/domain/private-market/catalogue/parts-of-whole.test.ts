import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { amountParts, percentParts } from '#domain/private-market/catalogue/parts-of-whole.ts';
import { percentOf } from '#tests/arbitraries/percentages.ts';
import { investments } from '#tests/arbitraries/share-holdings.ts';

const lists = fc.array(investments(), { minLength: 1, maxLength: 12 });
const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 });

/** Hundredths of an amount of at most two decimals. */
function hundredths(decimalText: string): bigint {
  const [whole = '', decimals = ''] = decimalText.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

/** The differences of running totals as parts of the whole, half-up, in exact integers. */
function splitExactly(parts: readonly bigint[], whole: bigint): readonly bigint[] {
  const all = parts.reduce((sum, part) => sum + part, 0n);
  let [running, given] = [0n, 0n];
  return parts.map((part) => {
    running += part;
    const reached = all === 0n ? 0n : (2n * whole * running + all) / (2n * all);
    const mine = reached - given;
    given = reached;
    return mine;
  });
}

describe('percentParts', () => {
  it('adds up to exactly 100, none below zero, and agrees with exact fractions', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const parts = percentParts(list).map(({ text }) => hundredths(text));
        expect(parts).toEqual(
          splitExactly(
            list.map(({ text }) => hundredths(text)),
            10_000n,
          ),
        );
        expect(parts.every((part) => part >= 0n)).toBe(true);
        const isNothing = list.every((amount) => amount.isZero());
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(isNothing ? 0n : 10_000n);
      }),
    );
  });

  it('is the same for the same amounts in another unit', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const inThousands = list.map((amount) => amount.times(1000));
        expect(percentParts(inThousands)).toEqual(percentParts(list));
      }),
    );
  });

  it('splits thirds and sevenths as calculated by hand', () => {
    const texts = (count: number) =>
      percentParts(Array.from({ length: count }, () => Money.of('1'))).map(({ text }) => text);
    expect(texts(3)).toEqual(['33.33', '33.34', '33.33']);
    expect(texts(7)).toEqual(['14.29', '14.28', '14.29', '14.28', '14.29', '14.28', '14.29']);
    expect(texts(0)).toEqual([]);
  });

  it('throws for amounts below zero, and for a value that is not a list of money', () => {
    expect(() => percentParts([Money.of('-1'), Money.of('5')])).toThrow('must not be negative');
    expect(() => percentParts('12' as unknown as Money[])).toThrow('a list was expected');
    expect(() => percentParts([12 as unknown as Money])).toThrow('money was expected');
  });
});

describe('amountParts', () => {
  it('adds up to the whole to the paisa, for any weights', () => {
    fc.assert(
      fc.property(investments(), weights, (amount, list) => {
        const parts = amountParts(amount, list.map(percentOf)).map(({ text }) => hundredths(text));
        const whole = hundredths(amount.text);
        expect(parts).toEqual(splitExactly(list.map(BigInt), whole));
        const isNothing = list.every((weight) => weight === 0);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(isNothing ? 0n : whole);
      }),
    );
  });

  it('counts to the paisa first', () => {
    const all = [Percentage.of('100')];
    expect(amountParts(Money.of('10.005'), all).map(({ text }) => text)).toEqual(['10.01']);
  });

  it('throws for amounts and weights below zero, and for arguments of the wrong type', () => {
    const half = [Percentage.of('50')];
    expect(() => amountParts(Money.of('-1'), half)).toThrow('must not be negative');
    const below = [Percentage.of('-50')];
    expect(() => amountParts(Money.of('1'), below)).toThrow('must not be negative');
    expect(() => amountParts(5 as unknown as Money, half)).toThrow('money was expected');
    expect(() => amountParts(Money.of('1'), [0.5 as unknown as Percentage])).toThrow(
      'a percentage was expected',
    );
    expect(() => amountParts(Money.of('1'), 'a' as unknown as Percentage[])).toThrow(
      'a list was expected',
    );
  });
});
