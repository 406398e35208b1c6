import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EmbeddedReturn,
  isBookedEmbedded,
  isMaturityInstructionAsked,
  readEmbeddedVisit,
} from '#domain/fixed-deposits/booking/embedded-booking.ts';

const issuers = fc.oneof(fc.constantFrom('suryoday', 'Suryoday', 'shriram'), fc.string());

describe('isBookedEmbedded', () => {
  it('is true for suryoday only [FD-1.11]', () => {
    fc.assert(
      fc.property(issuers, (issuerId) => {
        expect(isBookedEmbedded(issuerId)).toBe(issuerId.trim().toLowerCase() === 'suryoday');
      }),
    );
  });
});

describe('isMaturityInstructionAsked', () => {
  it('is true for every issuer except suryoday [FD-4.29]', () => {
    fc.assert(
      fc.property(issuers, (issuerId) => {
        expect(isMaturityInstructionAsked(issuerId)).toBe(!isBookedEmbedded(issuerId));
      }),
    );
  });
});

describe('readEmbeddedVisit', () => {
  it('accepts a transaction and one of aadhar, payment and vkyc set to true [FD-2.107]', () => {
    const ids = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(ids, fc.constantFrom(...Object.values(EmbeddedReturn)), (transactionId, from) => {
        expect(readEmbeddedVisit({ transactionId, [from]: 'true' })).toEqual({
          ok: true,
          value: { transactionId, from },
        });
      }),
    );
  });

  it.each([
    [{}, 'no-transaction'],
    [{ transactionId: '', payment: 'true' }, 'no-transaction'],
    [{ transactionId: 'T' }, 'no-return'],
    [{ transactionId: 'T', payment: '1' }, 'no-return'],
    [{ transactionId: 'T', other: 'true' }, 'no-return'],
    [{ transactionId: 'T', payment: 'true', vkyc: 'true' }, 'several-returns'],
  ])('does not read %o', (query, violation) => {
    expect(readEmbeddedVisit(query)).toEqual({ ok: false, failure: violation });
  });
});
