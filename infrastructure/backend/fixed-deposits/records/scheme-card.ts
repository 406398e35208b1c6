import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { institutionKindOf } from '#domain/fixed-deposits/catalogue/institution-kind.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { SchemeRecord } from './catalogue-queries.ts';
import { rateIn } from './deposit-offer.ts';
import { isInsured } from './issuer-institution.ts';
import { tenureFrom } from './stored-tenure.ts';

export type SchemeCard = ReturnType<typeof schemeCard>;

/** The properties of a scheme by which lists are filtered and sorted, in a rate column. */
export function schemeCard(row: SchemeRecord, column: RateColumn) {
  const rate = Percentage.of(rateIn(row, column));
  return {
    row,
    name: row.name,
    issuerName: row.issuer_name,
    institution: institutionKindOf(row.institution),
    isInsured: isInsured(row.institution),
    tenure: tenureFrom(row.tenure),
    rate,
    interest: Money.of(row[`interest_${column}`]),
    payoutFrequencies: [payoutFrequencyForCode(row.payout_code)],
  };
}
