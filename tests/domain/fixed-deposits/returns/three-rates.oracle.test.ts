import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threeRates } from '#domain/fixed-deposits/returns/three-rates.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { holdingOf, oracleDeposits } from '#tests/arbitraries/oracle-deposits.ts';
import { ONE, power, rootOf } from '#tests/domain/fixed-point.ts';
import { fraction, halfUp } from '#tests/domain/oracle.ts';
import {
  dayNumber, maturityOf, monthsLater, type OracleDeposit, payoutsOf, rupeesThrough, totalOf,
} from '#tests/domain/fixed-deposits/tax/oracle.ts';

interface Payment {
  /** Days since 1970. */
  readonly day: number;
  readonly rupees: bigint;
}

/** What the investor pays and gets, in whole rupees. */
function paymentsOf(deposit: OracleDeposit): readonly Payment[] {
  const { principal, startedOn, payoutsPerYear } = deposit;
  const payouts = payoutsOf(deposit).map(({ day, paid }, at, all) => ({
    day,
    rupees: paid - (all[at - 1]?.paid ?? 0n),
  }));
  const interest = payoutsPerYear === undefined ? totalOf(deposit) : 0n;
  return [
    { day: dayNumber(startedOn), rupees: -principal },
    ...payouts,
    { day: maturityOf(deposit), rupees: principal + interest },
  ];
}

/** The tax of each tax year on 31 March or at maturity, half-up to the rupee. */
function taxesOf(deposit: OracleDeposit, hundredths: number): readonly Payment[] {
  const [year, month] = deposit.startedOn;
  const maturity = maturityOf(deposit);
  const taxes: Payment[] = [];
  for (let ends = month < 4 ? year : year + 1; ; ends += 1) {
    const through = (of: number) => rupeesThrough(deposit, dayNumber([of, 3, 31]));
    const interest = through(ends) - through(ends - 1);
    const tax = halfUp(fraction(interest * BigInt(hundredths), 10_000n));
    const day = Math.min(dayNumber([ends, 3, 31]), maturity);
    taxes.push({ day, rupees: -tax });
    if (day === maturity || dayNumber([ends, 4, 1]) === maturity) return taxes;
  }
}

/** The whole years since the start, and the part of the year that has begun. */
function yearsUntil(deposit: OracleDeposit, day: number) {
  const anniversary = (years: number) => dayNumber(monthsLater(deposit.startedOn, years * 12));
  let years = 0;
  while (anniversary(years + 1) <= day) years += 1;
  const begun = anniversary(years);
  return { years, days: day - begun, length: anniversary(years + 1) - begun };
}

/** The sum of present values at a yearly rate in thousandths of a percent, times 10^60. */
function worthAt(
  thousandths: number,
  { deposit, payments }: { deposit: OracleDeposit; payments: readonly Payment[] },
): bigint {
  const yearly = (ONE * 100_000n) / BigInt(100_000 + thousandths);
  const daily = new Map([365, 366].map((length) => [length, rootOf(yearly, length)]));
  return payments.reduce((sum, { day, rupees }) => {
    const { years, days, length } = yearsUntil(deposit, day);
    const part = power(daily.get(length) ?? 0n, days);
    return sum + (rupees * power(yearly, years) * part) / ONE;
  }, 0n);
}

/** The error of the fixed-point numbers, far below a thousandth of a percent of a rupee. */
const ERROR = 10n ** 30n;

function expectReturn(
  found: ReturnType<typeof threeRates>['annualised'],
  flows: { deposit: OracleDeposit; payments: readonly Payment[] },
) {
  if (!found.ok) throw new Error(found.failure);
  const at = Math.round(Number(found.value.text) * 1000);
  expect(worthAt(at - 5, flows) >= -ERROR).toBe(true);
  expect(worthAt(at + 5, flows) <= ERROR).toBe(true);
}

describe('threeRates', () => {
  it('agrees with an independent search in whole numbers, before and after tax', () => {
    const taxes = fc.integer({ min: 0, max: 4290 });
    fc.assert(
      fc.property(oracleDeposits(), taxes, (deposit, hundredths) => {
        const percent = Percentage.of((hundredths / 100).toFixed(2));
        const { cardRate, annualised, afterTax } = threeRates(holdingOf(deposit), percent);
        expect(cardRate.equals(Percentage.of(deposit.rate))).toBe(true);
        const payments = paymentsOf(deposit);
        expectReturn(annualised, { deposit, payments });
        const taxed = taxesOf(deposit, hundredths);
        expect(afterTax.years.map(({ tax }) => -BigInt(tax.text))).toEqual(
          taxed.map(({ rupees }) => rupees),
        );
        expectReturn(afterTax.annualised, { deposit, payments: [...payments, ...taxed] });
      }),
    );
  });
});
