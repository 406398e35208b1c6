import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tdsDrag } from '#domain/fixed-deposits/returns/tds-drag.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { holdingOf, oracleDeposits } from '#tests/arbitraries/oracle-deposits.ts';
import { fraction, halfUp, minus, over, plus, times } from '#tests/domain/oracle.ts';
import {
  dayNumber, exactInterestTill, maturityOf, type OracleDeposit, rupeesThrough, totalOf,
} from '#tests/domain/fixed-deposits/tax/oracle.ts';

/** The last days of the tax years in which a deposit runs, the last one at maturity. */
function taxDays(deposit: OracleDeposit): readonly number[] {
  const [year, month] = deposit.startedOn;
  const maturity = maturityOf(deposit);
  const days: number[] = [];
  for (let ends = month < 4 ? year : year + 1; ; ends += 1) {
    const lastDay = dayNumber([ends, 3, 31]);
    if (lastDay + 1 >= maturity) return [...days, maturity];
    days.push(lastDay);
  }
}

/** TDS in paise on interest in rupees, half-up. */
function paiseOn(interest: bigint, percent: number): bigint {
  return halfUp(fraction(interest * BigInt(percent)));
}

/** Interest in rupees and TDS in paise of each tax year of a deposit that pays its own TDS. */
function draggedYears(deposit: OracleDeposit, percent: number) {
  const principal = fraction(deposit.principal);
  let [balance, before, earned] = [principal, principal, fraction(0n)];
  let counted = 0n;
  return taxDays(deposit).map((day) => {
    const till = Math.min(day + 1, maturityOf(deposit));
    const contract = plus(principal, exactInterestTill(deposit, till));
    const growth = minus(over(times(balance, contract), before), balance);
    earned = plus(earned, growth);
    const interest = halfUp(earned) - counted;
    const tds = paiseOn(interest, percent);
    balance = minus(plus(balance, growth), fraction(tds, 100n));
    before = contract;
    counted += interest;
    return { interest, tds };
  });
}

/** The same of a deposit whose interest is paid out, from which nothing is taken. */
function paidOutYears(deposit: OracleDeposit, percent: number) {
  let before = 0n;
  return taxDays(deposit).map((day) => {
    const through = rupeesThrough(deposit, day);
    const interest = through - before;
    before = through;
    return { interest, tds: paiseOn(interest, percent) };
  });
}

describe('tdsDrag', () => {
  it('agrees with exact fractions', () => {
    fc.assert(
      fc.property(oracleDeposits(), fc.integer({ min: 0, max: 30 }), (deposit, percent) => {
        const drag = tdsDrag(holdingOf(deposit), Percentage.of(percent));
        const isCumulative = deposit.payoutsPerYear === undefined;
        const years = (isCumulative ? draggedYears : paidOutYears)(deposit, percent);
        const found = drag.years.map(({ interest, taxDeductedAtSource }) => ({
          interest: BigInt(interest.text),
          tds: BigInt(taxDeductedAtSource.times(100).text),
        }));
        expect(found).toEqual(years);
        const interest = years.reduce((sum, year) => sum + year.interest, 0n);
        const tds = years.reduce((sum, year) => sum + year.tds, 0n);
        expect(drag.growthLost.text).toBe(String(totalOf(deposit) - interest));
        const received = (deposit.principal + interest) * 100n - tds;
        expect(drag.received.times(100).text).toBe(String(received));
      }),
    );
  });
});
