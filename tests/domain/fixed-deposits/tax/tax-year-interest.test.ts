import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { taxYearInterest } from '#domain/fixed-deposits/tax/tax-year-interest.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const day = (iso: string) => CalendarDate.of(iso);

function held(principal: string, rate: string, by: Partial<DepositTerms> & { from: string }) {
  const { from, ...rest } = by;
  const common = { principal: Money.of(principal), annualRatePercent: Percentage.of(rate) };
  const terms = { tenure: tenureOf('1Y'), payoutFrequency: 'at-maturity', ...common } as const;
  return Holding.of({ terms: { ...terms, ...rest }, startedOn: day(from) });
}

function yearsOf(holding: Holding): readonly string[] {
  return taxYearInterest(holding).map(
    ({ taxYear, date, interest }) => `${taxYear.text} ${date.iso} ${interest.text}`,
  );
}

const holdings = fc
  .record({ terms: depositTerms(), startedOn: calendarDates() })
  .map((deposit) => Holding.of(deposit));

describe('taxYearInterest', () => {
  it('has the pieces of the worked examples (beyond the documents, section 2)', () => {
    const quarterly = { compoundingFrequency: 'quarterly', from: '2026-11-23' } as const;
    expect(yearsOf(held('100000', '7.25', quarterly))).toEqual([
      '2026-27 2027-03-31 2606',
      '2027-28 2027-11-23 4844',
    ]);
    expect(
      yearsOf(held('100000', '8.00', { tenure: tenureOf('3Y'), from: '2026-04-01' })),
    ).toEqual([
      '2026-27 2027-03-31 8000',
      '2027-28 2028-03-31 8640',
      '2028-29 2029-03-31 9331',
    ]);
  });

  it('counts 31 March itself: 11,540, not 11,497 (beyond the documents, section 20)', () => {
    const holding = held('200000', '8.10', { tenure: tenureOf('2Y'), from: '2026-07-15' });
    expect(holding.interestTill(day('2027-03-31')).text).toBe('11496.77');
    expect(holding.interestTill(day('2027-04-01')).text).toBe('11540.32');
    expect(taxYearInterest(holding)[0]?.interest.text).toBe('11540');
  });

  it('rounds once: 90,105.4973 is 90,105, although it is 90,105.50 to the paisa', () => {
    const monthly = { compoundingFrequency: 'monthly', from: '2025-01-31' } as const;
    const holding = held('777777', '9.41', { tenure: tenureOf('6Y'), ...monthly });
    expect(holding.interestTill(day('2026-04-01')).text).toBe('90105.5');
    expect(taxYearInterest(holding).slice(0, 3).map(({ interest }) => interest.text)).toEqual([
      ...['12452', '77653', '85284'],
    ]);
  });

  it('counts the accrued rest of a deposit with payouts', () => {
    const monthly = { payoutFrequency: 'monthly', from: '2026-04-01' } as const;
    expect(yearsOf(held('1200000', '7.60', monthly))).toEqual(['2026-27 2027-03-31 91200']);
  });

  it('adds up to the total interest, year after year', () => {
    fc.assert(
      fc.property(holdings, (holding) => {
        const years = taxYearInterest(holding);
        const sum = Money.sum(years.map(({ interest }) => interest));
        expect(sum.text).toBe(holding.quote.totalInterest.text);
        years.forEach(({ taxYear, date, interest }, at) => {
          expect(interest.isNegative() || !interest.isWholeRupees).toBe(false);
          expect(taxYear.startYear).toBe(TaxYear.on(holding.startedOn).startYear + at);
          expect(TaxYear.on(date).equals(taxYear)).toBe(true);
          if (at < years.length - 1) expect(date.iso).toBe(taxYear.lastDay.iso);
        });
      }),
    );
  });

  it('ends on the maturity date, or on 31 March if it matures on 1 April', () => {
    fc.assert(
      fc.property(holdings, (holding) => {
        const { maturityDate } = holding;
        const isFirstDay = TaxYear.on(maturityDate).firstDay.equals(maturityDate);
        const last = isFirstDay ? maturityDate.plus({ days: -1 }) : maturityDate;
        expect(taxYearInterest(holding).at(-1)?.date.iso).toBe(last.iso);
      }),
    );
  });
});
