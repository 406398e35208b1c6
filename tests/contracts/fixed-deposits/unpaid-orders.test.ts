import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { PayAgain } from '#application/fixed-deposits/booking/pay-again.ts';
import { TakeUpDepositOrder } from '#application/fixed-deposits/booking/take-up-deposit-order.ts';
import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Clock } from '#application/platform/clock.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { placedOrder } from './advisor.ts';
import {
  ARJUN,
  LEELA,
  orderFor,
  paymentPage,
  press,
  startDepositOf,
  startedOrder,
  submitNominees,
} from './booking.ts';

const backend = testBackend();
let app: AppContainer;
let thousands = 500;
beforeAll(async () => {
  app = await signedIn(backend, ARJUN);
});

const DAY = 86_400;
const unpaid = (of = app) => of.get(UnpaidDepositOrders);
const nextAmount = () => `${(thousands += 1)}000`;
const start = (principal = nextAmount()) => startedOrder(app, backend, { principal });
const listed = async (id: number, of = app) =>
  valueOf(await unpaid(of).list({})).find(({ depositOrderId }) => depositOrderId === id);
const isHeld = async (id: number) =>
  valueOf(await app.get(HeldDeposits).list({})).some((held) => held.depositOrderId === id);
/** Changes all rates by percentage points. */
const moveRates = (by: number) =>
  sql`update deposit_rates set rate_r = rate_r + ${by}`.execute(backend.sandbox.database);
/** An order with an open payment page, and the advisor who places the same. */
async function advised() {
  const principal = nextAmount();
  const request = await orderFor(app, backend, { principal });
  const id = valueOf(await app.get(DepositOrders).start(request, {})).depositOrderId;
  const page = await paymentPage(app, backend, id);
  const wish = { mobile: ARJUN, amount: principal, scheme: request.schemeId };
  return { id, page, again: () => placedOrder(backend, wish) };
}
/** A session does not outlive days without use. */
const daysLater = async (days: number) => {
  await backend.control.advance(Math.round(days * DAY));
  app = await signedIn(backend, ARJUN);
};

describe('an unpaid deposit order', () => {
  it('is listed without an advisor’s link that expired before it', async () => {
    const principal = nextAmount();
    await placedOrder(backend, { mobile: ARJUN, amount: principal });
    await daysLater(3);
    const id = await start(principal);
    expect((await listed(id))?.advisorOrderId).toBeDefined();
    await daysLater(5);
    const order = await listed(id);
    expect(order).toBeDefined();
    expect(order?.advisorOrderId).toBeUndefined();
  });

  it('is listed on another device with its figures, and can be paid for a week', async () => {
    const principal = nextAmount();
    const request = await orderFor(app, backend, { principal });
    const { depositOrderId } = valueOf(await app.get(DepositOrders).start(request, {}));
    const other = await signedIn(backend, ARJUN);
    const order = await listed(depositOrderId, other);
    expect(order).toMatchObject({ depositId: request.depositId, schemeId: request.schemeId });
    expect(order?.principal.text).toBe(principal);
    expect(order?.maturityAmount.text).toBe(request.maturityAmount.text);
    expect(order?.annualRatePercent.equals(request.annualRatePercent)).toBe(true);
    const waits = (order?.payBy.getTime() ?? 0) - app.get(Clock).now().getTime();
    expect(Math.round(waits / 1000 / DAY)).toBe(7);
    expect(await listed(depositOrderId, await signedIn(backend, LEELA))).toBeUndefined();
  });

  it('is continued and paid on another device', async () => {
    const id = await start();
    const other = await signedIn(backend, ARJUN);
    const order = await listed(id, other);
    if (order === undefined) throw new Error('the order is not listed');
    valueOf(await other.get(TakeUpDepositOrder).run(order, {}));
    expect(other.get(DepositOrderDraft).read()?.principal.text).toBe(order.principal.text);
    expect(other.get(DepositOrderDraft).read()?.earlyWithdrawal?.lockInDays).toBeGreaterThan(0);
    const next = await startDepositOf(other).run(`${backend.appAddress}/fd-redireacting`, {});
    expect(valueOf(next)).toEqual({ kind: 'step', step: 'nominees' });
    await press(await paymentPage(other, backend, id), 'succeeded');
    expect(await listed(id, other)).toBeUndefined();
    expect(await isHeld(id)).toBe(true);
  });

  it('can be paid again after a failed payment, with the same nominees', async () => {
    const id = await start();
    app.get(StartedDepositOrder).keep({ depositOrderId: id, depositId: 1003 });
    const payAgain = app.get(PayAgain);
    const returnUrl = `${backend.appAddress}/fetch-bank-details`;
    expect(failureOf(await payAgain.run(returnUrl, {}))).toEqual({ kind: 'nothing-to-repeat' });
    const first = await paymentPage(app, backend, id);
    await press(first, 'failed');
    const { paymentUrl } = valueOf(await payAgain.run(returnUrl, {}));
    expect(paymentUrl).not.toBe(first);
    await press(paymentUrl, 'succeeded');
    expect(await isHeld(id)).toBe(true);
    expect(failureOf(await payAgain.run(returnUrl, {}))).toEqual({ kind: 'nothing-to-repeat' });
  });

  it('can be cancelled, also twice, and its payment page then accepts no money', async () => {
    const id = await start();
    const page = await paymentPage(app, backend, id);
    valueOf(await unpaid().cancel(id, {}));
    valueOf(await unpaid().cancel(id, {}));
    expect(await listed(id)).toBeUndefined();
    expect((await press(page, 'succeeded')).status).toBe(409);
    expect(await isHeld(id)).toBe(false);
    expect(refusalOf(await submitNominees(app, backend, id))).toBe('409 order-cancelled');
    const choice = { depositOrderId: id, instructionId: 3 };
    const chosen = await app.get(DepositOrders).chooseMaturityInstruction(choice, {});
    expect(refusalOf(chosen)).toBe('409 order-cancelled');
  });

  it('keeps its better rate, and its page, if an advisor places it again', async () => {
    const { id, page, again } = await advised();
    await moveRates(-1);
    await again();
    await moveRates(1);
    expect(await (await fetch(page)).text()).toContain('6.85% p.a.');
    expect((await listed(id))?.annualRatePercent.text).toBe('6.85');
    expect((await listed(id))?.advisorOrderId).toBeDefined();
    await press(page, 'succeeded');
    const deposit = valueOf(await app.get(HeldDeposits).detail(id, {}));
    expect(deposit.annualRatePercent.text).toBe('6.85');
  });

  it('closes the page that names a lower rate, if an advisor places it again', async () => {
    const { id, page, again } = await advised();
    await again();
    expect((await fetch(page)).status).toBe(200);
    await moveRates(1);
    await again();
    await moveRates(-1);
    expect((await press(page, 'succeeded')).status).toBe(409);
    expect(await isHeld(id)).toBe(false);
    expect((await listed(id))?.annualRatePercent.text).toBe('7.85');
    await press(await paymentPage(app, backend, id), 'succeeded');
    expect(await isHeld(id)).toBe(true);
  });

  it('has no maturity instruction once it is started again without one', async () => {
    const request = await orderFor(app, backend, { principal: nextAmount() });
    const starting = { ...request, maturityInstructionId: 2 };
    const { depositOrderId } = valueOf(await app.get(DepositOrders).start(starting, {}));
    expect((await listed(depositOrderId))?.maturityInstructionId).toBe(2);
    valueOf(await app.get(DepositOrders).start(request, {}));
    expect((await listed(depositOrderId))?.maturityInstructionId).toBeUndefined();
  });

  it('is followed by a new one once it is cancelled', async () => {
    const principal = nextAmount();
    const id = await start(principal);
    expect(await start(principal)).toBe(id);
    valueOf(await unpaid().cancel(id, {}));
    const next = await start(principal);
    expect(next).not.toBe(id);
    expect((await listed(next))?.principal.text).toBe(principal);
  });

  it('cannot be cancelled once it is paid, nor by others', async () => {
    const id = await start();
    const leela = await signedIn(backend, LEELA);
    expect(refusalOf(await unpaid(leela).cancel(id, {}))).toMatch(/^404 /);
    await press(await paymentPage(app, backend, id), 'succeeded');
    expect(refusalOf(await unpaid().cancel(id, {}))).toBe('409 paid-already');
    expect(await isHeld(id)).toBe(true);
  });

  it('expires a week after its figures were last confirmed, with a message', async () => {
    const principal = nextAmount();
    const id = await start(principal);
    await daysLater(6);
    expect(await start(principal)).toBe(id);
    await daysLater(6);
    expect(await listed(id)).toBeDefined();
    await daysLater(1.1);
    expect(await listed(id)).toBeUndefined();
    const refused = await submitNominees(app, backend, id);
    expect(refusalOf(refused)).toBe('409 order-expired');
    const words = /^This order ended on .*: it was not paid by then\. You can place it again/;
    const { message } = failureOf(refused) as { readonly message?: string };
    expect(message).toMatch(words);
    expect(await start(principal)).not.toBe(id);
  });

  it('closes its payment page when it expires, and later money is sent back', async () => {
    const principal = nextAmount();
    const id = await start(principal);
    await daysLater(6.999);
    const page = await paymentPage(app, backend, id);
    await backend.control.advance(90);
    expect(refusalOf(await submitNominees(app, backend, id))).toBe('409 order-expired');
    expect(await start(principal)).not.toBe(id);
    expect((await press(page, 'succeeded')).status).toBe(409);
    expect((await press(page, 'late')).text).toContain('Payment sent back');
    expect(await isHeld(id)).toBe(false);
  });

  it('sends one message when it expires, and is listed in the activity', async () => {
    const principal = nextAmount();
    const id = await start(principal);
    const cancelled = nextAmount();
    valueOf(await unpaid().cancel(await start(cancelled), {}));
    const payBy = formatMoment((await listed(id))?.payBy.getTime() ?? 0);
    await daysLater(7.1);
    await daysLater(1);
    const rupees = formatRupees(Money.of(principal));
    const sent = (await backend.control.outbox(ARJUN)).map(({ text }) => text);
    expect(sent.filter((text) => text.includes(rupees) && text.includes('no payment'))).toEqual([
      `Your deposit of ${rupees} in Himadri Classic Deposit: we received no payment by ${payBy}, ` +
        `so the order has ended. ${MONEY_RETURNED} You can book it again at today's rate: ` +
        `${backend.appAddress}/invest`,
    ]);
    const ofCancelled = sent.filter((text) => text.includes(formatRupees(Money.of(cancelled))));
    expect(ofCancelled.join()).not.toContain('no payment');
    const activity = valueOf(await app.get(PersonalData).activity({}));
    const ended = activity.filter(({ kind }) => kind === 'deposit-order-expired');
    const details = ended.map(({ detail }) => detail);
    expect(details).toContain(`${rupees} in Himadri Classic Deposit, order ${id}`);
    expect(new Set(details).size).toBe(details.length);
  });
});
