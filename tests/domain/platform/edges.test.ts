import { describe, expect, it } from 'vitest';
import { formatCompactDollars } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';

describe('Money', () => {
  it('cannot be changed', () => {
    expect(Object.isFrozen(Money.of('5'))).toBe(true);
  });

  it.each(['5₹', '1₹00', '₹₹5', '₹', '1,2,3', 'undefined'])('reads no amount in %s', (text) => {
    expect(Money.parse(text)).toEqual({ ok: false, failure: 'not-an-amount' });
  });

  it('accepts eighteen digits after leading zeros, but not nineteen', () => {
    const most = '9'.repeat(18);
    const read = Money.parse(`0000${most}`);
    expect(read.ok && read.value.text).toBe(most);
    expect(Money.parse(`0${most}9`)).toEqual({ ok: false, failure: 'too-large' });
    expect(Money.parse('0012').ok).toBe(true);
  });

  it('accepts twenty decimals, but not twenty-one', () => {
    const text = `1.${'1'.repeat(20)}`;
    const read = Money.parse(text);
    expect(read.ok && read.value.text).toBe(text);
    expect(Money.parse(`${text}1`)).toEqual({ ok: false, failure: 'too-precise' });
  });
});

describe('Percentage', () => {
  it('cannot be changed', () => {
    expect(Object.isFrozen(Percentage.of('5'))).toBe(true);
  });

  it('accepts nine digits after leading zeros, but not ten', () => {
    const most = '9'.repeat(9);
    const read = Percentage.parse(`000${most}`);
    expect(read.ok && read.value.text).toBe(most);
    expect(Percentage.parse(`${most}9`)).toEqual({ ok: false, failure: 'too-large' });
    expect(Percentage.of(`1${'0'.repeat(22)}`).decimal.e).toBe(22);
    const message = 'a percentage must stay below 10^23';
    expect(() => Percentage.of(`1${'0'.repeat(23)}`)).toThrow(message);
  });

  it('accepts twenty decimals, but not twenty-one', () => {
    const text = `1.${'1'.repeat(20)}`;
    const read = Percentage.parse(text);
    expect(read.ok && read.value.text).toBe(text);
    expect(Percentage.parse(`${text}1`)).toEqual({ ok: false, failure: 'too-precise' });
  });
});

describe('formatCompactDollars', () => {
  it('groups by threes at any size', () => {
    expect(formatCompactDollars(Money.of('1234567000000000', 'USD'))).toBe('$1,234,567B');
  });
});
