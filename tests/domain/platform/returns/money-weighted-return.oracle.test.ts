import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyWeightedReturn } from '#domain/platform/returns/money-weighted-return.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { Money } from '#domain/platform/money.ts';
import { ONE, power, rootOf } from '#tests/domain/fixed-point.ts';
import { type Fraction, fraction, over, plus } from '#tests/domain/oracle.ts';
import { deposits } from './flows.ts';

interface Payment {
  readonly days: number;
  readonly rupees: bigint;
}

/** The sum of present values at a rate in thousandths of a percent, times 10^60. */
function worthAt(thousandths: number, payments: readonly Payment[]): bigint {
  const daily = rootOf((ONE * 100_000n) / BigInt(100_000 + thousandths), 365);
  return payments.reduce((sum, { days, rupees }) => sum + rupees * power(daily, days), 0n);
}

/** The exact present value of payments at whole years. */
function exactWorth(thousandths: number, byYear: readonly bigint[]): Fraction {
  const growth = fraction(BigInt(100_000 + thousandths), 100_000n);
  return byYear.reduceRight(
    (later, rupees) => plus(fraction(rupees), over(later, growth)),
    fraction(0n),
  );
}

const thousandthsOf = (text: string) => Math.round(Number(text) * 1000);

describe('moneyWeightedReturn', () => {
  it('agrees with an independent search in whole numbers, over 365 days', () => {
    fc.assert(
      fc.property(deposits(), (flows) => {
        const found = moneyWeightedReturn(flows, 'act-365');
        const first = flows.reduce((a, b) => (b.date.isBefore(a.date) ? b : a)).date;
        const payments = flows.map(({ date, amount }) => ({
          days: (Date.parse(date.iso) - Date.parse(first.iso)) / 86_400_000,
          rupees: BigInt(amount.text),
        }));
        // The present value falls with the rate, because only the first payment goes out.
        if (!found.ok) {
          const isTooLow = worthAt(-99_000, payments) < 0n;
          expect(isTooLow || worthAt(1_000_000, payments) > 0n).toBe(true);
          return;
        }
        const at = thousandthsOf(found.value.text);
        if (at > -99_000) expect(worthAt(at - 5, payments) >= 0n).toBe(true);
        if (at < 1_000_000) expect(worthAt(at + 5, payments) <= 0n).toBe(true);
      }),
    );
  });

  it('agrees with exact fractions if payments are whole years apart', () => {
    const rupees = fc.array(fc.integer({ min: 0, max: 150_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(calendarDates(), rupees, (date, back) => {
        const flows = [-100_000, ...back].map((amount, years) => ({
          date: date.plus({ years }),
          amount: Money.of(amount),
        }));
        const found = moneyWeightedReturn(flows);
        if (!found.ok) return;
        const byYear = [-100_000n, ...back.map(BigInt)];
        const at = thousandthsOf(found.value.text);
        expect(exactWorth(at - 5, byYear).top >= 0n).toBe(true);
        // An exact half below zero is rounded away from zero, like all amounts.
        expect(exactWorth(at + 5, byYear).top <= 0n).toBe(true);
      }),
    );
  });
});
