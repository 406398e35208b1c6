import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import type { Form121 } from '#domain/fixed-deposits/tax/form-121.ts';
import { taxYearInterest } from '#domain/fixed-deposits/tax/tax-year-interest.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { Money } from '#domain/platform/money.ts';
import { taxCases } from '#tests/arbitraries/tax-cases.ts';

describe('tdsForecast', () => {
  it('has the interest of the tax year of all deposits', () => {
    fc.assert(
      fc.property(taxCases(), (facts) => {
        const forecasts = tdsForecast(facts) ?? [];
        const forecast = Money.sum(forecasts.map(({ interest }) => interest));
        const pieces = facts.deposits.flatMap(({ holding }) => taxYearInterest(holding));
        const ofYear = pieces.filter((piece) => piece.taxYear.equals(facts.taxYear));
        expect(forecast.text).toBe(Money.sum(ofYear.map(({ interest }) => interest)).text);
        for (const { deposits, interest } of forecasts) {
          expect(Money.sum(deposits.map((each) => each.interest)).text).toBe(interest.text);
        }
      }),
    );
  });

  it('deducts the same in both ways, and nothing up to the limit', () => {
    fc.assert(
      fc.property(taxCases(), (facts) => {
        for (const forecast of tdsForecast(facts) ?? []) {
          const { atCrossing, early, taxWithoutForm, isAboveLimit, crossingDay } = forecast;
          expect(atCrossing.total.text).toBe(early.total.text);
          expect(atCrossing.total.text).toBe(taxWithoutForm.text);
          expect(isAboveLimit).toBe(forecast.interest.isGreaterThan(forecast.limit));
          if (!isAboveLimit) expect(taxWithoutForm.isZero()).toBe(true);
          const first = atCrossing.deductions[0]?.date;
          expect(first === undefined ? crossingDay : first.iso).toBe(crossingDay?.iso);
          for (const { deductions, total } of [atCrossing, early]) {
            expect(Money.sum(deductions.map(({ tax }) => tax)).text).toBe(total.text);
            expect(deductions.every(({ tax }) => tax.isGreaterThan(Money.zero))).toBe(true);
          }
        }
      }),
    );
  });

  it('has credits above zero in calendar order, within the tax year', () => {
    fc.assert(
      fc.property(taxCases(), (facts) => {
        for (const { credits, interest } of tdsForecast(facts) ?? []) {
          let total = Money.zero;
          credits.forEach((credit, at) => {
            total = total.plus(credit.interest);
            expect(credit.total.text).toBe(total.text);
            expect(credit.interest.isGreaterThan(Money.zero)).toBe(true);
            expect(TaxYear.on(credit.date).equals(facts.taxYear)).toBe(true);
            expect(credits[at + 1]?.date.isAfter(credit.date) ?? true).toBe(true);
          });
          expect(total.text).toBe(interest.text);
        }
      }),
    );
  });

  it('has the same figures in any order of the deposits', () => {
    fc.assert(
      fc.property(taxCases(), (facts) => {
        const figures = (deposits: readonly DepositLike[]) =>
          (tdsForecast({ ...facts, deposits }) ?? [])
            .map(({ issuerId, holderId, interest, taxWithoutForm }) =>
              [issuerId, holderId, interest.text, taxWithoutForm.text].join(' '),
            )
            .toSorted();
        expect(figures(facts.deposits.toReversed())).toEqual(figures(facts.deposits));
      }),
    );
  });

  it('never falls with another deposit at the payer', () => {
    fc.assert(
      fc.property(taxCases(), (facts) => {
        const taxOf = (deposits: readonly DepositLike[]) =>
          Money.sum((tdsForecast({ ...facts, deposits }) ?? []).map((each) => each.taxWithoutForm));
        expect(taxOf(facts.deposits).isLessThan(taxOf(facts.deposits.slice(1)))).toBe(false);
      }),
    );
  });

  it('leaves the credits after the day of a Form 121 free of tax', () => {
    fc.assert(
      fc.property(taxCases(), fc.integer({ min: -30, max: 400 }), (facts, days) => {
        const givenOn = facts.taxYear.firstDay.plus({ days });
        const forms = facts.deposits.map(({ issuerId, holders: [holderId = ''] }): Form121 => ({
          ...{ issuerId, holderId, givenOn },
          ...{ taxYear: facts.taxYear, income: Money.zero },
        }));
        const without = tdsForecast(facts) ?? [];
        (tdsForecast({ ...facts, forms }) ?? []).forEach((forecast, at) => {
          const holder = facts.holders.find(({ id }) => id === forecast.holderId);
          const isValid = holder?.hasValidPan === true;
          for (const way of ['atCrossing', 'early'] as const) {
            const all = without[at]?.[way].deductions ?? [];
            const left = isValid ? all.filter(({ date }) => !date.isAfter(givenOn)) : all;
            expect(forecast[way].deductions).toEqual(left);
          }
          expect(forecast.taxWithoutForm.text).toBe(without[at]?.taxWithoutForm.text);
          expect(forecast.form121.kind === 'given').toBe(isValid);
        });
      }),
    );
  });
});
