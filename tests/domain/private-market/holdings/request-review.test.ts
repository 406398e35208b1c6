import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  legalReviewMoves,
  requestAfter,
  RequestStatus,
  ReviewMove,
} from '#domain/private-market/holdings/request-review.ts';

const moves = fc.constantFrom(...Object.values(ReviewMove));

describe('requestAfter', () => {
  it('is decided once, by the first decision of any number of them', () => {
    fc.assert(
      fc.property(fc.array(moves, { minLength: 1 }), (decisions) => {
        let status: RequestStatus = 'under-review';
        for (const move of decisions) {
          const after = requestAfter(status, move);
          expect(after.ok).toBe(status === 'under-review');
          if (after.ok) status = after.value;
          else expect(after.failure).toBe('already-decided');
        }
        expect(status).toBe(decisions[0] === 'accept' ? 'accepted' : 'refused');
      }),
    );
  });
});

describe('legalReviewMoves', () => {
  it('are accept and refuse while under review, and empty afterwards', () => {
    const legal = Object.values(RequestStatus).map(legalReviewMoves);
    expect(legal).toEqual([['accept', 'refuse'], [], []]);
  });

  it('are exactly those that are carried out', () => {
    const statuses = fc.constantFrom(...Object.values(RequestStatus));
    fc.assert(
      fc.property(statuses, moves, (status, move) => {
        expect(legalReviewMoves(status).includes(move)).toBe(requestAfter(status, move).ok);
      }),
    );
  });
});
