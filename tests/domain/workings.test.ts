import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insuranceCover } from '#domain/fixed-deposits/cover/insurance-cover.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { exitWorking } from '#domain/fixed-deposits/early-exit/exit-working.ts';
import { rebookRate } from '#domain/fixed-deposits/early-exit/rebook-rate.ts';
import { interestTillWorking } from '#domain/fixed-deposits/holdings/holding-working.ts';
import {
  actualOver365,
  actualOverActual,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { afterTaxReturn } from '#domain/fixed-deposits/returns/after-tax-return.ts';
import { tdsDrag } from '#domain/fixed-deposits/returns/tds-drag.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { WorkingStep } from '#domain/platform/working-step.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import { shareOrderSummary } from '#domain/private-market/orders/share-order-summary.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { paise, sharePrices, unitCounts } from '#tests/arbitraries/share-orders.ts';
import { annualRates, percentOf } from '#tests/arbitraries/percentages.ts';
import { dayOf, someExits } from './fixed-deposits/early-exit/exits.ts';
import { coverCases, factsOf } from '#tests/arbitraries/cover-cases.ts';
import { taxCases } from '#tests/arbitraries/tax-cases.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';
import {
  agree, fraction, type Fraction, fractionOf, halfUp, minus, over, plus, times,
} from './oracle.ts';

/** Evaluates a formula in exact fractions of the shown inputs, with the usual precedence. */
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

/** Rounds half-up, although a figure of 40 digits may be slightly below its half. */
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
  it('has steps whose formulas give its figures', () => {
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

  it('has steps whose formulas give its figures if days are counted over 365', () => {
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

  it('uses only given values and earlier results in each step', () => {
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

  it('has steps whose formulas give their results, up to the total interest', () => {
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

  it('has steps whose formulas give the total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const summary = shareOrderSummary(order);
        expectRedone(summary.working, () => 2);
        expect(summary.working.at(-1)?.exact).toBe(summary.totalPayable.text);
      }),
    );
  });
});

describe('tdsForecast', () => {
  it('has steps whose formulas give the interest and the tax', () => {
    fc.assert(
      fc.property(taxCases(), (facts) => {
        for (const { working, interest, taxWithoutForm } of tdsForecast(facts) ?? []) {
          expectRedone(working, () => 2);
          const exact = (id: string) => working.find((step) => step.id === id)?.exact;
          expect(exact('total-interest')).toBe(interest.text);
          expect(Money.of(exact('tax-deducted') ?? '0').toPaisa().text).toBe(taxWithoutForm.text);
          expect(new Set(working.map(({ id }) => id)).size).toBe(working.length);
        }
      }),
    );
  });

  it('names more deposits than the alphabet has letters', () => {
    const deposits = Array.from({ length: 60 }, (_, at) =>
      depositOf({ principal: String(1000 + at), rate: '8', id: String(at) }),
    );
    const holders = [{ id: 'A', kind: 'individual', hasValidPan: true }] as const;
    const by = { taxYear: TaxYear.of(2026), today: CalendarDate.of('2026-05-01') };
    const [forecast] = tdsForecast({ deposits, holders, ...by }) ?? [];
    expectRedone(forecast?.working ?? [], () => 2);
    expect(forecast?.working.find(({ id }) => id === 'total-interest')?.inputs).toHaveLength(60);
  });
});

describe('insuranceCover', () => {
  it('has steps whose formulas give the exposure and the part above the limit', () => {
    fc.assert(
      fc.property(coverCases({ longest: 12 }), (given) => {
        const [bucket] = insuranceCover(factsOf(given))?.buckets ?? [];
        for (const cover of [bucket?.today, bucket?.peak]) {
          expectRedone(cover?.working ?? [], () => 2);
          expect(cover?.working[0]?.exact).toBe(cover?.exposure.text);
        }
      }),
    );
  });
});

describe('basketOrder', () => {
  it('has one step, whose formula gives the total', () => {
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

describe('exitWorking', () => {
  it('has steps whose formulas give its figures, from given values and earlier results', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), (exit, any) => {
        const today = dayOf(exit.holding, any);
        const answer = exit.on(today);
        if (answer.kind !== 'payable') return;
        const [run, ...steps] = exitWorking(exit, today);
        expectRedone(run === undefined ? steps : [run, ...steps], () => 0);
        const { principal } = exit.holding.quote.terms;
        const { rate, recovered, contractValue } = answer;
        const given = [principal.text, rate.base.text, rate.points.text, recovered.text];
        const periods = ['1', '2', '4', '12', contractValue.text, run?.exact ?? ''];
        expectChained(steps, [...given, ...periods]);
      }),
    );
  });
});

describe('afterTaxReturn', () => {
  it('has steps whose formulas give the tax of each year', () => {
    fc.assert(
      fc.property(depositTerms(), calendarDates(), fc.nat({ max: 4290 }), (terms, on, percent) => {
        const holding = Holding.of({ terms, startedOn: on });
        const { working, years } = afterTaxReturn(holding, percentOf(percent));
        expectRedone(working, () => 0);
        expect(working.slice(1).map((step) => step.rounded)).toEqual(
          years.map(({ tax }) => tax.text),
        );
      }),
    );
  });
});

describe('rebookRate', () => {
  it('has steps whose formulas give what the new deposit reaches', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), (exit, any) => {
        const rebooking = rebookRate(exit, dayOf(exit.holding, any));
        if (rebooking === undefined) return;
        expectRedone(rebooking.working, () => 0);
        expect(rebooking.working.at(-1)?.exact).toBe(rebooking.reached.text);
      }),
    );
  });
});

describe('tdsDrag', () => {
  it('has steps whose formulas give the TDS of each year', () => {
    fc.assert(
      fc.property(depositTerms(), calendarDates(), fc.nat({ max: 3000 }), (terms, on, percent) => {
        const holding = Holding.of({ terms, startedOn: on });
        const { working, years } = tdsDrag(holding, percentOf(percent));
        expectRedone(working, () => 2);
        expect(working.slice(1).map((step) => step.rounded)).toEqual(
          years.map((year) => year.taxDeductedAtSource.text),
        );
      }),
    );
  });
});
