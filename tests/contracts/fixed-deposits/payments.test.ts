import { DepositNominations } from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import {
  ARJUN,
  LEELA,
  NEHA,
  type Outcome,
  paymentPage,
  press,
  searchOf,
  startedOrder,
  submitNominees,
} from './booking.ts';

const backend = testBackend({ onStatement: (text) => onStatement?.(text) });
let arjun: AppContainer;
let leela: AppContainer;
let thousands = 100;
const DAY = 86_400_000;
/** Called for each statement that the database runs. */
let onStatement: ((text: string) => void) | undefined;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
  leela = await signedIn(backend, LEELA);
});

const payments = (app = arjun) => app.get(DepositPayments);
/** Each with a different amount, so that it is a separate order. */
const newOrder = (app = arjun) =>
  startedOrder(app, backend, { principal: `${(thousands += 1)}000` });
const statusOf = async (depositOrderId: number) =>
  valueOf(await payments().status({ depositOrderId, depositId: 1003 }, {}));
const heldIds = async () =>
  valueOf(await arjun.get(HeldDeposits).list({})).map((deposit) => deposit.depositOrderId);
const isHeld = async (orderId: number) => (await heldIds()).includes(orderId);

describe('the nominees of an order', () => {
  const submit = async (shares: readonly (readonly [number, number])[], orderId?: number) =>
    arjun.get(DepositNominations).submit(
      {
        depositOrderId: orderId ?? (await newOrder()),
        nominees: shares.map(([nomineeId, sharePercent]) => ({ nomineeId, sharePercent })),
        returnUrl: `${backend.appAddress}/fetch-bank-details`,
      },
      {},
    );
  const ids = async () => valueOf(await arjun.get(Nominees).list({})).map(({ id }) => id);

  it('share exactly 100 percent, none twice', async () => {
    const [first = 0, second = 0] = await ids();
    const refusal = '422 shares-not-100';
    expect(refusalOf(await submit([[first, 60]]))).toBe(refusal);
    const wrong = [
      [
        [first, 60],
        [second, 50],
      ],
      [
        [first, 50],
        [first, 50],
      ],
      [
        [first, 100],
        [second, 0],
      ],
      [],
    ] as const;
    for (const shares of wrong) expect(refusalOf(await submit(shares))).toBe(refusal);
  });

  it('are from the investor’s own list', async () => {
    expect(refusalOf(await submit([[4242, 100]]))).toBe('422 nominee-unknown');
  });

  it('are other people than the investor, also if KYC came after them', async () => {
    const orderId = await newOrder();
    const { database } = backend.sandbox;
    const known = database.selectFrom('investors').select(['id', 'pan']);
    const { id, pan } = await known.where('mobile', '=', ARJUN).executeTakeFirstOrThrow();
    const saved = database.updateTable('nominees').where('investor_id', '=', id);
    await saved.set({ pan: pan ?? '' }).execute();
    const refused = await submitNominees(arjun, backend, orderId);
    expect(refusalOf(refused)).toBe('400 nominee-pan-of-investor');
    await saved.set({ pan: '' }).execute();
    valueOf(await submitNominees(arjun, backend, orderId));
  });

  it('are submitted for the own order only', async () => {
    const theirs = await newOrder(leela);
    const [first = 0] = await ids();
    expect(refusalOf(await submit([[first, 100]], theirs))).toBe('404 no-such-deposit');
  });

  it('require the earlier steps', async () => {
    const neha = await signedIn(backend, NEHA);
    const orderId = await newOrder(neha);
    expect(refusalOf(await submitNominees(neha, backend, orderId))).toBe(
      '409 onboarding-unfinished',
    );
  });

  it('lead to one open payment, also after a lost answer [FD-7.48]', async () => {
    const orderId = await newOrder();
    const route = '/api/main/investment/updatenominees';
    await backend.control.fault({ route, kind: 'drop-after-commit', times: 1 });
    expect(failureOf(await submitNominees(arjun, backend, orderId)).kind).toBe('unreachable');
    const pages = await Promise.all([
      paymentPage(arjun, backend, orderId),
      paymentPage(arjun, backend, orderId),
    ]);
    expect(new Set(pages).size).toBe(1);
    expect(new URL(pages[0]).origin).toBe(backend.thirdPartyAddress);
  });
});

describe('a payment that succeeds', () => {
  it('creates deposit, passbook entry and message, with a receipt [FD-7.52, FD-7.53]', async () => {
    const orderId = await newOrder();
    const result = await press(await paymentPage(arjun, backend, orderId), 'succeeded');
    expect(result.status).toBe(303);
    expect(new URL(result.location ?? '').pathname).toBe('/fetch-bank-details');
    valueOf(await payments().verify(searchOf(result), {}));
    const { status, principal, transactionId } = await statusOf(orderId);
    expect(status).toBe('success');
    expect(principal.text).toBe(`${thousands}000`);
    expect(await isHeld(orderId)).toBe(true);
    const [entry] = valueOf(await arjun.get(Passbook).entries({}));
    expect(entry).toMatchObject({ kind: 'investment', depositName: 'Himadri Classic Deposit' });
    expect(entry?.amount.text).toBe(`${thousands}000`);
    const [message] = await backend.control.outbox(ARJUN);
    expect(message?.text).toContain('is booked');
    expect(message?.text).toContain(transactionId);
  });

  it('contains the data of the confirmation [FD-3.40]', async () => {
    const orderId = await newOrder();
    await press(await paymentPage(arjun, backend, orderId), 'succeeded');
    const payment = await statusOf(orderId);
    expect(payment.depositName).toBe('Himadri Classic Deposit');
    expect(payment.annualRatePercent.text).toBe('6.85');
    expect(payment.tenure.text).toBe('1Y');
    expect(payment.maturityDate?.iso).toBe(backend.sandbox.clock.today().plus({ years: 1 }).iso);
  });

  it('begins the deposit on its own day, also if midnight passes before the booking', async () => {
    const { clock, database } = backend.sandbox;
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    const [today, offset] = [clock.today(), clock.offset];
    onStatement = (text) => {
      if (text.startsWith('update "deposit_payments" set "state"')) clock.offset = offset + DAY;
    };
    await press(page, 'succeeded');
    onStatement = undefined;
    clock.offset = offset;
    const deposit = database.selectFrom('deposits').where('id', '=', orderId);
    const { started_on: start } = await deposit.select('started_on').executeTakeFirstOrThrow();
    expect(start).toBe(today.iso);
  });

  it('submitted fifty times at once, in tabs and after going back, creates one deposit', async () => {
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    const before = (await heldIds()).length;
    const presses = await Promise.all(Array.from({ length: 50 }, () => press(page, 'succeeded')));
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([303]));
    const late = await press(page, 'succeeded');
    expect(searchOf(late)).toBe(searchOf(presses[0] ?? late));
    expect((await heldIds()).length).toBe(before + 1);
    const messages = await backend.control.outbox(ARJUN);
    const reference = new URLSearchParams(searchOf(late)).get('payment_id') ?? '';
    expect(messages.filter(({ text }) => text.includes(reference))).toHaveLength(1);
  });

  it('cannot fail or be cancelled later, and the page shows its result', async () => {
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    await press(page, 'succeeded');
    const late = await press(page, 'cancelled');
    expect(late.status).toBe(409);
    expect(late.text).toContain('Payment successful');
    expect((await statusOf(orderId)).status).toBe('success');
  });

  it('closes the order, so that nothing is left to pay', async () => {
    const orderId = await newOrder();
    await press(await paymentPage(arjun, backend, orderId), 'succeeded');
    expect(refusalOf(await submitNominees(arjun, backend, orderId))).toBe('409 paid-already');
  });
});

describe('a payment that does not succeed', () => {
  it.each<readonly [Outcome, string]>([
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ])('and is %s creates no deposit, and can be repeated [FD-4.63]', async (outcome, word) => {
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    const result = await press(page, outcome);
    valueOf(await payments().verify(searchOf(result), {}));
    expect((await statusOf(orderId)).status).toBe(word);
    expect(await isHeld(orderId)).toBe(false);
    const again = await paymentPage(arjun, backend, orderId);
    expect(again).not.toBe(page);
    await press(again, 'succeeded');
    expect(await isHeld(orderId)).toBe(true);
  });

  it('expires after 15 minutes, and a late click creates no deposit', async () => {
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    await backend.control.advance(15 * 60 - 100);
    arjun = await signedIn(backend, ARJUN);
    leela = await signedIn(backend, LEELA);
    expect((await statusOf(orderId)).status).toBe('pending');
    await backend.control.advance(200);
    expect((await statusOf(orderId)).status).toBe('expired');
    const late = await press(page, 'succeeded');
    expect(late.status).toBe(409);
    expect(late.text).toContain('Payment expired');
    expect(await isHeld(orderId)).toBe(false);
  });
});

describe('a return address', () => {
  it('that is forged proves nothing', async () => {
    const orderId = await newOrder();
    const failed = await press(await paymentPage(arjun, backend, orderId), 'failed');
    const search = new URLSearchParams(searchOf(failed));
    search.set('payment_status', 'success');
    const unknown = '400 result-not-known';
    expect(refusalOf(await payments().verify(`?${search}`, {}))).toBe(unknown);
    search.delete('signature');
    expect(refusalOf(await payments().verify(`?${search}`, {}))).toBe('400 invalid-field');
    expect((await statusOf(orderId)).status).toBe('failed');
  });

  it('of another payment or another person proves nothing', async () => {
    const mine = await press(await paymentPage(arjun, backend, await newOrder()), 'succeeded');
    expect(refusalOf(await payments(leela).verify(searchOf(mine), {}))).toBe(
      '400 result-not-known',
    );
    const other = await press(await paymentPage(arjun, backend, await newOrder()), 'failed');
    const mixed = new URLSearchParams(searchOf(other));
    mixed.set('signature', new URLSearchParams(searchOf(mine)).get('signature') ?? '');
    expect(refusalOf(await payments().verify(`?${mixed}`, {}))).toBe('400 result-not-known');
  });

  it('replayed changes nothing', async () => {
    const orderId = await newOrder();
    const result = await press(await paymentPage(arjun, backend, orderId), 'succeeded');
    const before = await heldIds();
    for (let replay = 0; replay < 3; replay += 1) {
      valueOf(await payments().verify(searchOf(result), {}));
    }
    expect(await heldIds()).toEqual(before);
  });
});
