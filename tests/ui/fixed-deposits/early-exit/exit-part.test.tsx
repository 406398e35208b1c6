import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { day, exitOf, rates, ruleOf } from '#tests/domain/fixed-deposits/early-exit/exits.ts';
import { BreakEarlyViewModel } from '#ui/fixed-deposits/early-exit/break-early.view-model.ts';
import { ExitPart } from '#ui/fixed-deposits/early-exit/exit-part.tsx';
import { ruleLines } from '#ui/fixed-deposits/early-exit/rule-lines.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const holding = Holding.of({
  terms: {
    principal: Money.of('100000'),
    annualRatePercent: Percentage.of('7'),
    tenure: tenureOf('24M'),
    payoutFrequency: 'at-maturity',
  },
  startedOn: day('2026-01-15'),
});

function exitWhere(isPartAllowed: boolean): EarlyExit {
  const rule = { ...ruleOf('bank'), isPartAllowed };
  return exitOf({ holding, rule, rates: rates(['12M', '7']) });
}

function show(isPartAllowed: boolean): () => string {
  const exit = exitWhere(isPartAllowed);
  const answer = exit.on(day('2027-01-15'));
  const viewModel = new BreakEarlyViewModel();
  const { container } = render(<ExitPart {...{ viewModel, exit, answer }} />);
  return () => container.textContent ?? '';
}

describe('a part of a deposit that is broken', () => {
  it('pays for the part, and the rest continues, where the rule allows it', () => {
    const text = show(true);
    const field = screen.getByLabelText('Part to break');
    fireEvent.change(field, { target: { value: '40000' } });
    expect(text()).toContain('You get for the part₹42,600');
    expect(text()).toContain('The rest continues₹60,000At 7.00% until 15 Jan 2028');
    fireEvent.change(field, { target: { value: '100000' } });
    expect(text()).toContain('Enter less than the whole deposit.');
  });

  it('is not offered where no source allows it', () => {
    expect(show(false)()).toContain('No source that we have read allows you to break a part');
    expect(screen.queryByLabelText('Part to break')).toBeNull();
  });
});

describe('a rule in sentences', () => {
  it('names the points by principal, and the lower of two rates', () => {
    expect(ruleLines(ruleOf('bank'))).toEqual([
      'You can break it on any day.',
      'At first: no interest.',
      'From 7 days: the rate of the booking day for the time it ran, or your own rate if it is ' +
        'lower, less 0.5 points up to ₹5,00,000, 1 point above.',
      'Interest that was already paid to you is deducted.',
    ]);
  });

  it('names a fixed rate, and the lowest rate where the card has none', () => {
    expect(ruleLines(ruleOf('hfc')).slice(0, 4)).toEqual([
      'You can break it from 3 months after it starts.',
      'At first: no interest.',
      'From 3 months: at most 4.00% a year.',
      'From 6 months: the rate of the booking day for the time it ran, less 1 point; if the card ' +
        'has no rate for that time, 2 points below its lowest rate.',
    ]);
  });
});
