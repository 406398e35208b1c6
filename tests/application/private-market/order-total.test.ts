import { orderTotal } from '#application/private-market/order-total.ts';
import { Money } from '#domain/platform/money.ts';
import {
  priceLabel,
  priceRange,
  singlePrice,
} from '#domain/private-market/catalogue/display-price.ts';
import { describe, expect, it } from 'vitest';

const ORDER = { units: 75, placedAt: Date.parse('2026-11-18T05:30:00Z') };

describe('the amount of an order', () => {
  it('includes stamp duty of 0.015%', () => {
    const price = singlePrice(Money.of('1874.5'));
    expect(price && priceLabel(orderTotal(ORDER, price))).toBe('₹1,40,608.59');
  });

  it('is a range while the price is one', () => {
    const price = priceRange({ minimum: Money.of('2380'), maximum: Money.of('2620') });
    expect(price && priceLabel(orderTotal({ units: 20 }, price))).toBe('₹47,607.14 – ₹52,407.86');
  });
});
