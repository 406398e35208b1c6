import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isFinalOrder,
  legalOrderMoves,
  type MovableOrder,
  OrderActor,
  orderAfter,
  OrderKind,
  OrderMove,
} from '#domain/private-market/order-moves.ts';
import { OrderStatus, orderTabFor } from '#domain/private-market/order-status.ts';
import { deskMoves, otherMoves } from './order-lives.ts';

const kinds = fc.constantFrom(...Object.values(OrderKind));
const statuses = fc.constantFrom(...Object.values(OrderStatus));
const moves = fc.constantFrom(...Object.values(OrderMove));
const actors = fc.constantFrom(...Object.values(OrderActor));
const offered = { kind: 'share', status: 'price_offered', offerDeadline: 1000 } as const;

/** Where a chain of moves ends, each made by whoever may make it. */
function ending(kind: OrderKind, ...chain: readonly OrderMove[]): OrderStatus | undefined {
  return chain.reduce<OrderStatus | undefined>((status = 'pending', move) => {
    const order = { kind, status };
    const by = Object.values(OrderActor).find((actor) =>
      legalOrderMoves(order, { by: actor, now: 0 }).includes(move),
    );
    const after = by && orderAfter(order, { move, by, now: 0 });
    return after?.ok === true ? after.value : 'failed';
  }, 'pending');
}

describe('orderAfter', () => {
  it('moves along the documented lives of a share order [PM-4.15]', () => {
    const paid = ['payment-succeeded', 'sign-deal-slip', 'complete'] as const;
    expect(ending('share', 'confirm', ...paid)).toBe('completed');
    expect(ending('share', 'confirm', 'start-payment', ...paid)).toBe('completed');
    expect(ending('share', 'offer', 'accept', ...paid)).toBe('completed');
    const retried = ['payment-failed', 'start-payment', ...paid] as const;
    expect(ending('share', 'offer', 'accept', ...retried)).toBe('completed');
    expect(ending('share', 'confirm', 'payment-failed', 'payment-succeeded')).toBe(
      'payment_received',
    );
    expect(ending('share', 'offer', 'reject')).toBe('price_offer_declined');
  });

  it('has the desk complete a basket, which is paid outside the app [PM-4.82]', () => {
    expect(ending('basket', 'confirm', 'complete')).toBe('completed');
    expect(ending('basket', 'offer', 'accept', 'complete')).toBe('completed');
    expect(ending('basket', 'confirm', 'start-payment')).toBe('failed');
    expect(ending('share', 'confirm', 'complete')).toBe('failed');
  });

  it('lets an offer be answered before its deadline, and expire from then on', () => {
    const at = (move: OrderMove, by: OrderActor, now: number) =>
      orderAfter(offered, { move, by, now });
    for (const move of ['accept', 'reject'] as const) {
      expect(at(move, 'investor', 999).ok).toBe(true);
      expect(at(move, 'investor', 1000)).toEqual({ ok: false, failure: 'offer-expired' });
    }
    expect(at('expire', 'clock', 999)).toEqual({ ok: false, failure: 'offer-still-stands' });
    expect(at('expire', 'clock', 1000)).toEqual({ ok: true, value: 'price_offer_expired' });
  });

  it('does not let an offer without a deadline expire', () => {
    const order = { kind: 'share', status: 'price_offered' } as const;
    expect(orderAfter(order, { move: 'expire', by: 'clock', now: 8e15 })).toEqual({
      ok: false,
      failure: 'offer-still-stands',
    });
  });

  it('says who may not make a move before it says that the status does not allow it', () => {
    const pending = { kind: 'share', status: 'pending' } as const;
    const at = (by: OrderActor) => orderAfter(pending, { move: 'complete', by, now: 0 });
    expect(at('investor')).toEqual({ ok: false, failure: 'not-for-this-actor' });
    expect(at('desk')).toEqual({ ok: false, failure: 'not-from-this-status' });
  });

  it('agrees with the list of legal moves that was written apart, for every combination', () => {
    const order = fc.record({ kind: kinds, status: statuses });
    fc.assert(
      fc.property(order, moves, actors, ({ kind, status }, move, by) => {
        const now = move === 'expire' ? 1000 : 999;
        const after = orderAfter({ kind, status, offerDeadline: 1000 }, { move, by, now });
        const sentence = `${by}: ${status} -${move}-> ${after.ok ? after.value : ''}`;
        const legal = kind === 'share' ? otherMoves.share : otherMoves.basket;
        expect(after.ok).toBe([...deskMoves, ...legal].includes(sentence));
      }),
    );
  });

  it.each([
    [{ kind: 'fund' }, {}, 'one of '],
    [{ status: 'open' }, {}, 'one of '],
    [{ status: { unknown: 'x' } }, {}, 'one of '],
    [{}, { move: 'pay' }, 'one of '],
    [{}, { by: 'anybody' }, 'one of '],
    [{}, { now: NaN }, 'now needs milliseconds'],
    [{ offerDeadline: '1000' }, {}, 'a deadline needs milliseconds'],
  ])('refuses %o and %o, in a sentence', (order, request, sentence) => {
    const wrong = { ...offered, ...order } as unknown as MovableOrder;
    const given = { move: 'accept', by: 'investor', now: 0, ...request } as never;
    expect(() => orderAfter(wrong, given)).toThrow(sentence);
  });

  it('refuses what is no order and no request, in a sentence', () => {
    expect(() => orderAfter(undefined as never, {} as never)).toThrow(
      'a record of named facts was expected',
    );
    expect(() => orderAfter(offered, undefined as never)).toThrow(
      'a record of named facts was expected',
    );
  });
});

describe('legalOrderMoves', () => {
  it('are what the desk sees for each order [PM-4.15]', () => {
    const desk = { by: 'desk', now: 0 } as const;
    const seen = (kind: OrderKind, status: OrderStatus) => legalOrderMoves({ kind, status }, desk);
    expect(seen('share', 'pending')).toEqual(['confirm', 'offer', 'cancel']);
    expect(seen('share', 'price_offered')).toEqual(['cancel']);
    expect(seen('share', 'payment_received')).toEqual([]);
    expect(seen('share', 'order_under_process')).toEqual(['complete']);
    expect(seen('basket', 'payment_requested')).toEqual(['cancel', 'complete']);
  });

  it('are exactly the moves that are carried out', () => {
    const order = fc.record({ kind: kinds, status: statuses, offerDeadline: fc.nat() });
    fc.assert(
      fc.property(order, moves, actors, fc.nat(), (given, move, by, now) => {
        const isCarriedOut = orderAfter(given, { move, by, now }).ok;
        expect(legalOrderMoves(given, { by, now }).includes(move)).toBe(isCarriedOut);
      }),
    );
  });

  it('refuses who is nobody, and when that is never, in a sentence', () => {
    expect(() => legalOrderMoves(offered, { by: 'x' as never, now: 0 })).toThrow('one of ');
    expect(() => legalOrderMoves(offered, undefined as never)).toThrow(
      'a record of named facts was expected',
    );
  });
});

describe('isFinalOrder', () => {
  it('is so where nobody can move it any more, at any time', () => {
    fc.assert(
      fc.property(kinds, statuses, (kind, status) => {
        const atEnds = [0, 1000].flatMap((now) =>
          Object.values(OrderActor).flatMap((by) =>
            legalOrderMoves({ kind, status, offerDeadline: 1000 }, { by, now }),
          ),
        );
        expect(isFinalOrder({ kind, status })).toBe(atEnds.length === 0);
      }),
    );
  });

  it('is so for everything past', () => {
    const past = Object.values(OrderStatus).filter((status) => orderTabFor(status) === 'past');
    expect(past.every((status) => isFinalOrder({ kind: 'share', status }))).toBe(true);
    expect(past.every((status) => isFinalOrder({ kind: 'basket', status }))).toBe(true);
    expect(isFinalOrder({ kind: 'share', status: 'price_offered' })).toBe(false);
    // Paid baskets do not come about: no move leads there.
    expect(isFinalOrder({ kind: 'basket', status: 'payment_failed' })).toBe(false);
  });

  it('refuses an unknown kind or status, in a sentence', () => {
    expect(() => isFinalOrder({ kind: 'fund' as never, status: 'pending' })).toThrow('one of ');
    expect(() => isFinalOrder({ kind: 'share', status: 'x' as never })).toThrow('one of ');
    expect(() => isFinalOrder(undefined as never)).toThrow('a record of named facts was expected');
  });
});
