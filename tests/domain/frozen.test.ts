import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';
import { Decimal } from '#domain/platform/decimal.ts';

const { CalendarDate, depositQuote, Holding, Institution, Money, Percentage, Tenure } = published;

/** The paths of all parts of a value that a caller can change. */
function changeableParts(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null || Decimal.isDecimal(value)) return [];
  const parts = Object.entries(value).flatMap(([key, part]) =>
    changeableParts(part, `${path}.${key}`),
  );
  return Object.isFrozen(value) ? parts : [path, ...parts];
}

const terms = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('7.20'),
  tenure: Tenure.of({ years: 1, days: 5 }),
  payoutFrequency: 'quarterly',
} as const;

describe('what callers share', () => {
  it('has no part in a published value that a caller can change', () => {
    const paths = Object.entries(published).flatMap(([name, value]) =>
      changeableParts(value, name),
    );
    expect(paths).toEqual([]);
  });

  it('has no part in a rule of early exits that a caller can change', () => {
    const rules = Object.values(Institution).map((kind) => published.prematureRulesOf(kind));
    expect(rules.filter((rule) => rule !== undefined)).toHaveLength(4);
    expect(changeableParts(rules, 'rules')).toEqual(['rules']);
  });

  it('has no part in a quote that a caller can change', () => {
    for (const payoutFrequency of ['quarterly', 'at-maturity'] as const) {
      const quote = depositQuote({ ...terms, payoutFrequency });
      const { schedule, working } = quote;
      const parts = { ...quote, schedule, working };
      expect(changeableParts(Object.freeze(parts), 'quote')).toEqual([]);
    }
  });

  it('keeps the convention of a quote when the caller changes its own object', () => {
    const convention = { ...published.thirtyDayMonths };
    const quote = depositQuote({ ...terms, convention });
    Object.assign(convention, { daysInYear: 365 });
    expect(quote.schedule.map(({ days }) => days)).toEqual([90, 90, 90, 90, 5]);
  });

  it('has no part in a holding that a caller can change', () => {
    const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-31') });
    expect(holding.payouts).toHaveLength(5);
    expect(changeableParts(holding, 'holding')).toEqual([]);
  });

  it('has no part in a return after tax, or in TDS from the deposit, that a caller can change', () => {
    const startedOn = CalendarDate.of('2026-01-31');
    for (const payoutFrequency of ['quarterly', 'at-maturity'] as const) {
      const holding = Holding.of({ terms: { ...terms, payoutFrequency }, startedOn });
      const results = [
        published.afterTaxReturn(holding, Percentage.of('31.2')),
        published.tdsDrag(holding, Percentage.of('10')),
      ];
      expect(changeableParts(Object.freeze(results), 'results')).toEqual([]);
    }
  });
});
