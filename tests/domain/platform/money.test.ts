import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, type DecimalInput } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { amounts, preciseAmounts } from '#tests/arbitraries/money.ts';

describe('Money', () => {
  it('adds exactly what a number cannot', () => {
    expect(Money.of('0.1').plus(Money.of('0.2')).text).toBe('0.3');
    expect(Money.of('999999999999999.99').plus(Money.of('0.01')).text).toBe('1000000000000000');
  });

  it('rounds half a rupee up, away from zero', () => {
    expect(Money.of('2.5').toRupee().text).toBe('3');
    expect(Money.of('2.49').toRupee().text).toBe('2');
    expect(Money.of('-2.5').toRupee().text).toBe('-3');
  });

  it('rounds to the paisa', () => {
    expect(Money.of('1.005').toPaisa().text).toBe('1.01');
    expect(Money.of('1.0049').toPaisa().text).toBe('1');
  });

  it('rounds a value that fell short of its half by the 40th digit', () => {
    const third = new Decimal(1).dividedBy(3);
    expect(Money.of(third.times('1.5')).toRupee().text).toBe('1');
  });

  it('writes plain text that reads back to the same amount', () => {
    fc.assert(
      fc.property(preciseAmounts(), (amount) => {
        expect(amount.text).toMatch(/^-?[0-9]+(\.[0-9]+)?$/);
        expect(Money.of(amount.text).equals(amount)).toBe(true);
      }),
    );
  });

  it('subtracts what it added', () => {
    fc.assert(
      fc.property(preciseAmounts(), preciseAmounts(), (a, b) => {
        expect(a.plus(b).minus(b).equals(a)).toBe(true);
        expect(a.isLessThan(b)).toBe(b.isGreaterThan(a));
      }),
    );
  });

  it('rounds by half a rupee at most', () => {
    fc.assert(
      fc.property(preciseAmounts(), (amount) => {
        const off = amount.toRupee().minus(amount).decimal.abs();
        expect(off.lessThanOrEqualTo('0.5')).toBe(true);
        expect(amount.toRupee().isWholeRupees).toBe(true);
      }),
    );
  });

  it('sums any list', () => {
    fc.assert(
      fc.property(fc.array(amounts(), { maxLength: 8 }), (list) => {
        const expected = list.reduce((sum, amount) => sum.plus(amount.decimal), new Decimal(0));
        expect(Money.sum(list).decimal.equals(expected)).toBe(true);
      }),
    );
  });

  it.each([
    ['₹1,23,456.50', '123456.5'],
    ['₹ 1,00,000', '100000'],
    ['1,234,567', '1234567'],
    [' 5000 ', '5000'],
    ['-₹500', '-500'],
    ['−₹500', '-500'],
  ])('reads %s', (text, expected) => {
    const read = Money.parse(text);
    expect(read.ok && read.value.text).toBe(expected);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not-an-amount'],
    ['1,2,3', 'not-an-amount'],
    ['1,23', 'not-an-amount'],
    ['10 20', 'not-an-amount'],
    ['1 234.50', 'not-an-amount'],
    ['.5', 'not-an-amount'],
    ['1e5', 'not-an-amount'],
    ['0x10', 'not-an-amount'],
    ['Infinity', 'not-an-amount'],
    ['१२३', 'not-an-amount'],
    ['٣', 'not-an-amount'],
    ['９９', 'not-an-amount'],
    ['1000000000000000000', 'too-large'],
    ['0.000000000000000000001', 'too-precise'],
  ])('does not read "%s"', (text, violation) => {
    expect(Money.parse(text)).toEqual({ ok: false, failure: violation });
  });

  it('never throws on text, and reads only what its text says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = Money.parse(text);
        expect(!read.ok || Money.of(read.value.text).equals(read.value)).toBe(true);
      }),
    );
  });

  it.each([
    NaN,
    Infinity,
    -Infinity,
    0.1,
    1e21,
    undefined,
    true,
    {},
    [],
    '',
    '1e5',
    '0x10',
    '१',
    '1,000',
  ])('cannot be created from %s', (input) => {
    expect(() => Money.of(input as DecimalInput)).toThrow(/money/);
  });

  it('refuses decimals that are no number', () => {
    expect(() => Money.of(new Decimal(NaN))).toThrow('money needs text or a finite decimal');
    expect(() => Money.of(new Decimal(Infinity))).toThrow('money needs text or a finite decimal');
  });

  it('stays below 10^18 instead of losing digits', () => {
    const large = Money.of('999999999999999999');
    expect(() => large.plus(Money.of(1))).toThrow('money must stay below 10^18');
    expect(() => large.times(2)).toThrow('money must stay below 10^18');
  });

  it('cannot be divided by zero, or be tested as a multiple of zero', () => {
    expect(() => Money.of(1).dividedBy(0)).toThrow('money cannot be divided by zero');
    expect(() => Money.of(1).isMultipleOf(Money.zero)).toThrow(
      'a multiple needs a step above zero',
    );
  });

  it('counts zero as neither below nor above', () => {
    expect(Money.of('-0').isNegative()).toBe(false);
    expect(Money.of('-0').text).toBe('0');
    expect(Money.zero.isZero()).toBe(true);
  });
});
