import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  orderMoveForPayment,
  paymentBlock,
  SharePaymentOutcome,
} from '#domain/private-market/orders/share-payment.ts';
import { anyText } from '#tests/arbitraries/share-orders.ts';
import { textExcept } from '#tests/arbitraries/text-except.ts';

const outcomes = Object.values(SharePaymentOutcome);
const order = { isBasketOrder: false, isPaymentStarted: false, requestId: '17' };

describe('orderMoveForPayment', () => {
  it('moves the order when a payment has ended, not before, nor when it was left', () => {
    expect(orderMoveForPayment('succeeded')).toBe('payment-succeeded');
    expect(orderMoveForPayment('failed')).toBe('payment-failed');
    expect(orderMoveForPayment('cancelled')).toBeUndefined();
    expect(orderMoveForPayment('pending')).toBeUndefined();
  });

  it('moves the order to success for one status only', () => {
    const moved = outcomes.filter((word) => orderMoveForPayment(word) === 'payment-succeeded');
    expect(moved).toEqual(['succeeded']);
    fc.assert(
      fc.property(textExcept(outcomes), (word) => {
        expect(() => orderMoveForPayment(word as never)).toThrow('one of ');
      }),
    );
  });
});

describe('paymentBlock', () => {
  it('blocks a basket order, paid outside the app [PM-4.82]', () => {
    expect(paymentBlock({ ...order, isBasketOrder: true })).toBe('basket-order');
    expect(paymentBlock(order)).toBeUndefined();
  });

  it('blocks a payment that is started [PM-4.83]', () => {
    expect(paymentBlock({ ...order, isPaymentStarted: true })).toBe('payment-started');
  });

  it('blocks a payment without a request [PM-5.43]', () => {
    expect(paymentBlock({ ...order, requestId: undefined })).toBe('order-missing');
    expect(paymentBlock({ ...order, requestId: '  ' })).toBe('order-missing');
  });

  it('allows the payment in exactly one of all cases', () => {
    const ids = fc.option(anyText(), { nil: undefined });
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), ids, (isBasketOrder, isPaymentStarted, requestId) => {
        const isFree = !isBasketOrder && !isPaymentStarted && (requestId ?? '').trim() !== '';
        const block = paymentBlock({ isBasketOrder, isPaymentStarted, requestId });
        expect(block === undefined).toBe(isFree);
      }),
    );
  });
});
