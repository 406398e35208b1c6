import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { SchemeRecord } from './catalogue-queries.ts';
import { tenureFrom } from './stored-tenure.ts';

export function rateCardFrom(rows: readonly SchemeRecord[]): RateCard {
  return RateCard.of(
    rows.map((row) => ({
      schemeMasterId: row.scheme_id,
      tenure: tenureFrom(row.tenure),
      payoutFrequency: payoutFrequencyForCode(row.payout_code),
      rates: {
        r: Percentage.of(row.rate_r),
        f: Percentage.of(row.rate_f),
        sc: Percentage.of(row.rate_sc),
        fsc: Percentage.of(row.rate_fsc),
      },
      interestOnLakh: {
        r: Money.of(row.interest_r),
        f: Money.of(row.interest_f),
        sc: Money.of(row.interest_sc),
        fsc: Money.of(row.interest_fsc),
      },
    })),
  );
}
