import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { interestTillWorking } from '#domain/fixed-deposits/holdings/holding-working.ts';
import {
  actualOver365,
  actualOverActual,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { WorkingStep } from '#domain/platform/working-step.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import { shareOrderSummary } from '#domain/private-market/orders/share-order-summary.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { paise, sharePrices, unitCounts } from '#tests/arbitraries/share-orders.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import {
  agree, fraction, type Fraction, fractionOf, halfUp, minus, over, plus, times,
} from './oracle.ts';

/** Reads a formula as a person would, and reckons it in exact fractions from the shown inputs. */
function redone({ formula, inputs }: WorkingStep): Fraction {
  const [written = '', whole] = formula.split(', rounded down');
  const figures = new Map(inputs.map(({ name, value }) => [name, fractionOf(value)]));
  const words = written.match(/[A-Za-z]+|[0-9]+|[-+/^()]/g) ?? [];
  const take = (...wanted: readonly string[]) =>
    wanted.includes(words[0] ?? '') ? words.shift() : undefined;

  function sum(): Fraction {
    let value = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      value = sign === '+' ? plus(value, product()) : minus(value, product());
    }
    return value;
  }
  function product(): Fraction {
    let value = power();
    for (let sign = take('x', '/'); sign; sign = take('x', '/')) {
      value = sign === 'x' ? times(value, power()) : over(value, power());
    }
    return value;
  }
  function power(): Fraction {
    const base = atom();
    if (take('^') === undefined) return base;
    const exponent = atom();
    return fraction(base.top ** exponent.top, base.bottom ** exponent.top);
  }
  function atom(): Fraction {
    if (take('(') !== undefined) {
      const value = sum();
      if (take(')') === undefined) throw new Error(`${formula} is not closed`);
      return value;
    }
    const word = words.shift() ?? '';
    const value = /^[0-9]/.test(word) ? fractionOf(word) : figures.get(word);
    if (value === undefined) throw new Error(`${formula} needs ${word}, which is not shown`);
    return value;
  }

  const value = sum();
  if (words.length > 0) throw new Error(`${formula} cannot be read at ${words[0]}`);
  return whole === undefined ? value : fraction(value.top / value.bottom);
}

/** Half-up, where a figure of 40 digits may lie a hair below its half. */
function rounded(value: Fraction, decimals: number): Fraction {
  const near = fraction(halfUp(value, 20), 10n ** 20n);
  return fraction(halfUp(near, decimals), 10n ** BigInt(decimals));
}

function expectRedone(steps: readonly WorkingStep[], decimalsOf: (rule: string) => number): void {
  for (const step of steps) {
    const value = redone(step);
    expect({ step, agrees: agree(fractionOf(step.exact), value) }).toEqual({ step, agrees: true });
    if (step.rounded === undefined) continue;
    const off = minus(fractionOf(step.rounded), rounded(value, decimalsOf(step.rule)));
    expect({ step, off: off.top }).toEqual({ step, off: 0n });
  }
}

/** Each input of a step is given, or the result of an earlier step. */
function expectChained(steps: readonly WorkingStep[], given: readonly string[]): void {
  const known = new Set(given);
  for (const { inputs, exact, rounded: shown } of steps) {
    for (const { value } of inputs) expect([...known]).toContain(value);
    known.add(exact);
    if (shown !== undefined) known.add(shown);
  }
}

describe('depositQuote', () => {
  it('carries steps that its formulas alone redo, to its own figures', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote(terms);
        expectRedone(quote.working, (rule) => (rule === 'Effective yield a year' ? 2 : 0));
        const shown = quote.working.flatMap((step) => step.rounded ?? []);
        expect(shown).toEqual(
          expect.arrayContaining([quote.totalInterest.text, quote.maturityAmount.text]),
        );
      }),
    );
  });

  it('carries steps that its formulas alone redo where days count over 365', () => {
    const days = fc.integer({ min: 1, max: 3650 }).map((count) => Tenure.ofDays(count));
    fc.assert(
      fc.property(depositTerms(), days, (terms, tenure) => {
        const { working } = depositQuote({ ...terms, tenure, convention: actualOver365 });
        expectRedone(working, (rule) => (rule === 'Effective yield a year' ? 2 : 0));
      }),
    );
  });

  it('scales the days of a leap year in its steps', () => {
    const startsOn = CalendarDate.of('2024-01-01');
    const terms = { principal: Money.of('100000'), annualRatePercent: Percentage.of('7') };
    const { working } = depositQuote({
      ...{ ...terms, payoutFrequency: 'at-maturity', tenure: Tenure.ofDays(400) },
      ...{ convention: actualOverActual, startsOn },
    });
    expect(working[0]?.formula).toBe('years x 365 + months x 365 / 12 + days + leap x 365 / 366');
    expect(working[0]?.exact).toBe('399');
    expectRedone(working, (rule) => (rule === 'Effective yield a year' ? 2 : 0));
  });

  it('takes nothing in a step that was not given or found before', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const { working } = depositQuote(terms);
        const { parts, days } = terms.tenure;
        const numbers = [parts.years, parts.months, parts.days, days, 1, 2, 4, 12];
        const { principal, annualRatePercent } = terms;
        const rate = annualRatePercent.fraction.toFixed();
        const exact = depositQuote(terms).exactInterest.toFixed();
        expectChained(working, [...numbers.map(String), principal.text, rate, exact]);
      }),
    );
  });
});

describe('interestTillWorking', () => {
  const lives = fc.record({ terms: depositTerms(), startedOn: calendarDates() });

  it('carries steps that their formulas alone redo, up to the total interest', () => {
    fc.assert(
      fc.property(lives, fc.nat(), (life, any) => {
        const holding = Holding.of(life);
        const length = holding.startedOn.daysUntil(holding.maturityDate);
        const today = holding.startedOn.plus({ days: any % length });
        const steps = interestTillWorking(holding, today);
        const isAll = steps.at(-1)?.rounded === holding.quote.totalInterest.text;
        expectRedone(isAll ? steps.slice(0, -1) : steps, () => 2);
      }),
    );
  });
});

describe('shareOrderSummary', () => {
  const anyOrder = fc.record({
    pricePerUnit: sharePrices(),
    units: unitCounts(),
    taxPercent: annualRates(),
    documentationCharges: paise({ min: 0n, max: 10_000_000n }),
  });

  it('carries steps that its formulas alone redo, to its own total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const summary = shareOrderSummary(order);
        expectRedone(summary.working, () => 2);
        expect(summary.working.at(-1)?.exact).toBe(summary.totalPayable.text);
      }),
    );
  });
});

describe('basketOrder', () => {
  it('carries a step that its formula alone redoes, to its own total', () => {
    fc.assert(
      fc.property(unitCounts(), sharePrices(), (units, price) => {
        const order = basketOrder(String(units), price);
        expectRedone(order?.working ?? [], () => 2);
        expect(order?.working.map(({ rule, exact }) => [rule, exact])).toEqual([
          ['Total', order?.total.text],
        ]);
        expectChained(order?.working ?? [], [String(units), price.text]);
      }),
    );
  });
});
