import { describe, expect, it } from 'vitest';
import { prematureRulesOf } from '#domain/fixed-deposits/early-exit/premature-rules.ts';
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
