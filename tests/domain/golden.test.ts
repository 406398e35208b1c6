import { describe, expect, it } from 'vitest';
import {
  CompoundingFrequency,
  periodsPerYear,
} from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  payoutFrequencyForLabel,
  PayoutFrequency,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type PublishedDeposit, publishedDeposits } from '#tests/golden/published-deposits.ts';

function quoteOf(published: PublishedDeposit) {
  const isCumulative = published.payout === 'cumulative';
  const payout = isCumulative
    ? PayoutFrequency.AtMaturity
    : payoutFrequencyForLabel(published.payout);
  if (payout === undefined) throw new Error(`no payout ${published.payout}`);
  return depositQuote({
    principal: Money.of(published.principal),
    annualRatePercent: Percentage.of(published.annualRatePercent),
    tenure: Tenure.of({
      years: published.years,
      months: published.months,
      days: published.days,
    }),
    payoutFrequency: payout,
    compoundingFrequency: Object.values(CompoundingFrequency).find(
      (each) => periodsPerYear(each) === Number(published.compoundingPerYear),
    ),
  });
}

const rows = publishedDeposits();

describe('depositQuote', () => {
  it('has every published row', () => {
    expect(rows).toHaveLength(37);
    expect(rows.every((row) => row.expectedInterest !== '' || row.expectedMaturity !== '')).toBe(
      true,
    );
  });

  it.for(rows)('$principal at $annualRatePercent for $years/$months/$days: $source', (row) => {
    const { totalInterest, maturityAmount } = quoteOf(row);
    expect(totalInterest.text).toBe(row.expectedInterest || totalInterest.text);
    expect(maturityAmount.text).toBe(row.expectedMaturity || maturityAmount.text);
  });
});
