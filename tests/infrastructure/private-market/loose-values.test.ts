import {
  addressOr,
  amountOr,
  countOr,
  dateOr,
  moneyOr,
  percentOr,
  priceOr,
  textOr,
} from '#infrastructure/private-market/loose-values.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Hundredths as decimal text. */
const hundredths = fc.integer({ min: -1e9, max: 1e9 }).map((whole) => {
  const digits = String(Math.abs(whole)).padStart(3, '0');
  return `${whole < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
});

describe('figures of the provider', () => {
  it('are read exactly, whether they come as text or as numbers [PM-3.6]', () => {
    fc.assert(
      fc.property(hundredths, (text) => {
        const said = moneyOr(text);
        expect(said?.decimal.equals(text)).toBe(true);
        expect(moneyOr(Number(text))?.text).toBe(said?.text);
        expect(moneyOr(` ${text} `)?.text).toBe(said?.text);
        expect(percentOr(Number(text))?.text).toBe(percentOr(text)?.text);
        expect(amountOr(Number(text), 'usd')?.amount.text).toBe(said?.text);
      }),
    );
  });

  it('are left out if the provider sends none', () => {
    for (const nothing of [undefined, null, '', '  ']) {
      expect(moneyOr(nothing)).toBeUndefined();
      expect(percentOr(nothing)).toBeUndefined();
      expect(countOr(nothing)).toBeUndefined();
      expect(amountOr(nothing)).toBeUndefined();
      expect(textOr(nothing)).toBeUndefined();
      expect(dateOr(nothing)).toBeUndefined();
      expect(addressOr(nothing)).toBeUndefined();
    }
    expect(countOr(0)).toBe(0);
    expect(priceOr(0)).toBeUndefined();
    expect(priceOr('-1')).toBeUndefined();
  });

  it('are never made from other values', () => {
    for (const wrong of ['12,00', '1e5x', '١٢', 'NaN', '₹5']) {
      expect(() => moneyOr(wrong)).toThrow(/plain decimal/);
    }
    expect(dateOr('31/02/2026')).toBeUndefined();
    expect(dateOr('2026-02-31')).toBeUndefined();
    expect(amountOr('5', 'EUR')).toBeUndefined();
    expect(amountOr('5')?.currency).toBe('INR');
  });
});

describe('an address', () => {
  it('is an http or https address, or undefined', () => {
    expect(addressOr('https://paper.example/a')).toBe('https://paper.example/a');
    for (const wrong of ['javascript:alert(1)', 'data:text/html,x', '/relative', 'paper']) {
      expect(addressOr(wrong)).toBeUndefined();
    }
  });
});
