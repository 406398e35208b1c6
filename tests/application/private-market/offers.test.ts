import { AnswerOffer } from '#application/private-market/answer-offer.ts';
import { CancelShareOrder } from '#application/private-market/cancel-share-order.ts';
import { StoredShareOrderDraft } from '#infrastructure/private-market/orders/stored-share-order-draft.ts';
import { ReportOfferExpiry } from '#application/private-market/report-offer-expiry.ts';
import { failure, success } from '#domain/platform/result.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABORTED, FACTS, MemoryShareOrders, refused, TIMEOUT } from './memory-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function finished<Value>(running: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync();
  return running;
}

describe('the answer to an offer', () => {
  function answering() {
    const orders = new MemoryShareOrders();
    const draft = new StoredShareOrderDraft(new TabJourneyStore(undefined));
    const answerOffer = new AnswerOffer(orders, draft);
    const answer = (tag: 'accept' | 'reject') =>
      finished(answerOffer.run({ requestId: 17, tag }, {}));
    return { orders, draft, answer };
  }

  it('accepts it, and forgets the price of before [PM-4.25]', async () => {
    const { orders, draft, answer } = answering();
    draft.keep(FACTS);
    orders.failures.push(TIMEOUT);
    expect(await answer('accept')).toEqual(success());
    const sent = ['answerOffer', { requestId: 17, tag: 'accept' }];
    expect(orders.calls).toEqual([sent, sent]);
    expect(draft.read(17)).toBeUndefined();
  });

  it('rejects it', async () => {
    const { orders, answer } = answering();
    expect(await answer('reject')).toEqual(success());
    expect(orders.calls).toEqual([['answerOffer', { requestId: 17, tag: 'reject' }]]);
  });

  it('fails with the refusal of the server', async () => {
    const { orders, draft, answer } = answering();
    draft.keep(FACTS);
    orders.failures.push(refused('offer-expired', 409));
    expect(await answer('accept')).toEqual(failure(refused('offer-expired', 409)));
    expect(orders.calls).toHaveLength(1);
    expect(draft.read(17)).toBeDefined();
  });
});

describe('the expiry of an offer', () => {
  function reporting() {
    const orders = new MemoryShareOrders();
    const reports = new ConsoleReporting(false);
    const report = () => new ReportOfferExpiry(orders, reports).run(17, {});
    return { orders, reports, report };
  }

  it('is reported to the server once [PM-4.23]', async () => {
    const { orders, reports, report } = reporting();
    expect(await report()).toEqual(success());
    const answer = { requestId: 17, tag: 'expire' };
    expect(orders.calls).toEqual([['answerOffer', answer]]);
    expect(reports.recent).toEqual([]);
  });

  it('is undone by the clock of the server [PM-4.23]', async () => {
    const { orders, reports, report } = reporting();
    orders.failures.push(refused('offer-still-stands', 409));
    expect(await report()).toEqual(failure({ kind: 'still-valid' }));
    expect(reports.recent).toEqual([]);
  });

  it('is reported if it fails, unless the investor left the screen [PM-4.23]', async () => {
    const { orders, reports, report } = reporting();
    orders.failures.push(ABORTED, TIMEOUT);
    expect(await report()).toEqual(failure(ABORTED));
    expect(reports.recent).toEqual([]);
    expect(await report()).toEqual(failure(TIMEOUT));
    const details = { failure: 'unreachable' };
    expect(reports.recent).toEqual([{ kind: 'failed', what: 'offer expiry', details }]);
  });
});

describe('the cancellation of an order', () => {
  it('is sent again while its reply is lost', async () => {
    const orders = new MemoryShareOrders();
    orders.failures.push(TIMEOUT);
    expect(await finished(new CancelShareOrder(orders).run(17, {}))).toEqual(success());
    expect(orders.calls).toEqual([
      ['cancel', 17],
      ['cancel', 17],
    ]);
  });
});
