// @vitest-environment node
import { AnswerOffer } from '#application/private-market/answer-offer.ts';
import { PayShareOrder } from '#application/private-market/pay-share-order.ts';
import { PrepareDealSlip } from '#application/private-market/prepare-deal-slip.ts';
import { ReportOfferExpiry } from '#application/private-market/report-offer-expiry.ts';
import { success } from '#domain/platform/result.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { waitingPurchase } from '#infrastructure/platform/storage/waiting-purchase.ts';
import { StoredShareOrderDraft } from '#infrastructure/private-market/orders/stored-share-order-draft.ts';
import { CLOCK } from '#tests/application/fixed-deposits/booking.ts';
import {
  FACTS,
  MemoryBasketOrders,
  MemoryDealSlips,
  MemoryDrafts,
  MemorySellRequests,
  MemorySharePayments,
  MemoryShareOrders,
  TIMEOUT,
} from '#tests/application/private-market/memory-ports.ts';
import { SaleAnswers } from '#ui/private-market/holdings/sell/sale-answers.ts';
import { DealSlipViewModel } from '#ui/private-market/orders/deal-slip/deal-slip.view-model.ts';
import { OrdersViewModel } from '#ui/private-market/orders/list/orders.view-model.ts';
import { OrderSummaryViewModel } from '#ui/private-market/orders/order-summary/order-summary.view-model.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function finished<Value>(running: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync();
  return running;
}

const journey = new TabJourneyStore(undefined);
const draft = new StoredShareOrderDraft(journey);
const cancels = [
  ['cancel', 17],
  ['cancel', 17],
];

it('sends the answer to a sale again while its reply is lost', async () => {
  const requests = new MemorySellRequests();
  requests.failures.push(TIMEOUT);
  const answer = { requestId: 5, tag: 'agree' } as const;
  const answers = new SaleAnswers(requests, () => Promise.resolve());
  expect(await finished(answers.give(answer))).toEqual(success());
  expect(requests.calls).toEqual([
    ['answer', answer],
    ['answer', answer],
  ]);
});

it('reports the signature of a deal slip again while the reply is lost', async () => {
  const token = { documentId: 'DID1', signer: '9000000001', tokenId: 'token' };
  const slips = new MemoryDealSlips({ isSigned: false, isPaymentDone: true, token });
  const prepareSlip = new PrepareDealSlip(slips, {
    isSandbox: true,
    sandboxAddress: () => Promise.resolve(undefined),
    signingWidget: () => Promise.resolve({ mode: 'sandbox', address: 'https://sign.example' }),
  });
  const viewModel = new DealSlipViewModel(prepareSlip, slips, 17);
  viewModel.activate();
  await vi.runAllTimersAsync();
  slips.failures.push(TIMEOUT);
  await finished(viewModel.confirm());
  expect(viewModel.state).toEqual({ kind: 'signed' });
  expect(slips.calls.slice(1)).toEqual([
    ['confirmSigned', 17],
    ['confirmSigned', 17],
  ]);
});

it('sends the cancellation in the list of orders again while its reply is lost', async () => {
  const orders = new MemoryShareOrders();
  orders.failures.push(TIMEOUT);
  const viewModel = new OrdersViewModel(
    {
      orders,
      basketOrders: new MemoryBasketOrders(),
      answerOffer: new AnswerOffer(orders, draft),
      reportExpiry: new ReportOfferExpiry(orders, new ConsoleReporting(false)),
      clock: CLOCK,
    },
    'active',
  );
  const order = { ...FACTS, signingStatus: 'unrequested' as const, items: [] };
  expect(await finished(viewModel.cancel(order))).toEqual(success());
  expect(orders.calls.slice(0, 2)).toEqual(cancels);
});

it('sends the cancellation in the order summary again while its reply is lost', async () => {
  const orders = new MemoryShareOrders();
  orders.failures.push(TIMEOUT);
  const payOrder = new PayShareOrder({
    payments: new MemorySharePayments(),
    draft,
    drafts: new MemoryDrafts(),
    waitingPurchase: waitingPurchase(journey),
  });
  const returnPath = textDraft(JourneyKey.AttemptedPath)(journey);
  const viewModel = new OrderSummaryViewModel({ orders, payOrder, draft, returnPath }, 17);
  expect(await finished(viewModel.cancel())).toEqual(success());
  expect(orders.calls.slice(0, 2)).toEqual(cancels);
});
