import {
  payoutCode,
  payoutFrequencyForCode,
} from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { type ByRateColumn, rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { payoutFrequencies } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { parsedBy } from '#infrastructure/platform/storage/stored-json.ts';
import { storedMoney, storedPercentage } from '#infrastructure/platform/storage/stored-values.ts';
import * as v from 'valibot';

/** A stored tenure, such as `1Y 6M`. */
export const storedTenure = parsedBy((text) => Tenure.parse(text));

const rate = v.optional(storedPercentage);
const interest = v.optional(storedMoney);

/** The fields of a rate card row in storage; the product documents fix the key names. */
export const rateRowEntries = {
  scheme_master_id: v.number(),
  min_days: v.optional(v.number()),
  tenure: storedTenure,
  fd_payout_method_id: v.picklist(payoutFrequencies.map(payoutCode)),
  tag_name: v.optional(v.string()),
  rate_of_interest_r: rate,
  rate_of_interest_f: rate,
  rate_of_interest_sc: rate,
  rate_of_interest_fsc: rate,
  interest_amount_1l_r: interest,
  interest_amount_1l_f: interest,
  interest_amount_1l_sc: interest,
  interest_amount_1l_fsc: interest,
};
const rateRowFields = v.object(rateRowEntries);

export const storedRateRow = v.pipe(rateRowFields, v.transform(rateRowFrom));

export function rateRowFrom(stored: v.InferOutput<typeof rateRowFields>): RateCardRow {
  const { tag_name: tag = '' } = stored;
  return {
    schemeMasterId: stored.scheme_master_id,
    tenure: stored.tenure,
    payoutFrequency: payoutFrequencyForCode(stored.fd_payout_method_id),
    rates: byColumn((column) => stored[`rate_of_interest_${column}`]),
    interestOnLakh: byColumn((column) => stored[`interest_amount_1l_${column}`]),
    ...(tag !== '' && { tag }),
  };
}

/** Converts a rate card row for storage. */
export function rateRowToStore(row: RateCardRow): v.InferInput<typeof rateRowFields> {
  return {
    scheme_master_id: row.schemeMasterId,
    min_days: row.tenure.days,
    tenure: row.tenure.text,
    fd_payout_method_id: payoutCode(row.payoutFrequency),
    tag_name: row.tag,
    ...Object.fromEntries(
      rateColumns.flatMap((column) => [
        [`rate_of_interest_${column}`, row.rates[column]?.text],
        [`interest_amount_1l_${column}`, row.interestOnLakh[column]?.text],
      ]),
    ),
  };
}

function byColumn<Value>(
  read: (column: (typeof rateColumns)[number]) => Value | undefined,
): ByRateColumn<Value> {
  const given = rateColumns.flatMap((column) => {
    const value = read(column);
    return value === undefined ? [] : [[column, value] as const];
  });
  return Object.fromEntries(given);
}
