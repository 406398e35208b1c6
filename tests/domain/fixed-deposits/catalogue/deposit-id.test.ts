import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DEPOSIT_ID, depositIdFor } from '#domain/fixed-deposits/catalogue/deposit-id.ts';

describe('depositIdFor', () => {
  it('is 1001 for suryoday and by default [FD-9.26, FD-2.159]', () => {
    expect(DEFAULT_DEPOSIT_ID).toBe(1001);
    for (const part of ['suryoday', '', undefined]) expect(depositIdFor(part)).toBe(1001);
  });

  it('is the number in the URL, or undefined', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(depositIdFor(String(id))).toBe(id);
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const id = depositIdFor(text);
        expect(id === undefined || String(id) === text).toBe(true);
      }),
    );
  });
});
