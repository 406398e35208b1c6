import { paymentLeftBehind } from '#application/platform/payment-under-way.ts';
import { CheckSharePayment } from '#application/private-market/check-share-payment.ts';
import { StoredShareOrderDraft } from '#infrastructure/private-market/orders/stored-share-order-draft.ts';
import { PayShareOrder } from '#application/private-market/pay-share-order.ts';
import type { ShareOrderFacts } from '#application/private-market/share-orders.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, success } from '#domain/platform/result.ts';
import { waitingPurchase } from '#infrastructure/platform/storage/waiting-purchase.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ABORTED,
  FACTS,
  MemoryDrafts,
  MemorySharePayments,
  refused,
  TIMEOUT,
} from './memory-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paymentUrl = 'https://pay.example/17';

describe('the payment of an order', () => {
  function paying() {
    const ports = {
      payments: new MemorySharePayments(),
      draft: new StoredShareOrderDraft(new TabJourneyStore(undefined)),
      drafts: new MemoryDrafts(),
      waitingPurchase: waitingPurchase(new TabJourneyStore(undefined)),
    };
    const pay = async (order: ShareOrderFacts = FACTS, signal?: AbortSignal) => {
      const priceSeen = Money.of('760');
      const started = new PayShareOrder(ports).run({ order, priceSeen }, { signal });
      await vi.runAllTimersAsync();
      return started;
    };
    return { ...ports, pay };
  }

  it('opens the payment page, and keeps the order and its amount', async () => {
    const { payments, draft, drafts, pay } = paying();
    payments.failures.push(TIMEOUT);
    expect(await pay()).toEqual(success({ paymentUrl }));
    expect(payments.calls).toEqual([
      ['start', 17],
      ['start', 17],
    ]);
    const kept = draft.read(17);
    expect(kept?.paymentUrl).toBe(paymentUrl);
    expect(kept?.pricePerUnit.text).toBe('760');
    expect(kept?.fulfilledPrice?.text).toBe('748');
    expect(await paymentLeftBehind(drafts)).toBe('₹1,49,622.44');
  });

  it.each([
    ['basket-order', { ...FACTS, isBasket: true, status: 'payment_requested' }],
    ['nothing-to-pay', { ...FACTS, isBasket: true, status: 'completed' }],
    ['nothing-to-pay', { ...FACTS, status: 'payment_received' }],
  ] as const)('is not started for an order that cannot be paid: %s', async (blocker, order) => {
    const { payments, draft, pay } = paying();
    expect(await pay(order)).toEqual(failure({ kind: 'not-payable', blocker }));
    expect(payments.calls).toEqual([]);
    expect(draft.read(17)).toBeUndefined();
  });

  it('names what the server misses', async () => {
    const { payments, pay } = paying();
    const refusal = refused('bank-missing');
    payments.failures.push(refusal);
    const missing = { kind: 'step-missing', step: 'bank', refusal } as const;
    expect(await pay()).toEqual(failure(missing));
  });

  it('keeps nothing for a screen that was left', async () => {
    const { draft, drafts, pay } = paying();
    expect(await pay(FACTS, AbortSignal.abort())).toEqual(success({ paymentUrl }));
    expect(draft.read(17)).toBeUndefined();
    expect(await paymentLeftBehind(drafts)).toBeUndefined();
  });
});

describe('the check of a payment', () => {
  function checking() {
    const payments = new MemorySharePayments();
    const draft = new StoredShareOrderDraft(new TabJourneyStore(undefined));
    draft.keep(FACTS);
    const check = async () => {
      const found = new CheckSharePayment(payments, draft).run(17, {});
      await vi.runAllTimersAsync();
      return found;
    };
    return { payments, draft, check };
  }

  it('finds a payment that is pending at first, and forgets the paid order', async () => {
    const { payments, draft, check } = checking();
    payments.outcomes = ['pending', 'pending', 'succeeded'];
    expect(await check()).toMatchObject({ ok: true, value: { outcome: 'succeeded' } });
    expect(payments.calls).toHaveLength(3);
    expect(draft.read(17)).toBeUndefined();
  });

  it('asks again after a lost reply, four times at most', async () => {
    const { payments, check } = checking();
    payments.failures.push(TIMEOUT, TIMEOUT, TIMEOUT, TIMEOUT);
    expect(await check()).toEqual(failure(TIMEOUT));
    expect(payments.calls).toHaveLength(4);
    payments.outcomes = ['pending'];
    expect(await check()).toEqual(failure({ kind: 'still-pending' }));
    expect(payments.calls).toHaveLength(8);
  });

  it('keeps the order of a failed or cancelled payment, which can be repeated', async () => {
    const { payments, draft, check } = checking();
    for (const outcome of ['failed', 'cancelled'] as const) {
      payments.outcomes = [outcome];
      expect(await check()).toMatchObject({ ok: true, value: { outcome } });
    }
    expect(payments.calls).toHaveLength(2);
    expect(draft.read(17)).toBeDefined();
  });

  it.each([
    [refused('order-unknown', 404), { kind: 'no-payment' }],
    [{ kind: 'signed-out' }, { kind: 'signed-out' }],
    [ABORTED, ABORTED],
  ] as const)('asks once if a retry cannot help: %o', async (reply, why) => {
    const { payments, check } = checking();
    payments.failures.push(reply);
    expect(await check()).toEqual(failure(why));
    expect(payments.calls).toHaveLength(1);
  });
});
