import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DecimalInput } from '#domain/platform/decimal.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';

describe('Percentage', () => {
  it('is a hundredth as a fraction', () => {
    expect(Percentage.of('8.75').fraction.toFixed()).toBe('0.0875');
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(annualRates(), (rate) => {
        for (const text of [rate.text, `${rate.text}%`, ` ${rate.text} % `]) {
          const read = Percentage.parse(text);
          expect(read.ok && read.value.equals(rate)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['', 'empty'],
    ['%', 'not-a-percentage'],
    ['8,75', 'not-a-percentage'],
    ['8.75%%', 'not-a-percentage'],
    ['८', 'not-a-percentage'],
    ['1e3', 'not-a-percentage'],
    ['1000000000', 'too-large'],
    ['0.000000000000000000001', 'too-precise'],
  ])('does not read "%s"', (text, violation) => {
    expect(Percentage.parse(text)).toEqual({ ok: false, failure: violation });
  });

  it.each([NaN, Infinity, 8.75, undefined, {}, '', '8,75', '८'])('refuses to be %s', (input) => {
    expect(() => Percentage.of(input as DecimalInput)).toThrow(/a percentage/);
  });

  it('orders by size', () => {
    fc.assert(
      fc.property(annualRates(), annualRates(), (a, b) => {
        expect([a.isLessThan(b), a.equals(b), a.isGreaterThan(b)].filter(Boolean)).toHaveLength(1);
      }),
    );
  });
});
