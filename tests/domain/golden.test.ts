import { expect, it } from 'vitest';
import {
  CompoundingFrequency,
  periodsPerYear,
} from '#domain/fixed-deposits/compounding-frequency.ts';
import { depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import {
  payoutFrequencyForLabel,
  PayoutFrequency,
} from '#domain/fixed-deposits/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
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
    tenure: Tenure.of(published),
    payoutFrequency: payout,
    compoundingFrequency: Object.values(CompoundingFrequency).find(
      (each) => periodsPerYear(each) === Number(published.compoundingPerYear),
    ),
  });
}

const rows = publishedDeposits();

it('has every published row', () => {
  expect(rows).toHaveLength(37);
  expect(rows.every((row) => row.expectedInterest !== '' || row.expectedMaturity !== '')).toBe(
    true,
  );
});

it.each(rows)('$principal at $annualRatePercent for $years/$months/$days: $source', (row) => {
  const quote = quoteOf(row);
  const { totalInterest, maturityAmount } = quote;
  expect(totalInterest.text).toBe(row.expectedInterest || totalInterest.text);
  expect(maturityAmount.text).toBe(row.expectedMaturity || maturityAmount.text);
});
