import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { renewalFor, withRenewals } from '#domain/fixed-deposits/holdings/renewal.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cardRow, tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import {
  type MaturityInstruction, maturityInstructions, maturityOutcomeFor,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms, shortTerms } from '#tests/arbitraries/deposit-terms.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';
import { exposureOn } from '#domain/fixed-deposits/cover/insurance-cover.ts';
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
    expect(renewal.shortfall).toBe('not-offered');
    expect(renewal.paidOut.equals(holding.quote.maturityAmount)).toBe(true);
  });

  it.each([
    { minimum: '109000', maximum: '200000', shortfall: 'below-minimum', paidOut: '108243' },
    { minimum: '108243', maximum: '108243', renewed: '108243', paidOut: '0' },
    { minimum: '1', maximum: '243', renewed: '243', shortfall: 'above-maximum', paidOut: '108000' },
  ])('renews what is from $minimum to $maximum', ({ minimum, maximum, paidOut, ...rest }) => {
    const instruction = 'renew-principal-and-interest';
    const limits = { minimum: Money.of(minimum), maximum: Money.of(maximum) };
    const renewal = renewalFor(holding, { instruction, rateCard, column: 'r', limits });
    expect(renewal.terms?.principal.text).toBe(rest.renewed);
    expect(renewal.shortfall).toBe(rest.shortfall);
    expect(renewal.paidOut.text).toBe(paidOut);
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

describe('withRenewals', () => {
  const deposit = { ...depositOf({ principal: '1', rate: '1' }), holding };
  const until = CalendarDate.of('2028-03-31');
  const principalsOf = (instruction: MaturityInstruction) =>
    withRenewals(deposit, { instruction, until }).map(
      (each) => each.holding.quote.terms.principal.text,
    );

  it('counts on what the investor chose to keep, at the present rate [FD-4.89]', () => {
    expect(principalsOf('renew-principal-and-interest')).toEqual(['100000', '108243', '117166']);
    expect(principalsOf('renew-principal')).toEqual(['100000', '100000', '100000']);
    expect(principalsOf('pay-out')).toEqual(['100000']);
  });

  it('leaves a deposit as it is that matures after the last day', () => {
    const instruction = 'renew-principal';
    const day = CalendarDate.of('2026-11-20');
    expect(withRenewals(deposit, { instruction, until: day })).toEqual([deposit]);
    const next = withRenewals(deposit, { instruction, until: day.plus({ days: 1 }) });
    expect(next.map(({ isRenewed }) => isRenewed)).toEqual([true, undefined]);
  });

  it('counts the odd days of a renewal from the day on which it starts', () => {
    const startedOn = CalendarDate.of('2026-06-01');
    const tenure = Tenure.of({ months: 6, days: 40 });
    const terms = { ...holding.quote.terms, tenure, startsOn: startedOn };
    const odd = { ...deposit, holding: Holding.of({ terms, startedOn }) };
    const instruction = 'renew-principal';
    const [first, next] = withRenewals(odd, { instruction, until });
    expect(next?.holding.quote.terms.startsOn?.iso).toBe(first?.holding.maturityDate.iso);
  });

  it('is not made for more renewals than a forecast can need', () => {
    const tenure = Tenure.of({ days: 1 });
    const terms = { ...holding.quote.terms, tenure, startsOn: undefined };
    const daily = { ...deposit, holding: Holding.of({ terms, startedOn: holding.startedOn }) };
    const forecast = () =>
      withRenewals(daily, { instruction: 'renew-principal', until: CalendarDate.of('2999-03-31') });
    expect(forecast).toThrow('more than 10000 renewals');
  });

  it('gives deposits without a gap, of which one alone holds the money on each day', () => {
    const choices = fc.record({
      instruction: fc.constantFrom(...maturityInstructions),
      days: fc.integer({ min: 0, max: 2000 }),
      on: fc.nat({ max: 4000 }),
    });
    fc.assert(
      fc.property(shortTerms(), calendarDates(), choices, (terms, startedOn, choice) => {
        const { instruction, days, on } = choice;
        const first = { ...deposit, holding: Holding.of({ terms, startedOn }) };
        const last = startedOn.plus({ days });
        const chain = withRenewals(first, { instruction, until: last });
        expect(new Set(chain.map(({ id }) => id)).size).toBe(chain.length);
        for (const [index, { holding: next }] of chain.slice(1).entries()) {
          const { quote, maturityDate } = chain[index]?.holding ?? fail();
          const kept = maturityOutcomeFor(instruction, {
            ...quote.terms,
            maturityAmount: quote.maturityAmount,
          });
          expect(next.startedOn.iso).toBe(maturityDate.iso);
          expect(maturityDate.isAfter(last)).toBe(false);
          expect(next.quote.terms.principal.text).toBe(kept.renewed?.text);
          expect(next.quote.terms.annualRatePercent.text).toBe(terms.annualRatePercent.text);
        }
        const day = startedOn.plus({ days: on });
        const held = chain.filter((each) => !exposureOn(each, day).isZero());
        const end = chain.at(-1)?.holding.maturityDate ?? fail();
        expect(held).toHaveLength(day.isAfter(end) ? 0 : 1);
        if (instruction !== 'pay-out') expect(end.isAfter(last)).toBe(true);
      }),
    );
  });
});

function fail(): never {
  throw new Error('there is no deposit');
}
