import { describe, expect, it } from 'vitest';
import { DepositSort, sortedDeposits } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { earlyWithdrawalLabel } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { insuredPart } from '#domain/fixed-deposits/catalogue/insured-part.ts';
import {
  comparedOffer,
  type ComparisonTerms,
} from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';

const row = (tenure: Tenure, rate: string, senior: string, schemeMasterId: number) => ({
  schemeMasterId,
  tenure,
  payoutFrequency: 'at-maturity' as const,
  rates: { r: Percentage.of(rate), sc: Percentage.of(senior) },
  interestOnLakh: {},
});
const one = row(Tenure.of({ years: 1 }), '8.20', '8.60', 1);
const three = row(Tenure.of({ years: 3 }), '8.91', '9.31', 2);
const five = row(Tenure.of({ years: 5 }), '8.80', '9.20', 3);
const deposit = {
  issuerId: 'tejas',
  minimumAmount: Money.of('25000'),
  maximumAmount: Money.of('20000000'),
  listed: one,
  rows: [one, three, five],
};
const terms: ComparisonTerms = {
  principal: Money.of('100000'),
  column: 'r',
  today: CalendarDate.of('2026-11-24'),
};
const offer = (change: Partial<ComparisonTerms>) => comparedOffer(deposit, { ...terms, ...change });

describe('comparedOffer', () => {
  it('quotes the same amount at the tenure of the list [FD-1.10]', () => {
    const found = offer({ tenure: '3y' });
    expect(found?.rate?.text).toBe('8.91');
    expect(found?.quote?.totalInterest.text).toBe('29182');
    expect(offer({ tenure: '3y', principal: Money.of('250000') })?.quote?.totalInterest.text).toBe(
      '72956',
    );
  });

  it('uses the rate of the kind of investor', () => {
    expect(offer({ tenure: '3y', column: 'sc' })?.rate?.text).toBe('9.31');
    expect(offer({ tenure: '3y', column: 'f' })?.rate).toBeUndefined();
    expect(offer({ tenure: '3y', column: 'f' })?.quote).toBeUndefined();
  });

  it('uses the listed tenure by default, and for `best` the one with the highest return', () => {
    expect(offer({})?.row).toBe(one);
    const best = offer({ tenure: 'best' });
    expect(best?.row).toBe(three);
    for (const tenure of ['1y', '3y', '5y'] as const) {
      const other = offer({ tenure })?.annualReturn;
      expect(other !== undefined && best?.annualReturn?.isLessThan(other)).toBe(false);
    }
  });

  it('leaves rows without a rate for this kind of investor out of the best', () => {
    const onlySenior = { ...one, rates: { sc: Percentage.of('8.60') } };
    const mixed = { ...deposit, rows: [onlySenior, five] };
    expect(comparedOffer(mixed, { ...terms, tenure: 'best' })?.row).toBe(five);
  });

  it('lists the best at its listed tenure if no row has a rate for this kind', () => {
    const found = offer({ tenure: 'best', column: 'f' });
    expect(found?.row).toBe(one);
    expect(found?.annualReturn).toBeUndefined();
    expect(found?.quote).toBeUndefined();
  });

  it('is undefined for a tenure that the deposit does not offer', () => {
    expect(offer({ tenure: '2y' })).toBeUndefined();
    expect(
      comparedOffer({ ...deposit, rows: undefined }, { ...terms, tenure: '5y' }),
    ).toBeUndefined();
  });

  it('quotes no amount below the minimum or above the maximum', () => {
    expect(offer({ principal: Money.of('24999') })?.quote).toBeUndefined();
    expect(offer({ principal: Money.of('25000') })?.quote).toBeDefined();
    expect(offer({ principal: Money.of('20000001') })?.quote).toBeUndefined();
  });
});

describe('the safety of deposits', () => {
  it('sorts insured ones first, then by rating, unrated ones last', () => {
    const tenure = Tenure.of({ years: 1 });
    const cards = [
      { tenure, creditRating: 'AA (stable), CRISIL', isInsured: false },
      { tenure, isInsured: false },
      { tenure, creditRating: 'AAA', isInsured: false },
      { tenure, creditRating: 'AA+', isInsured: false },
      { tenure, isInsured: true },
    ];
    const sorted = sortedDeposits(cards, DepositSort.Safest);
    expect(sorted.map((card) => cards.indexOf(card))).toEqual([4, 2, 3, 0, 1]);
  });

  it('covers at most ₹5 lakh at one bank', () => {
    expect(insuredPart(Money.of('499999.99')).text).toBe('499999.99');
    expect(insuredPart(Money.of('500000.01')).text).toBe('500000');
  });
});

describe('earlyWithdrawalLabel', () => {
  const year = Tenure.of({ years: 1 });
  it.each([
    [{ lockInDays: 90, withdrawalPenalty: Percentage.of('1') }, 'After 3 months, −1%'],
    [{ lockInDays: 0, withdrawalPenalty: Percentage.of('0.5') }, 'Any time, −0.5%'],
    [{ lockInDays: 45 }, 'After 45 days'],
    [{ lockInDays: 360 }, 'Only at maturity'],
  ])('says when and at what cost: %#', (given, label) => {
    expect(earlyWithdrawalLabel(given, year)).toBe(label);
  });
});
