import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { holdingOf, oracleDeposits } from '#tests/arbitraries/oracle-deposits.ts';
import { dayNumber, maturityOf, type OracleDeposit, payoutsOf, rupeesThrough } from './oracle.ts';

const YEARS = [2026, 2027, 2028] as const;
const PAYERS = {
  bank: { 1950: 100_000n, 1990: 50_000n },
  nbfc: { 1950: 10_000n, 1990: 10_000n },
} as const;

/** The rupees of a tax year that are credited until a day. */
function creditsOf(deposit: OracleDeposit, startYear: number): (day: number) => bigint {
  const lastDay = dayNumber([startYear + 1, 3, 31]);
  const before = rupeesThrough(deposit, dayNumber([startYear, 3, 31]));
  const through = rupeesThrough(deposit, lastDay);
  const last = Math.min(lastDay, maturityOf(deposit));
  const payouts = payoutsOf(deposit);
  return (day) => {
    const paid = payouts.findLast((payout) => payout.day <= day)?.paid ?? 0n;
    const till = day < last ? paid : through;
    return till > before ? till - before : 0n;
  };
}

/** Half-up to the paisa; the rates of 10 and 20 percent leave no smaller part of a rupee. */
function paiseOf(rupees: bigint, percent: bigint): bigint {
  return (2n * rupees * percent * 100n + 100n) / 200n;
}

describe('tdsForecast', () => {
  it('has the interest, crossing day and tax calculated in exact integers', () => {
    const cases = fc.record({
      all: fc.array(oracleDeposits(), { minLength: 1, maxLength: 4 }),
      startYear: fc.constantFrom(...YEARS),
      institution: fc.constantFrom('bank', 'nbfc'),
      born: fc.constantFrom(1950, 1990),
      hasValidPan: fc.boolean(),
    });
    fc.assert(
      fc.property(cases, ({ all, startYear, institution, born, hasValidPan }) => {
        const [forecast] =
          tdsForecast({
            deposits: all.map((deposit, at) => depositLike(deposit, { at, institution })),
            holders: [{ ...person(born), hasValidPan }],
            taxYear: TaxYear.of(startYear),
            today: CalendarDate.of('2026-05-01'),
          }) ?? [];
        const credits = all.map((deposit) => creditsOf(deposit, startYear));
        const totalOn = (day: number) => credits.reduce((sum, till) => sum + till(day), 0n);
        const [from, until] = [dayNumber([startYear, 4, 1]), dayNumber([startYear + 1, 3, 31])];
        const limit = PAYERS[institution][born];
        let crossing: number | undefined;
        for (let day = from; day <= until && crossing === undefined; day += 1) {
          if (totalOn(day) > limit) crossing = day;
        }
        const total = totalOn(until);
        const paise = crossing === undefined ? 0n : paiseOf(total, hasValidPan ? 10n : 20n);
        expect(forecast?.interest.text ?? '0').toBe(String(total));
        expect(forecast?.taxWithoutForm.times(100).text ?? '0').toBe(String(paise));
        expect(forecast?.crossingDay?.iso).toBe(isoOf(crossing));
        if (crossing === undefined) return;
        const first = paiseOf(totalOn(crossing), hasValidPan ? 10n : 20n);
        const deducted = forecast?.atCrossing.deductions[0]?.tax ?? Money.zero;
        expect(deducted.times(100).text).toBe(String(first));
      }),
    );
  });
});

function person(born: number) {
  const birthDate = CalendarDate.of(`${born}-05-05`);
  return { id: 'A', kind: 'individual', birthDate } as const;
}

function depositLike(
  deposit: OracleDeposit,
  by: { readonly at: number; readonly institution: 'bank' | 'nbfc' },
): DepositLike {
  const { at, institution } = by;
  const held = { issuerId: 'S', institution, holders: ['A'], right: 'self' } as const;
  return { id: String(at), origin: 'imported', ...held, holding: holdingOf(deposit) };
}

function isoOf(day: number | undefined): string | undefined {
  return day === undefined ? undefined : new Date(day * 86_400_000).toISOString().slice(0, 10);
}
