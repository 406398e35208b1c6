import fc from 'fast-check';
import { payoutFrequencies } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { RateCard, type RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { type ByRateColumn, rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { annualRates } from './percentages.ts';
import { tenures } from './tenures.ts';

/** Rates for any of the columns, from none to all four. */
export function ratesByColumn(): fc.Arbitrary<ByRateColumn<Percentage>> {
  const figures = Object.fromEntries(rateColumns.map((column) => [column, annualRates()]));
  return fc.record(figures, { requiredKeys: [] });
}

/** Rows of one card: no scheme twice, no length twice at one payout. */
export function cardRows(): fc.Arbitrary<readonly RateCardRow[]> {
  const row = fc.record({
    tenure: tenures(),
    payoutFrequency: fc.constantFrom(...payoutFrequencies),
    rates: ratesByColumn(),
    interestOnLakh: fc.constant({}),
  });
  return fc
    .uniqueArray(row, {
      selector: (each) => `${each.payoutFrequency} ${each.tenure.days}`,
      maxLength: 8,
    })
    .map((rows) => rows.map((each, index) => ({ ...each, schemeMasterId: index + 1 })));
}

export function rateCards(): fc.Arbitrary<RateCard> {
  return cardRows().map((rows) => RateCard.of(rows));
}
