import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, bookedDeposit, oneYear, present } from './booking.ts';

const backend = testBackend();

/** A running deposit of the sample investor, with its details. */
async function detail() {
  const browser = await signedIn(backend, ARJUN);
  const [deposit] = valueOf(await browser.get(HeldDeposits).list({}));
  if (deposit === undefined) throw new Error('the sample investor holds no deposit');
  return valueOf(await browser.get(HeldDeposits).detail(deposit.depositOrderId, {}));
}

it('keeps the early withdrawal of the booking day if the issuer changes it [FD-9.21]', async () => {
  const browser = await signedIn(backend, ARJUN);
  const id = await bookedDeposit(browser, backend, { depositId: 1003, tenure: oneYear });
  const termsNow = async () =>
    valueOf(await browser.get(HeldDeposits).detail(id, {})).earlyWithdrawal;
  const booked = await termsNow();
  const { database } = backend.sandbox;
  const product = database.updateTable('deposit_products').where('id', '=', 1003);
  await product.set({ lock_in_days: booked.lockInDays + 30, withdrawal_penalty: '3' }).execute();
  expect(await termsNow()).toEqual(booked);
});

describe('the rate card of the booking day', () => {
  it('comes with the details of a deposit and has its rate', async () => {
    const { bookingDayCard, tenure, payoutFrequency, annualRatePercent } = await detail();
    if (bookingDayCard === undefined) throw new Error('no card');
    const { card, column, isAssumed } = bookingDayCard;
    const row = card.rowsFor(payoutFrequency).find((each) => each.tenure.text === tenure.text);
    expect(row?.rates[column]?.text).toBe(annualRatePercent.text);
    expect(isAssumed).toBe(false);
  });

  it('is that of each booking when the issuer changes its rates between two of a day', async () => {
    const browser = await signedIn(backend, ARJUN);
    const wish = { depositId: 1003, tenure: oneYear };
    const first = await bookedDeposit(browser, backend, wish);
    const { database } = backend.sandbox;
    await sql`update deposit_rates set rate_r = 9.25 where product_id = 1003`.execute(
      database,
    );
    const second = await bookedDeposit(browser, backend, wish);
    const third = await bookedDeposit(browser, backend, wish);
    const ratesOf = async (id: number) => {
      const held = valueOf(await browser.get(HeldDeposits).detail(id, {}));
      const rows = present(held.bookingDayCard).card.rows;
      return rows.map(({ rates }) => present(rates.r).text);
    };
    const before = await ratesOf(first);
    expect(before).not.toContain('9.25');
    const raised = before.map(() => '9.25');
    expect(await ratesOf(second)).toEqual(raised);
    expect(await ratesOf(third)).toEqual(raised);
    const kept = await database
      .selectFrom('booking_day_rates')
      .select((each) => each.fn.countAll<string>().as('rows'))
      .where('product_id', '=', 1003)
      .where('day', '=', backend.sandbox.clock.today().iso)
      .executeTakeFirstOrThrow();
    expect(Number(kept.rows)).toBe(2 * before.length);
  });

  it('is that of the day where a process of an earlier version booked the deposit', async () => {
    const { depositId, depositOrderId, startedOn } = await detail();
    const { database } = backend.sandbox;
    await sql`update deposits set card_digest = default where id = ${depositOrderId}`.execute(
      database,
    );
    await sql`insert into booking_day_rates (product_id, day, payout_code, tenure,
        rate_r, rate_f, rate_sc, rate_fsc, is_assumed)
      values (${depositId}, ${startedOn.iso}, 'C', '1Y', 6, 6, 6, 6, false)`.execute(database);
    const card = present((await detail()).bookingDayCard).card;
    expect(card.rows.map(({ rates }) => rates.r?.text)).toEqual(['6']);
  });

  it('is left out for a deposit without one', async () => {
    const { depositId } = await detail();
    const { database } = backend.sandbox;
    await sql`delete from booking_day_rates where product_id = ${depositId}`.execute(database);
    expect((await detail()).bookingDayCard).toBeUndefined();
  });
});
