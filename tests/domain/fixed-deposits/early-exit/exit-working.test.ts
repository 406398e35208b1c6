import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitWorking } from '#domain/fixed-deposits/early-exit/exit-working.ts';
import { day, dayOf, exitOf, rates, someExits } from './exits.ts';

const shown = (iso: string) =>
  exitWorking(exitOf(), day(iso)).map(
    ({ rule, formula, exact, rounded }) => `${rule} = ${formula} = ${rounded ?? exact}`,
  );

describe('exitWorking', () => {
  it('leads to the proceeds and the cost of section 1', () => {
    expect(shown('2027-07-15')).toEqual([
      'Days so far = months x 360 / 12 + days = 540',
      'Rate of the early exit in percent = B - p = 5.4',
      'The same rate as a fraction = q / 100 = 0.054',
      'Days in one period = 360 / n = 360',
      'Whole periods = E x n / 360, rounded down = 1',
      'Days of the broken period = E - k x 360 / n = 180',
      'Balance after the whole periods = P x (1 + r / n)^k = 105400',
      'Interest of the early exit = A x (1 + r x b / 360) - P = 8246',
      'Paid on the early exit = P + I - W = 108246',
      'Less than the deposit is worth that day = V - Z = 4232.05',
    ]);
  });

  it('has the steps of the maturity amount from maturity on, and none before the first day', () => {
    expect(shown('2029-01-15').at(-1)).toMatch(/ = 126321$/);
    expect(shown('2026-02-15')).toEqual([]);
  });

  it('shows a rate of zero if the points are above the rate', () => {
    const exit = exitOf({ institution: 'bank', rates: rates(['7D', '0.25']) });
    const steps = exitWorking(exit, day('2026-05-15'));
    expect(steps[1]).toMatchObject({ formula: '0', exact: '0' });
  });

  it('ends at the proceeds and the cost of the answer', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), (exit, any) => {
        const today = dayOf(exit.holding, any);
        const answer = exit.on(today);
        const last = exitWorking(exit, today).slice(-2).map((step) => step.exact);
        if (answer.kind !== 'payable') return;
        expect(last).toEqual([answer.proceeds.text, answer.cost.text]);
      }),
    );
  });
});
