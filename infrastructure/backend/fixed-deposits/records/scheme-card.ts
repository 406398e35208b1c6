import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { SchemeRecord } from './catalogue-queries.ts';
import { rateIn } from './deposit-offer.ts';
import { tenureFrom } from './stored-tenure.ts';

export type SchemeCard = ReturnType<typeof schemeCard>;

/** The properties of a scheme by which lists are filtered and sorted, in a rate column. */
export function schemeCard(row: SchemeRecord, column: RateColumn) {
  const rate = Percentage.of(rateIn(row, column));
  return {
    row,
    name: row.name,
    issuerName: row.issuer_name,
    institution: row.institution,
    isInsured: row.institution === 'bank',
    tenure: tenureFrom(row.tenure),
    rate,
    interest: Money.of(row[`interest_${column}`]),
    payoutFrequencies: [payoutFrequencyForCode(row.payout_code)],
  };
}
