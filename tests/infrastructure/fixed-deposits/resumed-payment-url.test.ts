import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumedPaymentUrl } from '#infrastructure/fixed-deposits/booking/http-advisor-orders.ts';

describe('resumedPaymentUrl', () => {
  it('needs status 200, the message success and an address, all three [FD-7.80]', () => {
    const replies = fc.record({
      status: fc.constantFrom(200, 201, 400),
      message: fc.constantFrom('success', 'Success', 'failed', 'pending'),
      data: fc.constantFrom(
        { paymentUrl: 'https://pay.example/1' },
        { paymentUrl: '' },
        {},
        undefined,
      ),
    });
    fc.assert(
      fc.property(replies, (reply) => {
        const { status, message, data } = reply;
        const url = data?.paymentUrl ?? '';
        const isGood = status === 200 && message === 'success' && url !== '';
        expect(resumedPaymentUrl(reply)).toBe(isGood ? url : undefined);
      }),
    );
  });

  it('rejects an address that is not of the web', () => {
    const data = { paymentUrl: 'javascript:alert(1)' };
    const reply = { status: 200, message: 'success', data };
    expect(() => resumedPaymentUrl(reply)).toThrow('javascript: is not a web protocol');
  });
});
