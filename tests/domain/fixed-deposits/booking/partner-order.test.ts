import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parsePartnerOrderId,
  partnerOrderId,
} from '#domain/fixed-deposits/booking/partner-order.ts';

describe('parsePartnerOrderId', () => {
  it('reads the investor after the last underscore [FD-2.131]', () => {
    expect(parsePartnerOrderId('abc_12_345')).toEqual({
      ok: true,
      value: { prefix: 'abc_12', investorId: 345 },
    });
  });

  it.each([
    ['', 'empty'],
    ['12345', 'no-prefix'],
    ['_12345', 'no-prefix'],
    ['abc_', 'no-investor'],
    ['abc_0', 'no-investor'],
    ['abc_१२', 'no-investor'],
    ['abc_12x', 'no-investor'],
    [`abc_${'9'.repeat(16)}`, 'no-investor'],
  ])('does not read "%s"', (text, violation) => {
    expect(parsePartnerOrderId(text)).toEqual({ ok: false, failure: violation });
  });

  it('never throws on text, and formats a parsed id to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = parsePartnerOrderId(text);
        expect(!read.ok || partnerOrderId(read.value) === text).toBe(true);
      }),
    );
  });
});

describe('partnerOrderId', () => {
  it('reads back to its parts [FD-2.131]', () => {
    const ids = fc.integer({ min: 1, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), ids, (prefix, investorId) => {
        const text = partnerOrderId({ prefix, investorId });
        expect(parsePartnerOrderId(text)).toEqual({ ok: true, value: { prefix, investorId } });
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity])('refuses the investor %s', (investorId) => {
    expect(() => partnerOrderId({ prefix: 'a', investorId })).toThrow('needs a prefix');
  });

  it('rejects text that only resembles a prefix or an investor id', () => {
    const refused = 'the id of an order needs a prefix and an investor, got 5, 42';
    const number = 5 as unknown as string;
    expect(() => partnerOrderId({ prefix: number, investorId: 42 })).toThrow(refused);
    const text = '42' as unknown as number;
    expect(() => partnerOrderId({ prefix: 'a', investorId: text })).toThrow('needs a prefix');
  });
});
