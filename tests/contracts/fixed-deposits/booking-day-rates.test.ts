import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { keepBookingDayRates } from '#infrastructure/backend/fixed-deposits/records/rates-by-day.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';
import { ARJUN } from './booking.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** A running deposit of the sample investor, with its details. */
async function detail() {
  const browser = await signedIn(backend, ARJUN);
  const [deposit] = valueOf(await browser.get(HeldDeposits).list({}));
  if (deposit === undefined) throw new Error('the sample investor holds no deposit');
  return valueOf(await browser.get(HeldDeposits).detail(deposit.depositOrderId, {}));
}

describe('the rate card of the booking day', () => {
  it('comes with the details of a deposit and has its rate', async () => {
    const { bookingDayCard, tenure, payoutFrequency, annualRatePercent } = await detail();
    if (bookingDayCard === undefined) throw new Error('no card');
    const { card, column, isAssumed } = bookingDayCard;
    const row = card.rowsFor(payoutFrequency).find((each) => each.tenure.text === tenure.text);
    expect(row?.rates[column]?.text).toBe(annualRatePercent.text);
    expect(isAssumed).toBe(false);
  });

  it('stays as it was when the issuer changes its rates, also for a second booking', async () => {
    const { depositId, startedOn, bookingDayCard } = await detail();
    const { database } = backend.sandbox;
    await sql`update deposit_rates set rate_r = rate_r + 1 where product_id = ${depositId}`.execute(
      database,
    );
    await keepBookingDayRates(database, { productId: depositId, day: startedOn });
    const after = (await detail()).bookingDayCard;
    const ratesOf = (card = bookingDayCard) =>
      card?.card.rows.map(({ rates }) => rates.r?.text).toSorted();
    expect(ratesOf(after)).toEqual(ratesOf());
    const today = backend.sandbox.clock.today();
    await keepBookingDayRates(database, { productId: depositId, day: today });
    const kept = await database
      .selectFrom('booking_day_rates')
      .select(['rate_r'])
      .where('product_id', '=', depositId)
      .where('day', '=', today.iso)
      .execute();
    const raised = kept.map(({ rate_r }) => Percentage.of(rate_r).text).toSorted();
    expect(raised).not.toEqual(ratesOf());
    expect(raised).toHaveLength(ratesOf()?.length ?? 0);
  });

  it('is left out for a deposit without one', async () => {
    const { depositId } = await detail();
    const { database } = backend.sandbox;
    await sql`delete from booking_day_rates where product_id = ${depositId}`.execute(database);
    expect((await detail()).bookingDayCard).toBeUndefined();
  });
});
