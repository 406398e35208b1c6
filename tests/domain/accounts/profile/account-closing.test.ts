import { accountClosingViolation } from '#domain/accounts/profile/account-closing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('accountClosingViolation', () => {
  it('allows closing only without open orders and investments', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 }), fc.nat({ max: 2 }), (ordersUnderWay, investments) => {
        const violation = accountClosingViolation({ ordersUnderWay, investments });
        expect(violation === undefined).toBe(ordersUnderWay === 0 && investments === 0);
      }),
    );
    expect(accountClosingViolation({ ordersUnderWay: 0, investments: 2 })).toEqual({
      kind: 'investments-held',
      count: 2,
    });
  });

  it('reports open orders before investments, with their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(), (orders, investments) => {
        expect(accountClosingViolation({ ordersUnderWay: orders, investments })).toEqual({
          kind: 'orders-under-way',
          count: orders,
        });
      }),
    );
  });

  it.each([Number.NaN, -1, 0.5, Infinity, '1' as never])('throws on a count of %s', (count) => {
    const held = { ordersUnderWay: 0, investments: 0 };
    for (const wrong of [{ ordersUnderWay: count }, { investments: count }]) {
      expect(() => accountClosingViolation({ ...held, ...wrong })).toThrow('whole number');
    }
  });
});
