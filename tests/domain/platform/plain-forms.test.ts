import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money, type PlainMoney } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { preciseAmounts } from '#tests/arbitraries/money.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';

const [fifteen, six] = [Money.of('15'), Money.of('6')];

describe('Money', () => {
  it('can be read back from JSON and from a structured clone', () => {
    const currencies = fc.constantFrom('INR', 'USD');
    fc.assert(
      fc.property(preciseAmounts(), currencies, ({ text }, currency) => {
        const money = Money.of(text, currency);
        expect(Money.of(structuredClone(money.toJSON()))).toEqual(money);
        expect(Money.of(JSON.parse(JSON.stringify(money)) as PlainMoney)).toEqual(money);
      }),
    );
  });

  it.each([
    [{ currency: 'EUR', amount: '5' }, 'money must be in INR or USD, got "EUR"'],
    [{ amount: '5' }, 'money must be in INR or USD, got undefined'],
    [{ currency: 'INR', amount: '5,000' }, 'money needs plain decimal text, got "5,000"'],
    [{ currency: 'INR' }, 'money needs text or a finite decimal, got an object'],
  ])('refuses %o', (plain, message) => {
    expect(() => Money.of(plain as PlainMoney)).toThrow(new Error(message));
  });

  it('converts to text in a template, and rejects all other operators', () => {
    expect(`${fifteen}`).toBe('15');
    for (const use of [
      () => fifteen > six,
      () => fifteen < six,
      () => (fifteen as unknown as number) - (six as unknown as number),
      () => (fifteen as unknown as number) + (six as unknown as number),
    ]) {
      expect(use).toThrow('operators do not work on 15: use isLessThan, isGreaterThan');
    }
  });

  it('never mixes rupees and dollars, even in plain JavaScript', () => {
    const dollars = Money.of('5', 'USD') as unknown as Money;
    for (const use of [
      () => fifteen.plus(dollars),
      () => fifteen.minus(dollars),
      () => fifteen.equals(dollars),
      () => fifteen.isLessThan(dollars),
      () => fifteen.isGreaterThan(dollars),
      () => fifteen.isMultipleOf(dollars),
      () => Money.sum([fifteen, dollars]),
    ]) {
      expect(use).toThrow(new Error('rupees and dollars cannot be mixed'));
    }
    expect(() => Percentage.partOf(dollars, fifteen)).toThrow(
      new Error('part and whole need the same currency'),
    );
  });

  it('keeps its currency through every step', () => {
    const dollars = Money.of('5.555', 'USD');
    const steps = [dollars.plus(dollars), dollars.minus(dollars), dollars.times(2)];
    const others = [dollars.dividedBy(2), dollars.toRupee(), dollars.toPaisa()];
    expect(new Set([...steps, ...others].map(({ currency }) => currency))).toEqual(
      new Set(['USD']),
    );
  });
});

describe('Percentage', () => {
  it('can be read back from the text in JSON', () => {
    fc.assert(
      fc.property(annualRates(), (rate) => {
        expect(Percentage.of(JSON.parse(JSON.stringify(rate)) as string)).toEqual(rate);
      }),
    );
  });

  it('converts to text in a template, and rejects all other operators', () => {
    const [high, low] = [Percentage.of('10'), Percentage.of('9')];
    expect(`${high}%`).toBe('10%');
    expect(() => high > low).toThrow('operators do not work on 10: use isLessThan');
  });
});

describe('CalendarDate', () => {
  it('can be read back from the text in JSON', () => {
    fc.assert(
      fc.property(calendarDates(), (date) => {
        expect(CalendarDate.of(JSON.parse(JSON.stringify(date)) as string)).toEqual(date);
      }),
    );
  });

  it('converts to text in a template, and rejects all other operators', () => {
    const [late, early] = [CalendarDate.of('2026-11-21'), CalendarDate.of('2026-02-01')];
    expect(`${late}`).toBe('2026-11-21');
    expect(() => late > early).toThrow('operators do not work on 2026-11-21: use isBefore');
  });

  it('refuses a misspelt part of a span', () => {
    const span = { month: 3 } as object;
    expect(() => CalendarDate.of('2026-11-21').plus(span)).toThrow(
      new Error('there is no option "month"; known are years, months, days'),
    );
  });
});
