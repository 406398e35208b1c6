import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { renewalFor } from '#domain/fixed-deposits/holdings/renewal.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cardRow, tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { maturityInstructions } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { rateCards } from '#tests/arbitraries/rate-cards.ts';

const holding = Holding.of({
  terms: {
    principal: Money.of('100000'),
    annualRatePercent: Percentage.of('8'),
    tenure: tenureOf('1Y'),
    payoutFrequency: 'at-maturity',
    compoundingFrequency: 'quarterly',
  },
  startedOn: CalendarDate.of('2025-11-21'),
});
const rateCard = RateCard.of([
  cardRow({ schemeMasterId: 1, tenure: '12M', rates: { r: '7.1', sc: '7.6' } }),
]);

describe('renewalFor', () => {
  it('renews for the same tenure at the rate in force, in the column of that day [FD-4.89]', () => {
    const instruction = 'renew-principal-and-interest';
    const renewal = renewalFor(holding, { instruction, rateCard, column: 'sc' });
    expect(renewal.paidOut.isZero()).toBe(true);
    expect(renewal.terms?.principal.equals(holding.quote.maturityAmount)).toBe(true);
    expect(renewal.terms?.annualRatePercent.text).toBe('7.6');
    expect(renewal.terms?.tenure).toBe(holding.quote.terms.tenure);
    expect(renewal.terms?.compoundingFrequency).toBe('quarterly');
  });

  it('renews the principal alone and pays the interest out', () => {
    const renewal = renewalFor(holding, { instruction: 'renew-principal', rateCard, column: 'r' });
    expect(renewal.terms?.principal.text).toBe('100000');
    expect(renewal.paidOut.equals(holding.quote.totalInterest)).toBe(true);
  });

  it('pays everything out if instructed to [FD-4.89]', () => {
    const renewal = renewalFor(holding, { instruction: 'pay-out', rateCard, column: 'r' });
    expect(renewal.terms).toBeUndefined();
    expect(renewal.paidOut.equals(holding.quote.maturityAmount)).toBe(true);
  });

  it.each([
    ['column', { rateCard, column: 'fsc' }],
    ['tenure', { rateCard: RateCard.of([]), column: 'r' }],
  ] as const)('pays everything out if the card no longer has the %s', (_, by) => {
    const renewal = renewalFor(holding, { instruction: 'renew-principal', ...by });
    expect(renewal.terms).toBeUndefined();
    expect(renewal.paidOut.equals(holding.quote.maturityAmount)).toBe(true);
  });

  it('loses no rupee, and renews for the same tenure and payout [FD-4.89]', () => {
    const choices = fc.record({
      instruction: fc.constantFrom(...maturityInstructions),
      rateCard: rateCards(),
      column: fc.constantFrom(...rateColumns),
    });
    fc.assert(
      fc.property(depositTerms(), calendarDates(), choices, (terms, startedOn, by) => {
        const holding = Holding.of({ terms, startedOn });
        const { paidOut, terms: next } = renewalFor(holding, by);
        const together = paidOut.plus(next?.principal ?? Money.zero);
        expect(together.equals(holding.quote.maturityAmount)).toBe(true);
        if (next === undefined) return;
        expect(next.tenure).toBe(terms.tenure);
        expect(next.payoutFrequency).toBe(terms.payoutFrequency);
        expect(next.annualRatePercent).toBe(by.rateCard.rowFor(terms)?.rates[by.column]);
      }),
    );
  });
});
