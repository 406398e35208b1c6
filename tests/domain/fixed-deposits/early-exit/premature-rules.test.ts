import { describe, expect, it } from 'vitest';
import {
  prematureRulesOf,
  withOwnTerms,
} from '#domain/fixed-deposits/early-exit/premature-rules.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { needsReadingDay, type RuleSource } from '#domain/platform/dated.ts';
import { Money } from '#domain/platform/money.ts';
import { day, exitOf, ruleOf } from './exits.ts';

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

  it('states what a death or a longer deposit changes only where a source says so', () => {
    const said = (['bank', 'small-finance-bank', 'nbfc', 'hfc'] as const).map((institution) => {
      const { isPaidOnDeath, pointsWaivedFor, reasonsSource } = ruleOf(institution);
      return [isPaidOnDeath, pointsWaivedFor, reasonsSource?.publisher, reasonsSource?.mark];
    });
    expect(said).toEqual([
      [undefined, ['death', 'longer-deposit'], 'Punjab National Bank', 'I'],
      [undefined, [], undefined, undefined],
      [true, [], 'Sundaram Finance', 'I'],
      [undefined, [], undefined, undefined],
    ]);
  });

  it('pays a death claim before the lock-in at a finance company only, as far as was read', () => {
    const early = day('2026-02-01');
    expect(exitOf({ reason: 'death' }).on(early)).toMatchObject({ interest: Money.zero });
    expect(exitOf({ institution: 'hfc', reason: 'death' }).on(early).kind).toBe('not-payable');
  });

  it('refuses a source of these terms that is not complete', () => {
    const rule = ruleOf('bank');
    const reasonsSource = { ...rule.reasonsSource, url: 'pnbindia.in' } as RuleSource;
    expect(() => exitOf({ rule: { ...rule, reasonsSource } })).toThrow('a source needs an address');
  });

  it('is accepted by an early exit, for each institution', () => {
    for (const institution of ['bank', 'small-finance-bank', 'nbfc', 'hfc'] as const) {
      expect(exitOf({ institution }).on(day('2027-06-15')).kind).toBe('payable');
    }
  });
});

describe('withOwnTerms', () => {
  const bank = ruleOf('bank');

  it('deducts the points of the scheme instead of the steps of the rule [FD-9.21]', () => {
    const own = withOwnTerms(bank, { lockInDays: 0, withdrawalPenalty: Percentage.of('1.25') });
    const points = own.bands.map(({ interest }) => interest.kind === 'run-rate' && interest.points);
    expect(points).toEqual([false, [{ points: Percentage.of('1.25') }]]);
    expect({ ...own, bands: [] }).toEqual({ ...bank, bands: [] });
  });

  it('keeps the rule of a scheme that states nothing of its own', () => {
    expect(withOwnTerms(bank, { lockInDays: 0 })).toEqual(bank);
  });

  it('pays nothing out before the scheme or the rule does, whichever is later [FD-9.21]', () => {
    const terms = { lockInDays: 95, withdrawalPenalty: Percentage.of(1) };
    const exit = exitOf({ rule: withOwnTerms(bank, terms) });
    const { startedOn } = exit.holding;
    expect(exit.firstDay?.iso).toBe(startedOn.plus({ months: 3, days: 5 }).iso);
    expect(exit.on(startedOn).kind).toBe('not-payable');
    expect(withOwnTerms(ruleOf('nbfc'), { lockInDays: 0 }).notBefore).toEqual({ months: 3 });
  });

  it('pays no interest before the scheme does', () => {
    const own = withOwnTerms(ruleOf('hfc'), { lockInDays: 90, noInterestDays: 120 });
    expect(own.bands.map(({ from, interest }) => [from, interest.kind])).toEqual([
      [{ days: 0 }, 'none'],
      [{ months: 4, days: 0 }, 'fixed'],
      [{ months: 6 }, 'run-rate'],
    ]);
  });

  it('pays the interest of a band that starts when the scheme does', () => {
    const own = withOwnTerms(ruleOf('hfc'), { lockInDays: 90, noInterestDays: 180 });
    expect(own.bands.map(({ from, interest }) => [from, interest.kind])).toEqual([
      [{ days: 0 }, 'none'],
      [{ months: 6, days: 0 }, 'run-rate'],
    ]);
  });
});
