import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DepositOrderActor,
  depositOrderAfter,
  DepositOrderMove,
  DepositOrderStatus,
} from '#domain/fixed-deposits/booking/deposit-order-moves.ts';

const PAY_BY = 1000;
const moves = fc.constantFrom(...Object.values(DepositOrderMove));
const actors = fc.constantFrom(...Object.values(DepositOrderActor));
const statuses = fc.constantFrom(...Object.values(DepositOrderStatus));
const tries = fc.record({
  move: moves,
  by: actors,
  now: fc.nat({ max: 2 * PAY_BY }),
});

/** The legal moves of an unpaid order, written down a second time as text. */
const LEGAL = [
  'investor: open-payment -> started',
  'payment-provider: payment-succeeded -> booked',
  'investor: cancel -> cancelled',
  'clock: expire -> expired',
];

describe('depositOrderAfter', () => {
  it('agrees with the separately written list of legal moves', () => {
    fc.assert(
      fc.property(statuses, moves, actors, (status, move, by) => {
        const now = move === 'expire' ? PAY_BY : PAY_BY - 1;
        const order = { status, payBy: PAY_BY };
        const after = depositOrderAfter(order, { move, by, now });
        const named = `${by}: ${move} -> ${after.ok ? after.value : ''}`;
        expect(after.ok).toBe(status === 'started' && LEGAL.includes(named));
      }),
    );
  });

  it('ends an order at most once, and never undoes an end', () => {
    fc.assert(
      fc.property(fc.array(tries, { minLength: 1, maxLength: 30 }), (acts) => {
        let status: DepositOrderStatus = 'started';
        let ends = 0;
        for (const act of acts) {
          const after = depositOrderAfter({ status, payBy: PAY_BY }, act);
          if (!after.ok) continue;
          expect(status).toBe('started');
          if (after.value !== 'started') ends += 1;
          status = after.value;
        }
        expect(ends).toBe(status === 'started' ? 0 : 1);
      }),
    );
  });

  it('always leaves an unpaid order a way to an end', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 * PAY_BY }), (now) => {
        const order = { status: 'started', payBy: PAY_BY } as const;
        expect(depositOrderAfter(order, { move: 'cancel', by: 'investor', now }).ok).toBe(true);
        const paid = { move: 'payment-succeeded', by: 'payment-provider', now } as const;
        expect(depositOrderAfter(order, paid).ok).toBe(true);
        const expired = depositOrderAfter(order, { move: 'expire', by: 'clock', now });
        expect(expired.ok).toBe(now >= PAY_BY);
        const opened = depositOrderAfter(order, { move: 'open-payment', by: 'investor', now });
        expect(opened.ok).toBe(now < PAY_BY);
      }),
    );
  });

  it.each([
    ['booked', 'already-booked'],
    ['cancelled', 'already-cancelled'],
    ['expired', 'already-expired'],
  ] as const)('says how an order ended: %s', (status, violation) => {
    const order = { status, payBy: PAY_BY };
    const after = depositOrderAfter(order, { move: 'cancel', by: 'investor', now: 0 });
    expect(after).toEqual({ ok: false, failure: violation });
  });
});
