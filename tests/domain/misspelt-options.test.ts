import { describe, expect, it } from 'vitest';
import {
  canFind, defaultRateRow, filteredShares, genderFor, isNarrowing, isSeniorCitizen, matchesFilter,
  missedSeniorRate, passbookMovement, PricingTiers, RateCard, rateColumnFor, Tenure,
} from '#domain/index.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';

const deposit = {
  ...{ name: 'A', issuerName: 'B', tenure: Tenure.of({ years: 1 }) },
  payoutFrequencies: ['at-maturity'] as const,
};
const facts = { verifiedPanFlag: false, today: CalendarDate.of('2026-11-30') };
const order = { isEntitled: true, isTaken: false, hasDeclined: false };
const tier = { minimumQuantity: 1, pricePerUnit: Money.of('420') };
const payment = { kind: 'withdrawal', amount: Money.of('108000') } as const;
const wish = { payoutFrequency: 'monthly' } as const;

/** Each rule with an optional option, and a misspelling that would change its answer. */
const MISSPELT: Readonly<Record<string, readonly [wrong: string, rule: () => unknown]>> = {
  isSeniorCitizen: ['verifiedPan', () => isSeniorCitizen({ ...facts, ...by('verifiedPan') })],
  rateColumnFor: ['sex', () => rateColumnFor({ isSeniorCitizen: true, ...by('sex') })],
  genderFor: ['panGender', () => genderFor(by('panGender'))],
  missedSeniorRate: ['rate', () => missedSeniorRate({ ...order, ...by('rate') })],
  PricingTiers: ['maxQuantity', () => PricingTiers.of([{ ...tier, ...by('maxQuantity') }])],
  filteredShares: ['sector', () => filteredShares([], by('sector'))],
  matchesFilter: ['minRate', () => matchesFilter(deposit, by('minRate'))],
  isNarrowing: ['minRate', () => isNarrowing(by('minRate'))],
  canFind: ['range', () => canFind(by('range'))],
  defaultRateRow: ['scheme', () => defaultRateRow(RateCard.of([]), { ...wish, ...by('scheme') })],
  passbookMovement: ['renewed', () => passbookMovement({ ...payment, ...by('renewed') })],
};

function by(wrong: string): Readonly<Record<string, never>> {
  return { [wrong]: Percentage.of(9) as never };
}

describe.each(Object.entries(MISSPELT))('%s', (_, [wrong, rule]) => {
  it('throws an error that names a misspelt option', () => {
    expect(rule).toThrow(`there is no option "${wrong}"`);
  });
});
