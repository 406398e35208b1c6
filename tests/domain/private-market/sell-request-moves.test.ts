import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  legalSellRequestMoves,
  sellRequestAfter,
  SellRequestMove,
  SellRequestStatus,
} from '#domain/private-market/sell-request-moves.ts';

const moves = fc.constantFrom(...Object.values(SellRequestMove));
const statuses = fc.constantFrom(...Object.values(SellRequestStatus));

describe('sellRequestAfter', () => {
  it('is reviewed, then sold, each once, whatever the desk tries', () => {
    fc.assert(
      fc.property(fc.array(moves, { minLength: 1, maxLength: 12 }), (tries) => {
        let status: SellRequestStatus = 'under-review';
        const done: SellRequestMove[] = [];
        for (const move of tries) {
          const after = sellRequestAfter(status, move);
          if (!after.ok) continue;
          status = after.value;
          done.push(move);
        }
        const [review, sale, ...more] = done;
        expect(more).toEqual([]);
        expect(review).not.toBe('mark-sold');
        if (sale !== undefined)
          expect([review, sale, status]).toEqual(['accept', 'mark-sold', 'sold']);
      }),
    );
  });

  it('says why not', () => {
    expect(sellRequestAfter('sold', 'mark-sold')).toEqual({ ok: false, failure: 'not-accepted' });
    expect(sellRequestAfter('refused', 'mark-sold')).toEqual({
      ok: false,
      failure: 'not-accepted',
    });
    expect(sellRequestAfter('sold', 'refuse')).toEqual({ ok: false, failure: 'already-decided' });
    expect(sellRequestAfter('accepted', 'accept')).toEqual({
      ok: false,
      failure: 'already-decided',
    });
  });

  it('refuses an unknown status or move, in a sentence', () => {
    expect(() => sellRequestAfter('open' as never, 'accept')).toThrow('one of ');
    expect(() => sellRequestAfter('accepted', 'sell' as never)).toThrow('one of ');
  });
});

describe('legalSellRequestMoves', () => {
  it('are those of each status', () => {
    expect(Object.values(SellRequestStatus).map(legalSellRequestMoves)).toEqual([
      ['accept', 'refuse'],
      ['mark-sold'],
      [],
      [],
    ]);
  });

  it('are exactly those that are carried out', () => {
    fc.assert(
      fc.property(statuses, moves, (status, move) => {
        expect(legalSellRequestMoves(status).includes(move)).toBe(
          sellRequestAfter(status, move).ok,
        );
      }),
    );
  });
});
