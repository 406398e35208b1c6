import { BeginEmbeddedBooking } from '#application/fixed-deposits/booking/embedded-booking/begin-embedded-booking.ts';
import type { DepositPayment } from '#application/fixed-deposits/booking/deposit-payments.ts';
import type {
  EmbeddedBooking,
  EmbeddedBookings,
} from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import { FinishEmbeddedBooking } from '#application/fixed-deposits/booking/embedded-booking/finish-embedded-booking.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE, recordedReports, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { SUMMARY, TERMS } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ORDER = { depositOrderId: 50_012, depositId: 3 };
const BOOKING: EmbeddedBooking = { transactionId: 'T-1', url: 'https://bank.example/T-1' };
const PAYMENT: DepositPayment = { ...TERMS, status: 'success', transactionId: 'VRP-1' };

interface Answers {
  readonly booking?: Result<EmbeddedBooking, PortFailure>;
  readonly reported?: Result<void, PortFailure>;
  readonly status?: readonly [
    Result<DepositPayment, PortFailure>,
    ...Result<DepositPayment, PortFailure>[],
  ];
}

/** The use cases in a tab that has started order 50012. */
function embedded({ booking = success(BOOKING), reported = done, status }: Answers = {}) {
  const tab = tabDrafts();
  tab.orderDraft.keep({ ...SUMMARY, issuerId: 'suryoday' });
  tab.startedOrder.keep(ORDER);
  const [open, load] = [answering(booking), answering(booking)];
  const news: unknown[] = [];
  const bookings: EmbeddedBookings = {
    open: open.call,
    booking: load.call,
    report: (...event) => {
      news.push(event.slice(0, 2));
      return Promise.resolve(reported);
    },
  };
  const ask = answering(...(status ?? [success(PAYMENT)]));
  const payments = { verify: () => Promise.resolve(done), status: ask.call };
  const { reporting, events } = recordedReports();
  return {
    begin: new BeginEmbeddedBooking({ ...tab, bookings }),
    finish: new FinishEmbeddedBooking({ ...tab, bookings, payments, reporting }),
    requests: { open: open.requests, load: load.requests, status: ask.requests },
    ...{ tab, news, events },
  };
}

const started = ['T-1', { kind: 'started', depositOrderId: 50_012 }];

describe('beginning an embedded booking', () => {
  it('creates one for the order of the tab, and notifies the partner bank', async () => {
    const { begin, requests, news } = embedded();
    expect(await begin.run(undefined, {})).toEqual(success({ ...BOOKING, order: ORDER }));
    expect(requests).toMatchObject({ open: ['suryoday'], load: [] });
    expect(news).toEqual([started]);
  });

  it('a second time continues the one of the tab', async () => {
    const { begin, requests, news } = embedded();
    await begin.run(undefined, {});
    expect(await begin.run(undefined, {})).toMatchObject({ ok: true });
    expect(requests).toMatchObject({ open: ['suryoday'], load: ['T-1'] });
    expect(news).toEqual([started, started]);
  });

  it('creates a new one for a new order of the tab', async () => {
    const { begin, tab, requests } = embedded();
    await begin.run(undefined, {});
    tab.startedOrder.keep({ ...ORDER, depositOrderId: 50_013 });
    await begin.run(undefined, {});
    expect(requests).toMatchObject({ open: ['suryoday', 'suryoday'], load: [] });
  });

  it('for an advisor’s order stores the order in the tab', async () => {
    const order = { depositOrderId: 50_020, depositId: 4 };
    const { begin, tab, requests } = embedded({ booking: success({ ...BOOKING, order }) });
    expect(await begin.run({ transactionId: 'T-9' }, {})).toMatchObject({ value: { order } });
    expect(requests).toMatchObject({ open: [], load: ['T-9'] });
    expect(tab.startedOrder.read()).toEqual(order);
  });

  it('is not possible without an order', async () => {
    const { begin, tab, requests } = embedded();
    tab.orderDraft.forget();
    expect(await begin.run(undefined, {})).toEqual(failure({ kind: 'no-order' }));
    expect(requests.open).toEqual([]);
  });

  it.each([OFFLINE, refused(422)])('keeps no booking after %o', async (cause) => {
    for (const answers of [{ booking: failure(cause) }, { reported: failure(cause) }]) {
      const { begin, tab } = embedded(answers);
      expect(await begin.run(undefined, {})).toEqual(failure(cause));
      expect(tab.bookingDraft.read()).toBeUndefined();
    }
  });
});

/** Begins a booking, then finishes or cancels it. */
async function ended(answers: Answers, end: 'run' | 'cancel' = 'run') {
  const { begin, finish, tab, news, events, requests } = embedded(answers);
  await begin.run(undefined, {});
  const ending = finish[end]({ ...BOOKING, order: ORDER }, {});
  await vi.runAllTimersAsync();
  const result = await ending;
  const isKept = tab.bookingDraft.read() !== undefined;
  const paid = tab.paymentData.read();
  return { result, isKept, news: news.slice(1), events, paid, requests };
}

const ending = (outcome: string) => [['T-1', { kind: 'ended', outcome }]];

describe('finishing an embedded booking', () => {
  it('asks the backend, stores the payment and notifies the partner bank', async () => {
    const { result, isKept, news, events, paid } = await ended({});
    expect(result).toEqual(success(true));
    expect([isKept, news, events]).toEqual([false, ending('completed'), ['Payment Success']]);
    expect(paid).toMatchObject({ depositOrderId: 50_012, transactionId: 'VRP-1' });
  });

  it('reports no event for an investor who has left the page', async () => {
    const { finish, events } = embedded();
    const booking = { ...BOOKING, order: ORDER };
    expect(await finish.run(booking, { signal: AbortSignal.abort() })).toEqual(success(true));
    expect(events).toEqual([]);
  });

  it('is not finished while the backend knows no payment', async () => {
    const pending = success({ ...PAYMENT, status: 'pending' } as const);
    const { result, isKept, news, events, paid } = await ended({ status: [pending] });
    expect([result, isKept, news, events, paid]).toEqual([success(false), true, [], [], undefined]);
  });

  it('asks again for a lost reply, three times at most', async () => {
    const again = await ended({ status: [failure(OFFLINE), success(PAYMENT)] });
    expect(again).toMatchObject({ result: success(true), isKept: false });
    const never = await ended({ status: [failure(OFFLINE)] });
    expect(never).toMatchObject({ result: failure(OFFLINE), isKept: true, paid: undefined });
    expect(never.requests.status).toHaveLength(3);
  });

  it('passes a refusal on', async () => {
    const refusal = failure(refused(404));
    expect(await ended({ status: [refusal] })).toMatchObject({ result: refusal, isKept: true });
  });

  it('that was cancelled notifies the partner bank, and stores no payment', async () => {
    const { isKept, news, events, paid, requests } = await ended({}, 'cancel');
    expect([isKept, news, events, paid]).toEqual([false, ending('cancelled'), [], undefined]);
    expect(requests.status).toEqual([]);
  });
});
