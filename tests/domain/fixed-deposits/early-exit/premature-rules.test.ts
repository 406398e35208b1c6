import { describe, expect, it } from 'vitest';
import {
  prematureRulesOf,
  withOwnPenalty,
} from '#domain/fixed-deposits/early-exit/premature-rules.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { needsReadingDay } from '#domain/platform/dated.ts';
import { day, exitOf } from './exits.ts';

describe('prematureRulesOf', () => {
  it('states a source for each rule, and most must be shown with the day of reading', () => {
    const marks = (['bank', 'small-finance-bank', 'nbfc', 'hfc'] as const).map((institution) => {
      const rules = prematureRulesOf(institution)?.rules ?? [];
      return rules.map(({ source }) => [source.mark, needsReadingDay(source)]);
    });
    expect(marks).toEqual([
      [['S', true]],
      [['S', true]],
      [['Q', false], ['S', true]],
      [['I', true]],
    ]);
  });

  it('has no rule of the post office, and none before the first', () => {
    expect(prematureRulesOf('post-office')).toBeUndefined();
    expect(prematureRulesOf('hfc')?.on(day('2024-12-31'))).toBeUndefined();
  });

  it('knows no hardship at a finance company before 2025', () => {
    const before = prematureRulesOf('nbfc')?.on(day('2024-12-31'))?.value;
    expect(before?.hardship).toEqual([]);
    expect(before && exitOf({ rule: before }).on(day('2026-02-01'))).toMatchObject({
      hardship: [],
    });
  });

  it('is accepted by an early exit, for each institution', () => {
    for (const institution of ['bank', 'small-finance-bank', 'nbfc', 'hfc'] as const) {
      expect(exitOf({ institution }).on(day('2027-06-15')).kind).toBe('payable');
    }
  });
});

describe('withOwnPenalty', () => {
  const bank = prematureRulesOf('bank')?.on(day('2026-11-26'))?.value;

  it('deducts the points of the scheme instead of the steps of the rule', () => {
    const own = bank && withOwnPenalty(bank, Percentage.of('1.25'));
    const points = own?.bands.map(
      ({ interest }) => interest.kind === 'run-rate' && interest.points,
    );
    expect(points).toEqual([false, [{ points: Percentage.of('1.25') }]]);
    expect({ ...own, bands: [] }).toEqual({ ...bank, bands: [] });
  });

  it('keeps the rule of a scheme that states none', () => {
    expect(bank && withOwnPenalty(bank, undefined)).toBe(bank);
  });
});
