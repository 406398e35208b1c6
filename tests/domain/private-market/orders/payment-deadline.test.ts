import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCEPTED_OFFER_MINUTES,
  isPaymentTimeOver,
  PAYMENT_HOURS,
  paymentDeadlineFor,
} from '#domain/private-market/orders/payment-deadline.ts';

const moments = fc.integer({ min: 0, max: 4e12 });
const HOUR = 3_600_000;

describe('paymentDeadlineFor', () => {
  it('leaves a day to pay a confirmed order, or the hours that are set [PM-4.100]', () => {
    expect(PAYMENT_HOURS).toBe(24);
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 1000 }), (pricedAt, hours) => {
        expect(paymentDeadlineFor({ pricedAt })).toBe(pricedAt + 24 * HOUR);
        expect(paymentDeadlineFor({ pricedAt, hours })).toBe(pricedAt + hours * HOUR);
      }),
    );
  });

  it('is the deadline of an accepted offer, and never less than half an hour [PM-4.100]', () => {
    expect(ACCEPTED_OFFER_MINUTES).toBe(30);
    fc.assert(
      fc.property(moments, moments, (pricedAt, offerDeadline) => {
        const payBy = paymentDeadlineFor({ pricedAt, offerDeadline });
        expect(payBy).toBeGreaterThanOrEqual(pricedAt + HOUR / 2);
        expect([offerDeadline, pricedAt + HOUR / 2]).toContain(payBy);
        expect(payBy).toBeGreaterThanOrEqual(offerDeadline);
      }),
    );
  });

  it('throws for a value that is not a time, or not a number of hours', () => {
    const at = (order: object) => () => paymentDeadlineFor(order as never);
    expect(at({ pricedAt: NaN })).toThrow('a price needs milliseconds');
    expect(at({ pricedAt: 0, offerDeadline: '1' })).toThrow('a deadline needs milliseconds');
    expect(at({ pricedAt: 0, hours: 0 })).toThrow('hours must be above zero, got 0');
    expect(at({ pricedAt: 0, hours: Infinity })).toThrow('hours must be above zero');
    expect(at({ pricedAt: 0, hour: 1 })).toThrow('there is no option "hour"');
    expect(() => paymentDeadlineFor(undefined as never)).toThrow('a plain object');
  });
});

describe('isPaymentTimeOver', () => {
  it('is true from the deadline on, and always false without one [PM-4.100]', () => {
    fc.assert(
      fc.property(moments, moments, (deadline, now) => {
        expect(isPaymentTimeOver({ deadline, now })).toBe(now >= deadline);
        expect(isPaymentTimeOver({ deadline: undefined, now })).toBe(false);
      }),
    );
  });

  it('throws for a value that is not a time', () => {
    const wrong = { deadline: 0, now: '0' } as never;
    expect(() => isPaymentTimeOver(wrong)).toThrow('now needs milliseconds');
    expect(() => isPaymentTimeOver({ deadline: NaN, now: 0 })).toThrow('a deadline needs');
  });
});
