import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { Session } from '#application/platform/session.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { Money } from '#domain/platform/money.ts';
import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import { FORM_RATE } from '#infrastructure/backend/http/form-limit.ts';
import { imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { waitingStatements } from '../waiting-statements.ts';
import {
  ARJUN,
  bookedDeposit,
  orderFor,
  paymentPage,
  present,
  press,
  startedOrder,
} from '../fixed-deposits/booking.ts';
import {
  FORMS,
  openedBooking,
  PAY,
  postedBy,
  sendForm,
  sendForms,
} from '../fixed-deposits/embedded.ts';

/** PGlite lives in one process; a server is shared. */
describe.runIf(process.env['DATABASE_URL'])('two backends on one database, for one person', () => {
  let first: Backend;
  let second: Backend;
  beforeAll(async () => {
    // The scheduled jobs also follow the clock of the other process.
    first = await startBackend({ isTicking: true });
    second = await startBackend({ location: first.location, isTicking: true });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  it('accept each other’s codes, sessions and sign-outs', async () => {
    const mobile = '9533000001';
    const one = await clientOf(first.appAddress);
    const other = await clientOf(second.appAddress);
    valueOf(await one.get(SignIn).requestCode(mobile, {}));
    const code = await second.control.codeFor(mobile);
    const investor = valueOf(await other.get(SignIn).verifyCode({ mobile, code }, {}));
    await one.get(Session).begin(investor);
    const token = present(one.get(Session).current?.accessToken);
    const activity = { token, body: {} };
    expect((await call(first, '/profile/activity', activity)).status).not.toBe(401);
    await other.get(Session).begin(investor);
    valueOf(await other.get(SignIn).signOut({}));
    expect((await call(first, '/profile/activity', activity)).status).toBe(401);
  });

  it('count wrong codes together: five in all', async () => {
    const mobile = '9533000002';
    const apps = [await clientOf(first.appAddress), await clientOf(second.appAddress)];
    valueOf(await present(apps[0]).get(SignIn).requestCode(mobile, {}));
    const code = await first.control.codeFor(mobile);
    const wrong = code === '246810' ? '246811' : '246810';
    const guesses = Array.from({ length: 10 }, (_, at) =>
      present(apps[at % 2])
        .get(SignIn)
        .verifyCode({ mobile, code: wrong }, {}),
    );
    for (const guess of await Promise.all(guesses)) expect(guess.ok).toBe(false);
    for (const app of apps) {
      const late = await app.get(SignIn).verifyCode({ mobile, code }, {});
      expect(refusalOf(late)).toMatch(/^400 /);
    }
  });

  it('count the messages of one address together', async () => {
    const send = (backend: Backend) =>
      fetch(`${backend.appAddress}/api/main/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).then(({ status }) => status);
    const statuses = [];
    for (let round = 0; round < 31; round += 1) {
      statuses.push(await send(first), await send(second));
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(FORM_RATE.max);
    expect(statuses.slice(FORM_RATE.max)).toEqual([429, 429]);
  });

  it('create one order for identical calls', async () => {
    const apps = [await signedIn(first, ARJUN), await signedIn(second, ARJUN)];
    const wish = { principal: '430000' };
    const requests = [
      await orderFor(present(apps[0]), first, wish),
      await orderFor(present(apps[1]), second, wish),
    ];
    const started = await Promise.all(
      Array.from({ length: 10 }, async (_, at) =>
        valueOf(
          await present(apps[at % 2])
            .get(DepositOrders)
            .start(present(requests[at % 2]), {}),
        ),
      ),
    );
    expect(new Set(started.map(({ depositOrderId: id }) => id)).size).toBe(1);
  });

  it('lock an account before its order, as its deletion does', async () => {
    const app = await signedIn(first, ARJUN);
    const id = await startedOrder(app, first, { principal: '450000' });
    const page = await paymentPage(app, first, id);
    await press(page, 'failed');
    const late = await first.sandbox.database.transaction().execute(async (deletion) => {
      await sql`select id from investors where mobile = ${ARJUN} for update`.execute(deletion);
      const arriving = press(page, 'late');
      await expect.poll(() => waitingStatements(first)).toBe(1);
      // Refused if the payment holds the order while it waits for the account.
      await sql`select id from deposit_orders where id = ${id} for update nowait`.execute(deletion);
      return { arriving };
    });
    expect((await late.arriving).text).toContain('Payment sent back');
  });

  it('pay for a booking of the partner bank or cancel it, if two tabs do both', async () => {
    const app = await signedIn(first, ARJUN);
    const { url, depositOrderId } = await openedBooking(app, first);
    await sendForms(url, FORMS);
    const { database } = first.sandbox;
    const { paying, cancelling } = await database.transaction().execute(async (other) => {
      await sql`select id from investors where mobile = ${ARJUN} for update`.execute(other);
      const tabs = { paying: sendForm(url, PAY), cancelling: Promise.resolve() };
      await expect.poll(() => waitingStatements(first)).toBe(1);
      let isCancelled = false;
      tabs.cancelling = sendForm(url, { step: 'payment', act: 'cancel' }).then(() => {
        isCancelled = true;
      });
      const isSettled = async () => isCancelled || (await waitingStatements(first)) === 2;
      await expect.poll(isSettled).toBe(true);
      return tabs;
    });
    await Promise.all([paying, cancelling]);
    const orders = database.selectFrom('deposit_orders').select('state');
    const order = await orders.where('id', '=', depositOrderId).executeTakeFirstOrThrow();
    const { outcome } = await postedBy(url);
    expect([order.state, outcome]).not.toEqual(['booked', 'cancelled']);
  });

  it('report no failure of a sale that was withdrawn while the desk reviewed it', async () => {
    const app = await signedIn(first, ARJUN);
    const sales = app.get(SellRequests);
    const wish = { shareName: 'Vayu Mobility', quantity: 5, askingPrice: Money.of('10') };
    valueOf(await sales.submit(wish, {}));
    const { database } = first.sandbox;
    await first.control.desk(true);
    const { reviewing } = await database.transaction().execute(async (other) => {
      await sql`select id from investors where mobile = ${ARJUN} for update`.execute(other);
      const review = first.control.advance(60);
      await expect.poll(() => waitingStatements(first)).toBe(1);
      await sql`update sell_requests set status = 'withdrawn', decided_at = requested_at
        where status = 'under-review'`.execute(other);
      return { reviewing: review };
    });
    await reviewing;
    await first.control.desk(false);
    expect(valueOf(await sales.list({}))[0]?.status).toBe('withdrawn');
    expect(first.failures).toEqual([]);
  });

  it('make due payouts once, although both run the job', async () => {
    const app = await signedIn(first, ARJUN);
    await bookedDeposit(app, first, { principal: '440000' });
    const days = 400;
    await Promise.all([
      first.control.advance((days / 2) * 86_400),
      second.control.advance((days / 2) * 86_400),
    ]);
    await expect
      .poll(
        async () => (await second.control.now()).getTime() - (await first.control.now()).getTime(),
      )
      .toBe(0);
    expect(await imbalances(second.sandbox.database, sandboxContexts)).toEqual([]);
    const again = await signedIn(second, ARJUN);
    const held = valueOf(await again.get(HeldDeposits).list({}));
    expect(held.filter(({ principal }) => principal.text === '440000').length).toBeGreaterThan(0);
    expect(first.failures).toEqual([]);
    expect(second.failures).toEqual([]);
  });
});
