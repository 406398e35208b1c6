import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OfferTag, orderMoveForTag } from '#domain/private-market/orders/offer-answer.ts';
import { orderAfter } from '#domain/private-market/orders/order-moves.ts';

describe('orderMoveForTag', () => {
  it('reads the three tags of the status call', () => {
    expect(Object.values(OfferTag)).toEqual(['accept', 'reject', 'price_offer_expired']);
    const moves = ['accept', 'reject', 'price_offer_expired'] as const;
    expect(moves.map(orderMoveForTag)).toEqual(['accept', 'reject', 'expire']);
  });

  it('gives moves that an offered order can make, at their time', () => {
    const order = { kind: 'share', status: 'price_offered', offerDeadline: 1000 } as const;
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(OfferTag)), fc.nat(), (tag, now) => {
        const move = orderMoveForTag(tag);
        const by = move === 'expire' ? 'clock' : 'investor';
        const isLegal = orderAfter(order, { move, by, now }).ok;
        expect(isLegal).toBe(move === 'expire' ? now >= 1000 : now < 1000);
      }),
    );
  });

  it.each(['accepted', '', undefined, 'toString'])('refuses the tag %s', (tag) => {
    expect(() => orderMoveForTag(tag as never)).toThrow('one of ');
  });
});
