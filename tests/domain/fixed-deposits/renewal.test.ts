import { expect, it } from 'vitest';
import { Holding } from '#domain/fixed-deposits/holdings.ts';
import { RateCard } from '#domain/fixed-deposits/rate-card.ts';
import { renewalFor } from '#domain/fixed-deposits/renewal.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cardRow, tenureOf } from './card-rows.ts';

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

it('pays everything out when told so [FD-4.89]', () => {
  const renewal = renewalFor(holding, { instruction: 'pay-out', rateCard, column: 'r' });
  expect(renewal.terms).toBeUndefined();
  expect(renewal.paidOut.equals(holding.quote.maturityAmount)).toBe(true);
});

it.each([
  ['column', { rateCard, column: 'fsc' }],
  ['tenure', { rateCard: RateCard.of([]), column: 'r' }],
] as const)('pays everything out where the card has no such %s any more', (_, by) => {
  const renewal = renewalFor(holding, { instruction: 'renew-principal', ...by });
  expect(renewal.terms).toBeUndefined();
  expect(renewal.paidOut.equals(holding.quote.maturityAmount)).toBe(true);
});
