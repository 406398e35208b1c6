import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { describe, expect, it } from 'vitest';

describe('IPO_LOCK_IN_MONTHS', () => {
  it('is six months [AP-9.9]', () => {
    expect(IPO_LOCK_IN_MONTHS).toBe(6);
  });
});
