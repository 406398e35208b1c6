import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { DepositRecord } from './stored-holding.ts';

/** Keeps the rate card of a product as it stands on a booking day, once for each day. */
export async function keepBookingDayRates(
  database: Kysely<Database>,
  { productId, day }: { readonly productId: number; readonly day: CalendarDate },
): Promise<void> {
  await database
    .insertInto('booking_day_rates')
    .columns([
      ...(['product_id', 'day', 'payout_code', 'tenure'] as const),
      ...(['rate_r', 'rate_f', 'rate_sc', 'rate_fsc', 'is_assumed'] as const),
    ])
    .expression((from) =>
      from
        .selectFrom('deposit_rates as rate')
        .select(['rate.product_id', sql<string>`cast(${day.iso} as date)`.as('day')])
        .select(['rate.payout_code', 'rate.tenure'])
        .select(['rate.rate_r', 'rate.rate_f', 'rate.rate_sc', 'rate.rate_fsc'])
        .select(sql<boolean>`false`.as('is_assumed'))
        .where('rate.product_id', '=', productId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The rate card of the day on which a deposit was booked, for the wire; undefined if unknown. */
export async function bookingDayRates(database: Kysely<Database>, deposit: DepositRecord) {
  const rows = await database
    .selectFrom('booking_day_rates')
    .selectAll()
    .where('product_id', '=', deposit.product_id)
    .where('day', '=', deposit.started_on)
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    column: v.parse(v.enum(RateColumn), deposit.rate_column),
    is_assumed: first.is_assumed,
    rows: rows.map(({ tenure, payout_code, rate_r, rate_f, rate_sc, rate_fsc }) => ({
      ...{ tenure, fd_payout_method_id: payout_code },
      ...{ rate_r, rate_f, rate_sc, rate_fsc },
    })),
  };
}
