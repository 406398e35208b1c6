import { createHash } from 'node:crypto';
import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { DepositRecord } from './stored-holding.ts';

/**
 * Keeps the rate card of a product as it stands at a booking, once for each day and content.
 * @returns the digest of the card, by which the deposit finds it
 */
export async function keepBookingDayRates(
  database: Kysely<Database>,
  { productId, day }: { readonly productId: number; readonly day: CalendarDate },
): Promise<string> {
  const rows = await database
    .selectFrom('deposit_rates')
    .select(['payout_code', 'tenure', 'rate_r', 'rate_f', 'rate_sc', 'rate_fsc'])
    .where('product_id', '=', productId)
    .orderBy('payout_code')
    .orderBy('tenure')
    .execute();
  const card_digest = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const common = { product_id: productId, day: day.iso, card_digest, is_assumed: false };
  if (rows.length === 0) return card_digest;
  await database
    .insertInto('booking_day_rates')
    .values(rows.map((row) => ({ ...common, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return card_digest;
}

/** The rate card at the booking of a deposit, for the wire; undefined if unknown. */
export async function bookingDayRates(database: Kysely<Database>, deposit: DepositRecord) {
  const rows = await database
    .selectFrom('booking_day_rates')
    .selectAll()
    .where('product_id', '=', deposit.product_id)
    .where('day', '=', deposit.started_on)
    .where('card_digest', '=', deposit.card_digest)
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
