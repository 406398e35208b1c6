import { exitCurve } from '#ui/fixed-deposits/early-exit/exit-curve-points.ts';
import { ExitPlot } from '#ui/fixed-deposits/early-exit/exit-plot.tsx';
import { checkedTerms, day, exitOf, rates } from '#tests/domain/fixed-deposits/early-exit/exits.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

/** The amounts beside the curve of a deposit, from a day on. */
function axisOf(principal: string, from: string): readonly (string | null)[] {
  const tenure = Tenure.of({ years: 1 });
  const terms = { ...checkedTerms, principal: Money.of(principal), tenure };
  const holding = Holding.of({ terms, startedOn: day('2026-01-15') });
  const exit = exitOf({ holding, institution: 'bank', rates: rates(['7D', '8.10']) });
  const curve = exitCurve(exit, [...exit.curveFrom(day(from))]);
  const { container } = render(<ExitPlot curve={curve} sentences={[]} />);
  return [...container.querySelectorAll('svg[aria-hidden] text')].slice(0, 3).map(
    ({ textContent }) => textContent,
  );
}

describe('the amounts beside the curve of an early exit', () => {
  it('are short', () => {
    expect(axisOf('1000000', '2026-02-15')).toEqual(['₹10.06L', '₹10.43L', '₹10.81L']);
  });

  it('are in full where the short ones would be the same', () => {
    expect(axisOf('133000', '2027-01-12')).toEqual(['₹1,43,026', '₹1,43,400', '₹1,43,773']);
  });
});
