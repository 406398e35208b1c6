import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DecimalInput } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { principals } from '#tests/arbitraries/money.ts';
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

  it.each(['-2.1%', '−2.10%'])('reads a minus sign or a hyphen: %s', (text) => {
    const read = Percentage.parse(text);
    expect(read.ok && read.value.text).toBe('-2.1');
  });

  it.each([
    ['', 'empty'],
    ['%', 'not-a-percentage'],
    ['8,75', 'not-a-percentage'],
    ['8 75', 'not-a-percentage'],
    ['8. 75', 'not-a-percentage'],
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

  it('adds up to 100 for the parts of a whole', () => {
    fc.assert(
      fc.property(principals(), principals(), (one, other) => {
        const whole = one.plus(other);
        const parts = [one, other].map((part) => Percentage.partOf(part, whole).decimal);
        const off = parts
          .reduce((sum, part) => sum.plus(part))
          .minus(100)
          .abs();
        expect(off.lessThan('1e-30')).toBe(true);
        expect(Percentage.partOf(whole, whole).text).toBe('100');
      }),
    );
    expect(Percentage.partOf(Money.of('-30'), Money.of('120')).text).toBe('-25');
    expect(Percentage.partOf(Money.zero, Money.of('0.01')).text).toBe('0');
  });

  it('throws for a whole that is not above zero, or not money', () => {
    const whole = 'the whole must be above zero';
    expect(() => Percentage.partOf(Money.of('1'), Money.zero)).toThrow(whole);
    expect(() => Percentage.partOf(Money.of('1'), Money.of('-1'))).toThrow(whole);
    expect(() => Percentage.partOf(Money.of('1'), 5 as never)).toThrow('money was expected, got 5');
    expect(() => Percentage.partOf(5 as never, Money.of('1'))).toThrow('money was expected, got 5');
  });
});
