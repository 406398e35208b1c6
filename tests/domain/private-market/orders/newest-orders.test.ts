import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestOrdersFirst } from '#domain/private-market/orders/newest-orders.ts';

const order = (id: string, placedAt?: number) => ({ id, placedAt });
const ids = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id).join(' ');
const orders = fc.array(
  fc.record({ id: fc.string(), placedAt: fc.option(fc.maxSafeInteger(), { nil: undefined }) }),
);

describe('newestOrdersFirst', () => {
  it('begins with the newest share order [PM-4.44]', () => {
    const list = [order('old', 10), order('newest', 30), order('newer', 20)];
    expect(ids(newestOrdersFirst(list))).toBe('newest newer old');
  });

  it('begins with the newest basket order [PM-4.45]', () => {
    expect(ids(newestOrdersFirst([order('a', -5), order('b', 5)]))).toBe('b a');
  });

  it('sorts share and basket orders together by time, active or past [PM-4.46]', () => {
    const shares = [order('share 1', 40), order('share 2', 20)];
    const baskets = [order('basket 1', 10), order('basket 2', 30)];
    expect(ids(newestOrdersFirst(shares, baskets))).toBe('share 1 basket 2 share 2 basket 1');
  });

  it('sorts orders without a time last, and keeps the order of simultaneous ones [PM-4.46]', () => {
    const list = [order('none'), order('NaN', NaN), order('first', 7), order('second', 7)];
    expect(ids(newestOrdersFirst(list))).toBe('first second none NaN');
  });

  it('keeps every order, and sorts by time, newest first', () => {
    fc.assert(
      fc.property(orders, orders, (shares, baskets) => {
        const listed = newestOrdersFirst(shares, baskets);
        expect(new Set(listed)).toEqual(new Set([...shares, ...baskets]));
        expect(listed.length).toBe(shares.length + baskets.length);
        const moments = listed.map(({ placedAt = -Infinity }) => placedAt);
        expect(moments).toEqual(moments.toSorted((a, b) => (a > b ? -1 : Number(a < b))));
      }),
    );
  });
});
