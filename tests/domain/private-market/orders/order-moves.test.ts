import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  legalOrderMoves,
  OrderActor,
  orderAfter,
  OrderKind,
  OrderMove,
} from '#domain/private-market/orders/order-moves.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { deskMoves, otherMoves } from '#tests/domain/private-market/order-lives.ts';

const kinds = fc.constantFrom(...Object.values(OrderKind));
const statuses = fc.constantFrom(...Object.values(OrderStatus));
const moves = fc.constantFrom(...Object.values(OrderMove));
const actors = fc.constantFrom(...Object.values(OrderActor));
const offered = { kind: 'share', status: 'price_offered', offerDeadline: 1000 } as const;

/** The status after a chain of moves, each made by an actor who may make it. */
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
  it('follows the documented histories of a share order [PM-4.15]', () => {
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

  it('completes a basket once the desk has its payment [PM-4.82, PM-4.103]', () => {
    expect(ending('basket', 'confirm', 'receive-payment', 'complete')).toBe('completed');
    expect(ending('basket', 'offer', 'accept', 'receive-payment', 'complete')).toBe('completed');
    expect(ending('basket', 'confirm', 'complete')).toBe('failed');
    expect(ending('basket', 'offer', 'accept', 'complete')).toBe('failed');
    expect(ending('share', 'confirm', 'receive-payment')).toBe('failed');
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

  it('accepts a payment before its deadline, and ends the order from then on [PM-4.100]', () => {
    const unpaid = { kind: 'share', status: 'request_confirmed', payBy: 1000 } as const;
    const basket = { ...unpaid, kind: 'basket' } as const;
    const paying = [
      [unpaid, 'start-payment', 'investor'],
      [unpaid, 'payment-succeeded', 'payment-provider'],
      [basket, 'receive-payment', 'desk'],
    ] as const;
    for (const [order, move, by] of paying) {
      expect(orderAfter(order, { move, by, now: 999 }).ok).toBe(true);
      const late = orderAfter(order, { move, by, now: 1000 });
      expect(late).toEqual({ ok: false, failure: 'payment-time-over' });
    }
    const expire = { move: 'expire-unpaid', by: 'clock' } as const;
    const early = { ok: false, failure: 'payment-time-left' };
    expect(orderAfter(unpaid, { ...expire, now: 999 })).toEqual(early);
    expect(orderAfter(unpaid, { ...expire, now: 1000 })).toEqual({ ok: true, value: 'cancelled' });
    const timeless = { kind: 'share', status: 'request_confirmed' } as const;
    expect(orderAfter(timeless, { ...expire, now: 8e15 })).toEqual(early);
  });

  it('lets the investor cancel until it is paid, and the desk refund from then on', () => {
    expect(ending('share', 'withdraw')).toBe('cancelled');
    expect(ending('share', 'confirm', 'start-payment', 'withdraw')).toBe('cancelled');
    expect(ending('share', 'confirm', 'payment-succeeded', 'withdraw')).toBe('failed');
    expect(ending('share', 'confirm', 'refund')).toBe('failed');
    const paid = ['confirm', 'payment-succeeded'] as const;
    expect(ending('share', ...paid, 'refund')).toBe('cancelled');
    expect(ending('share', ...paid, 'sign-deal-slip', 'refund')).toBe('cancelled');
    expect(ending('share', ...paid, 'sign-deal-slip', 'complete', 'refund')).toBe('failed');
    expect(ending('basket', 'confirm', 'receive-payment', 'refund')).toBe('cancelled');
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

  it('agrees with the separately written list of legal moves, for every combination', () => {
    const order = fc.record({ kind: kinds, status: statuses });
    fc.assert(
      fc.property(order, moves, actors, ({ kind, status }, move, by) => {
        const now = move === 'expire' || move === 'expire-unpaid' ? 1000 : 999;
        const ends = { offerDeadline: 1000, payBy: 1000 };
        const after = orderAfter({ kind, status, ...ends }, { move, by, now });
        const message = `${by}: ${status} -${move}-> ${after.ok ? after.value : ''}`;
        const legal = kind === 'share' ? otherMoves.share : otherMoves.basket;
        expect(after.ok).toBe([...deskMoves, ...legal].includes(message));
      }),
    );
  });
});

describe('legalOrderMoves', () => {
  it('are what the desk sees for each order [PM-4.15]', () => {
    const desk = { by: 'desk', now: 0 } as const;
    const seen = (kind: OrderKind, status: OrderStatus) => legalOrderMoves({ kind, status }, desk);
    expect(seen('share', 'pending')).toEqual(['confirm', 'offer', 'cancel']);
    expect(seen('share', 'price_offered')).toEqual(['cancel']);
    expect(seen('share', 'payment_received')).toEqual(['refund']);
    expect(seen('share', 'order_under_process')).toEqual(['complete', 'refund']);
    expect(seen('basket', 'payment_requested')).toEqual(['cancel', 'receive-payment']);
    expect(seen('basket', 'payment_received')).toEqual(['complete', 'refund']);
  });

  it('are exactly the moves that are carried out', () => {
    const ends = { offerDeadline: fc.nat(), payBy: fc.nat() };
    const order = fc.record({ kind: kinds, status: statuses, ...ends });
    fc.assert(
      fc.property(order, moves, actors, fc.nat(), (given, move, by, now) => {
        const isCarriedOut = orderAfter(given, { move, by, now }).ok;
        expect(legalOrderMoves(given, { by, now }).includes(move)).toBe(isCarriedOut);
      }),
    );
  });
});
