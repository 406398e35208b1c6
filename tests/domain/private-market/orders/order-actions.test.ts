import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderActions, orderPrice } from '#domain/private-market/orders/order-actions.ts';
import { SigningStatus } from '#domain/private-market/orders/deal-slip.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { Money } from '#domain/platform/money.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

const statuses = Object.values(OrderStatus);
const anyStatus = fc.constantFrom(...statuses);
const isPriced = (status: OrderStatus) => status !== 'pending' && status !== 'price_offered';
const maybePrice = fc.option(fc.oneof(sharePrices(), fc.constant(Money.zero)), { nil: undefined });

describe('orderActions', () => {
  it('leads to payment until the time to pay is over [PM-4.100]', () => {
    const order = { status: 'request_confirmed', payBy: 5000 } as const;
    expect(orderActions(order, 4999)).toEqual(['go-to-payment']);
    expect(orderActions(order, 5000)).toEqual([]);
  });

  it('lets an offer be accepted or rejected until its time is up [PM-4.19]', () => {
    const order = { status: 'price_offered', offerDeadline: 5000 } as const;
    expect(orderActions(order, 4999)).toEqual(['accept', 'reject']);
    expect(orderActions(order, 5000)).toEqual([]);
    expect(orderActions({ status: 'price_offered' }, 5000)).toEqual(['accept', 'reject']);
  });

  it('leads to payment for orders that wait for money [PM-4.31, PM-4.32]', () => {
    const payable = statuses.filter((status) =>
      orderActions({ status }, 0).includes('go-to-payment'),
    );
    expect(payable).toEqual([
      'request_confirmed',
      'payment_requested',
      'payment_failed',
      'payment_due',
    ]);
  });

  it('offers the signature of a paid deal slip only while it is due [PM-4.34]', () => {
    const actionsFor = (signingStatus?: SigningStatus) =>
      orderActions({ status: 'payment_received', signingStatus }, 0);
    expect([actionsFor(), actionsFor('unrequested'), actionsFor('requested')]).toEqual(
      Array(3).fill(['sign-deal-slip']),
    );
    expect(actionsFor('done')).toEqual([]);
  });

  it('offers nothing for an unknown status [PM-4.14]', () => {
    expect(orderActions({ status: { unknown: 'on_hold' } }, 0)).toEqual([]);
  });

  it('never mixes actions of different statuses, nor offers one after the deadline', () => {
    const signing = fc.constantFrom(...Object.values(SigningStatus));
    fc.assert(
      fc.property(anyStatus, signing, fc.nat(), fc.nat(), (status, signingStatus, end, now) => {
        const actions = orderActions({ status, signingStatus, offerDeadline: end }, now);
        expect([0, 1, 2]).toContain(actions.length);
        expect(actions.length === 2).toBe(status === 'price_offered' && now < end);
        expect(actions.includes('sign-deal-slip') && status !== 'payment_received').toBe(false);
      }),
    );
  });
});

describe('orderPrice', () => {
  const prices = {
    minimumPrice: Money.of(1500),
    maximumPrice: Money.of(1700),
    offeredPrice: Money.of(1625),
    fulfilledPrice: Money.of(1610),
  };
  const shownFor = (status: OrderStatus, given: object = prices) => {
    const price = orderPrice({ status, ...given });
    return price && priceLabel(price);
  };

  it('is the price offered for an offered order [PM-4.47]', () => {
    expect(shownFor('price_offered')).toBe('₹1,625');
    expect(shownFor('price_offered', { ...prices, offeredPrice: Money.zero })).toBeUndefined();
  });

  it('is the range for a pending one [PM-4.48]', () => {
    expect(shownFor('pending')).toBe('₹1,500 – ₹1,700');
    expect(shownFor('pending', { ...prices, maximumPrice: undefined })).toBeUndefined();
  });

  it('is otherwise the offered price above 0, else the fulfilled one [PM-4.49]', () => {
    for (const status of statuses.filter(isPriced)) {
      expect(shownFor(status)).toBe('₹1,625');
      expect(shownFor(status, { ...prices, offeredPrice: Money.zero })).toBe('₹1,610');
      expect(shownFor(status, { fulfilledPrice: prices.fulfilledPrice })).toBe('₹1,610');
      expect(shownFor(status, { fulfilledPrice: Money.zero })).toBeUndefined();
    }
    const price = orderPrice({ status: { unknown: 'on_hold' }, ...prices });
    expect(price && priceLabel(price)).toBe('₹1,625');
  });

  it('is never an amount that is not above zero', () => {
    fc.assert(
      fc.property(anyStatus, maybePrice, maybePrice, maybePrice, (status, a, b, c) => {
        const order = { status, minimumPrice: a, maximumPrice: b, offeredPrice: c };
        const price = orderPrice({ ...order, fulfilledPrice: a });
        const amounts = price?.kind === 'range' ? [price.minimum, price.maximum] : [price?.amount];
        const known = amounts.filter((amount) => amount !== undefined);
        expect(known.every((amount) => amount.isGreaterThan(Money.zero))).toBe(true);
        const given = [a, b, c].filter((amount) => amount !== undefined);
        expect(known.every((amount) => given.some((one) => one.equals(amount)))).toBe(true);
      }),
    );
  });
});
