import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import { orderAfter } from '#domain/private-market/orders/order-moves.ts';

describe('OfferTag', () => {
  it('has the moves that an offered order can make, at their time', () => {
    const order = { kind: 'share', status: 'price_offered', offerDeadline: 1000 } as const;
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(OfferTag)), fc.nat(), (move, now) => {
        const by = move === 'expire' ? 'clock' : 'investor';
        const isLegal = orderAfter(order, { move, by, now }).ok;
        expect(isLegal).toBe(move === 'expire' ? now >= 1000 : now < 1000);
      }),
    );
  });
});
