import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestExitDay, exitMarks } from '#domain/fixed-deposits/early-exit/exit-marks.ts';
import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { checkedTerms, day, dayOf, exitOf, ruleOf, someExits } from './exits.ts';

const marksOn = (exit: EarlyExit, iso: string) =>
  exitMarks(exit, day(iso)).map(({ kind, answer }) => `${kind} ${answer.day.iso}`);

describe('exitMarks', () => {
  it('marks the four points, without those that have passed', () => {
    const exit = exitOf();
    expect(marksOn(exit, '2026-01-15')).toEqual([
      ...['first-day 2026-04-15', 'six-months 2026-07-15'],
      ...['best-day 2026-04-15', 'maturity 2029-01-15'],
    ]);
    expect(marksOn(exit, '2026-12-01')).toEqual(['best-day 2027-01-15', 'maturity 2029-01-15']);
    expect(marksOn(exit, '2029-02-01')).toEqual(['best-day 2029-02-01']);
  });

  it('has no point after six months in a deposit of five', () => {
    const terms = { ...checkedTerms, tenure: tenureOf('5M') };
    const holding = Holding.of({ terms, startedOn: day('2026-01-15') });
    expect(marksOn(exitOf({ holding }), '2026-01-15')).toEqual([
      ...['first-day 2026-04-15', 'best-day 2026-04-15', 'maturity 2026-06-15'],
    ]);
  });

  it('has neither a first day nor a best day where a scheme cannot be broken', () => {
    const { notBefore, ...taxSaver } = ruleOf('nbfc');
    expect(notBefore).toBeDefined();
    const exit = exitOf({ rule: taxSaver });
    expect(marksOn(exit, '2026-01-15')).toEqual(['six-months 2026-07-15', 'maturity 2029-01-15']);
  });
});

describe('bestExitDay', () => {
  it('waits for a higher rate if that costs less', () => {
    expect(bestExitDay(exitOf(), day('2026-06-20'))?.day.iso).toBe('2026-07-15');
    expect(bestExitDay(exitOf(), day('2026-06-20'), 20)?.day.iso).toBe('2026-06-20');
    expect(bestExitDay(exitOf(), day('2028-12-01'))?.kind).toBe('matured');
    expect(bestExitDay(exitOf(), day('2026-01-20'), 10)).toBeUndefined();
  });

  it('costs no more than any other day of the time', () => {
    const days = fc.nat({ max: 40 });
    fc.assert(
      fc.property(someExits(), fc.nat(), days, (exit, any, length) => {
        const from = dayOf(exit.holding, any);
        const best = bestExitDay(exit, from, length);
        for (let number = 0; number <= length; number += 1) {
          const other = exit.on(from.plus({ days: number }));
          if (other.kind === 'matured') expect(best?.kind).toBe('matured');
          if (other.kind !== 'payable') continue;
          if (best?.kind === 'matured') return;
          expect(best?.kind === 'payable' && !best.cost.isGreaterThan(other.cost)).toBe(true);
        }
      }),
    );
  });
});
