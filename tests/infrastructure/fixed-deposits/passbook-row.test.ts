import { describe, expect, it } from 'vitest';
import { movementOf } from '#infrastructure/fixed-deposits/holdings/passbook-row.ts';

describe('a row of the passbook', () => {
  it('is an investment with transaction_status 1, a withdrawal with 0 [FD-3.47]', () => {
    const row = { investment_amount: '125000' };
    const kinds = ([1, 0] as const).map((transaction_status) => {
      const movement = movementOf({ ...row, transaction_status });
      return [movement?.kind, movement?.amount.text];
    });
    expect(kinds).toEqual([
      ['investment', '125000'],
      ['withdrawal', '125000'],
    ]);
  });

  it('lists a renewal once, under the new deposit', () => {
    const row = { investment_amount: '108000' };
    expect(movementOf({ ...row, transaction_status: 1, is_renewal: '1' })?.kind).toBe('renewed');
    const out = { ...row, transaction_status: 0 } as const;
    expect(movementOf({ ...out, renewed_amount: '108000' })).toBeUndefined();
    expect(movementOf({ ...out, renewed_amount: '100000' })?.amount.text).toBe('8000');
  });
});
