import type { HeldDepositDetail } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { knownPayout } from '#infrastructure/fixed-deposits/catalogue/scheme-rows.ts';
import type { BookingDayRates } from './held-deposits.wire.ts';

/** The rate card of a deposit's booking day. Its rows have no id, and no interest for an amount. */
export function bookingDayCardOf(
  { column, is_assumed: isAssumed, rows }: BookingDayRates,
  reporting: Reporting,
): NonNullable<HeldDepositDetail['bookingDayCard']> {
  const card = RateCard.of(
    rows.flatMap(({ tenure, fd_payout_method_id: payout, ...rates }, index) => {
      const length = Tenure.parse(tenure);
      if (!length.ok) return [];
      return [
        {
          schemeMasterId: index,
          tenure: length.value,
          payoutFrequency: knownPayout(payout, reporting),
          rates: {
            r: Percentage.of(rates.rate_r),
            f: Percentage.of(rates.rate_f),
            sc: Percentage.of(rates.rate_sc),
            fsc: Percentage.of(rates.rate_fsc),
          },
          interestOnLakh: {},
        },
      ];
    }),
  );
  return { card, column, isAssumed };
}
