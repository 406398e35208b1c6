import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatCompactDollars } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';

function refusals(cases: readonly (readonly [act: () => unknown, sentence: string])[]) {
  return cases.map(([act, sentence]) => ({ act, sentence }));
}

/** What plain JavaScript may pass. */
function loose<Value>(value: unknown): Value {
  return value as Value;
}

describe('Money', () => {
  it('cannot be changed', () => {
    expect(Object.isFrozen(Money.of('5'))).toBe(true);
  });

  it.each([5, undefined, {}, [' 5']])('reads nothing in %o, which is no text', (value) => {
    expect(Money.parse(loose(value))).toEqual({ ok: false, failure: 'empty' });
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

  it.each(
    refusals([
      [() => Money.sum(loose(5)), 'a sum needs a list of amounts, got 5'],
      [() => Money.sum(loose(undefined)), 'a sum needs a list of amounts, got undefined'],
      [() => Money.sum(loose(Object.create(null))), 'a sum needs a list of amounts, got an object'],
      [() => Money.sum(loose('12')), 'a sum needs a list of amounts, got "12"'],
      [() => Money.sum(loose(JSON.parse('null'))), 'a sum needs a list of amounts, got null'],
      [() => Money.zero.times('x'), 'a factor needs plain decimal text, got "x"'],
      [() => Money.zero.dividedBy('x'), 'a divisor needs plain decimal text, got "x"'],
      [() => Money.zero.plus(loose(5)), 'money was expected, got 5'],
    ]),
  )('has the error message: $sentence', ({ act, sentence }) => {
    expect(act).toThrow(sentence);
  });
});

describe('Percentage', () => {
  it('cannot be changed', () => {
    expect(Object.isFrozen(Percentage.of('5'))).toBe(true);
  });

  it.each([5, undefined, {}])('reads nothing in %o, which is no text', (value) => {
    expect(Percentage.parse(loose(value))).toEqual({ ok: false, failure: 'empty' });
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

  it('says what is wrong', () => {
    expect(() => Percentage.of('x')).toThrow('a percentage needs plain decimal text, got "x"');
    expect(() => Percentage.of('1').equals(loose(5))).toThrow('a percentage was expected, got 5');
  });
});

describe('formatCompactDollars', () => {
  it('groups by threes at any size', () => {
    expect(formatCompactDollars(Money.of('1234567000000000', 'USD'))).toBe('$1,234,567B');
  });
});

describe('CalendarDate', () => {
  const day = CalendarDate.of('2026-11-21');

  it.each(
    refusals([
      [() => CalendarDate.of(loose(5)), 'a date needs the form YYYY-MM-DD, got 5'],
      [() => CalendarDate.inIndia(NaN), 'a time needs milliseconds since 1970, got NaN'],
      [() => day.plus({ years: 5000 }), 'a date must be in the years 1900 to 2999'],
      [() => day.plus(loose(5)), 'a plain object was expected, got 5'],
      [() => day.plus({ months: 0.5 }), 'a span needs whole parts, got 0Y 0.5M 0D'],
    ]),
  )('has the error message: $sentence', ({ act, sentence }) => {
    expect(act).toThrow(new Error(sentence));
  });
});
