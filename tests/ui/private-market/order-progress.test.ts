import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { orderProgress } from '#ui/private-market/orders/list/order-progress.ts';
import { describe, expect, it } from 'vitest';

const order = (fields: Partial<ShareOrder>) =>
  ({ status: OrderStatus.Pending, isBasket: false, ...fields }) as ShareOrder;
const reached = (fields: Partial<ShareOrder>) => {
  const progress = orderProgress(order(fields));
  return progress?.stages.slice(0, progress.done).at(-1);
};

describe('the stages of an order', () => {
  it('lead from the request to the transfer, with an offer if it has a deadline', () => {
    expect(orderProgress(order({}))?.stages.join(' ')).toBe(
      'requested confirmed paid signed transferred',
    );
    const offered = order({ status: OrderStatus.PriceOffered, offerDeadline: 1 });
    expect(orderProgress(offered)?.stages.join(' ')).toBe(
      'requested offered accepted paid signed transferred',
    );
  });

  it.each([
    [{ status: OrderStatus.Pending }, 'requested'],
    [{ status: OrderStatus.PriceOffered, offerDeadline: 1 }, 'offered'],
    [{ status: OrderStatus.PaymentRequested, offerDeadline: 1 }, 'accepted'],
    [{ status: OrderStatus.RequestConfirmed }, 'confirmed'],
    [{ status: OrderStatus.PaymentFailed }, 'confirmed'],
    [{ status: OrderStatus.PaymentReceived }, 'paid'],
    [{ status: OrderStatus.OrderUnderProcess }, 'signed'],
    [{ status: OrderStatus.Completed }, 'transferred'],
  ])('has %j reach %s', (fields, stage) => {
    expect(reached(fields)).toBe(stage);
  });

  it('include an offer that was answered, after its deadline is gone', () => {
    const paid = order({ status: OrderStatus.PaymentReceived, reached: { offered: 1 } });
    expect(orderProgress(paid)?.stages).toContain('accepted');
  });

  it('have no deal slip for a basket', () => {
    const paid = { isBasket: true, status: OrderStatus.PaymentReceived };
    expect(reached(paid)).toBe('paid');
    expect(orderProgress(order(paid))?.stages).not.toContain('signed');
    expect(reached({ isBasket: true, status: OrderStatus.OrderUnderProcess })).toBe('paid');
  });

  const { Cancelled } = OrderStatus;
  it.each([
    [{ status: Cancelled }, 'requested ended'],
    [{ status: Cancelled, reached: { confirmed: 1, ended: 2 } }, 'requested confirmed ended'],
    [{ status: Cancelled, paymentReference: 'T1' }, 'requested paid ended'],
    [{ status: OrderStatus.PriceOfferDeclined }, 'requested offered ended'],
    [{ status: OrderStatus.PriceOfferExpired, reached: { offered: 1 } }, 'requested offered ended'],
    [{ isBasket: true, status: OrderStatus.Failed }, 'requested ended'],
  ])('of %j are %s, because it ended there', (fields, stages) => {
    const progress = orderProgress(order(fields));
    expect(progress?.stages.join(' ')).toBe(stages);
    expect(progress?.done).toBe(progress?.stages.length);
  });

  it('are absent for an unknown status', () => {
    expect(orderProgress(order({ status: { unknown: 'held' } }))).toBeUndefined();
  });
});
