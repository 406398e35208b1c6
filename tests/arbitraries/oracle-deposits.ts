import fc from 'fast-check';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { OracleDeposit } from '#tests/domain/fixed-deposits/tax/oracle.ts';

/** Deposits of whole months that start within some days, as the oracle describes them. */
export function oracleDeposits({
  longest = 40,
  within = 1100,
}: { readonly longest?: number; readonly within?: number } = {}): fc.Arbitrary<OracleDeposit> {
  const frequency = fc.oneof(
    fc.constantFrom(1, 2, 4, 12).map((restsPerYear) => ({ restsPerYear })),
    fc.constantFrom(1, 2, 4, 12).map((payoutsPerYear) => ({ payoutsPerYear })),
  );
  return fc
    .record({
      principal: fc.bigInt({ min: 1n, max: 1_000_000n }),
      hundredths: fc.integer({ min: 0, max: 1500 }),
      months: fc.integer({ min: 1, max: longest }),
      days: fc.integer({ min: 0, max: within }),
      frequency,
      isRenewed: fc.boolean(),
    })
    .map(({ principal, hundredths, months, days, isRenewed, frequency: by }) => {
      const { year, month, day } = CalendarDate.of('2025-06-01').plus({ days });
      const rate = (hundredths / 100).toFixed(2);
      return { principal, rate, months, startedOn: [year, month, day], isRenewed, ...by };
    });
}

const PAYOUTS = { 1: 'yearly', 2: 'half-yearly', 4: 'quarterly', 12: 'monthly' } as const;

/** The same deposit for the rules of the domain. */
export function holdingOf(deposit: OracleDeposit): Holding {
  const { principal, rate, months, startedOn, restsPerYear, payoutsPerYear } = deposit;
  const [year, month, day] = startedOn;
  return Holding.of({
    terms: {
      principal: Money.of(String(principal)),
      annualRatePercent: Percentage.of(rate),
      tenure: Tenure.of({ months }),
      payoutFrequency: frequencyOf(payoutsPerYear) ?? PayoutFrequency.AtMaturity,
      compoundingFrequency: frequencyOf(restsPerYear) ?? CompoundingFrequency.Yearly,
    },
    startedOn: CalendarDate.of(`${year}-${twoDigits(month)}-${twoDigits(day)}`),
  });
}

function frequencyOf(perYear: number | undefined) {
  return perYear === undefined ? undefined : PAYOUTS[perYear as keyof typeof PAYOUTS];
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
