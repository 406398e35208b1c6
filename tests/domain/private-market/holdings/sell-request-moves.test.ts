import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OrderActor } from '#domain/private-market/orders/order-moves.ts';
import {
  isOpenSellRequest,
  legalSellRequestMoves,
  sellRequestAfter,
  SellRequestMove,
  SellRequestStatus,
} from '#domain/private-market/holdings/sell-request-moves.ts';

const moves = fc.constantFrom(...Object.values(SellRequestMove));
const statuses = fc.constantFrom(...Object.values(SellRequestStatus));
const actors = fc.constantFrom(...Object.values(OrderActor));
const CONSENT_BY = 1000;

/**
 * The legal moves, written down a second time as text. Only `expire` requires that the deadline has
 * passed.
 */
const LEGAL: readonly string[] = [
  'desk: under-review -accept-> accepted',
  'desk: under-review -refuse-> refused',
  'desk: agreed -refuse-> refused',
  'desk: agreed -mark-sold-> sold',
  'investor: accepted -agree-> agreed',
  'investor: accepted -decline-> declined',
  'investor: under-review -withdraw-> withdrawn',
  'clock: accepted -expire-> expired',
];

describe('sellRequestAfter', () => {
  it('sells only what the desk accepted and the investor agreed to [PM-4.105]', () => {
    const act = fc.record({ move: moves, by: actors, now: fc.nat({ max: 2000 }) });
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), (tries) => {
        let status: SellRequestStatus = 'under-review';
        const done: string[] = [];
        for (const tried of tries) {
          const after = sellRequestAfter({ status, consentBy: CONSENT_BY }, tried);
          if (!after.ok) continue;
          status = after.value;
          done.push(tried.move);
          if (tried.move === 'agree') expect(tried.now).toBeLessThan(CONSENT_BY);
          if (tried.move === 'expire') expect(tried.now).toBeGreaterThanOrEqual(CONSENT_BY);
        }
        if (status === 'sold') expect(done).toEqual(['accept', 'agree', 'mark-sold']);
        expect(done.length).toBeLessThanOrEqual(3);
        expect(isOpenSellRequest(status)).toBe(!isEnd(status));
      }),
    );
  });

  it('agrees with the separately written list of legal moves', () => {
    fc.assert(
      fc.property(statuses, moves, actors, (status, move, by) => {
        const now = move === 'expire' ? CONSENT_BY : CONSENT_BY - 1;
        const after = sellRequestAfter({ status, consentBy: CONSENT_BY }, { move, by, now });
        const message = `${by}: ${status} -${move}-> ${after.ok ? after.value : ''}`;
        expect(after.ok).toBe(LEGAL.includes(message));
      }),
    );
  });

  it('reports why a move is refused', () => {
    const desk = (status: SellRequestStatus, move: SellRequestMove) =>
      sellRequestAfter({ status, consentBy: 0 }, { move, by: 'desk', now: 0 });
    const investor = (status: SellRequestStatus, move: SellRequestMove) =>
      sellRequestAfter({ status, consentBy: 0 }, { move, by: 'investor', now: 0 });
    const not = (failure: string) => ({ ok: false, failure });
    expect(desk('accepted', 'mark-sold')).toEqual(not('not-agreed'));
    expect(desk('sold', 'mark-sold')).toEqual(not('not-agreed'));
    expect(desk('sold', 'refuse')).toEqual(not('already-decided'));
    expect(desk('accepted', 'refuse')).toEqual(not('already-decided'));
    expect(desk('accepted', 'accept')).toEqual(not('already-decided'));
    expect(desk('accepted', 'agree')).toEqual(not('not-for-this-actor'));
    expect(investor('under-review', 'agree')).toEqual(not('not-accepted'));
    expect(investor('accepted', 'agree')).toEqual(not('consent-expired'));
    expect(investor('accepted', 'withdraw')).toEqual(not('already-decided'));
    const early = { move: 'expire', by: 'clock', now: 0 } as const;
    expect(sellRequestAfter({ status: 'accepted' }, early)).toEqual(not('consent-time-left'));
  });
});

function isEnd(status: SellRequestStatus): boolean {
  return Object.values(OrderActor).every((by) =>
    [0, CONSENT_BY].every(
      (now) => legalSellRequestMoves({ status, consentBy: CONSENT_BY }, { by, now }).length === 0,
    ),
  );
}

describe('legalSellRequestMoves', () => {
  it('are those of each status and actor', () => {
    const seen = (status: SellRequestStatus, by: OrderActor) =>
      legalSellRequestMoves({ status, consentBy: CONSENT_BY }, { by, now: 0 });
    expect(seen('under-review', 'desk')).toEqual(['accept', 'refuse']);
    expect(seen('accepted', 'desk')).toEqual([]);
    expect(seen('agreed', 'desk')).toEqual(['refuse', 'mark-sold']);
    expect(seen('accepted', 'investor')).toEqual(['agree', 'decline']);
    expect(seen('under-review', 'investor')).toEqual(['withdraw']);
  });
});

describe('isOpenSellRequest', () => {
  it('is true exactly while an actor can still move it [PM-4.104]', () => {
    for (const status of Object.values(SellRequestStatus)) {
      expect(isOpenSellRequest(status)).toBe(!isEnd(status));
    }
  });
});
