import fc from 'fast-check';
import type { PricingTier } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { OrderStatus, type ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import { Money } from '#domain/platform/money.ts';

/** Whole units, from one to nine nines, small orders as often as huge ones. */
export function unitCounts(): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 999_999_999 }));
}

/** Prices a unit to the paisa, from one paisa to a crore. */
export function sharePrices(): fc.Arbitrary<Money> {
  return paise({ min: 1n, max: 1_000_000_000n });
}

/** Money in whole paise. */
export function paise(limits: { min: bigint; max: bigint }): fc.Arbitrary<Money> {
  return fc.bigInt(limits).map((count) => Money.of(count.toString()).dividedBy(100));
}

/** Tiers that touch one another or leave gaps, the last one open or not, from the smallest up. */
export function tierLists({
  minLength = 0,
  hasGaps = true,
}: { readonly minLength?: number; readonly hasGaps?: boolean } = {}): fc.Arbitrary<PricingTier[]> {
  const piece = fc.record({
    gap: hasGaps ? fc.integer({ min: 0, max: 50 }) : fc.constant(0),
    width: fc.integer({ min: 1, max: 400 }),
    pricePerUnit: sharePrices(),
    availableStock: fc.nat({ max: 10_000 }),
  });
  const start = fc.integer({ min: 1, max: 300 });
  const pieces = fc.array(piece, { minLength, maxLength: 6 });
  return fc.tuple(start, pieces, fc.boolean()).map(([first, list, isOpen]) => {
    let next = first;
    return list.map(({ gap, width, pricePerUnit, availableStock }, at) => {
      const minimumQuantity = next + gap;
      next = minimumQuantity + width;
      const tier = { id: String(at), minimumQuantity, pricePerUnit, availableStock };
      const isTop = isOpen && at === list.length - 1;
      return isTop ? tier : { ...tier, maximumQuantity: next - 1 };
    });
  });
}

/** Every documented status, and unknown ones. */
export function readStatuses(): fc.Arbitrary<ReadOrderStatus> {
  const unknown = anyText().map((text) => ({ unknown: text }));
  return fc.oneof(fc.constantFrom(...Object.values(OrderStatus)), unknown);
}

/** Text of every kind: digits of several scripts, signs, emoji, halves of characters. */
export function anyText(): fc.Arbitrary<string> {
  const unusual = ['٣', '१', '１', '-', '.', ',', ' ', 'e', '+', '\u0000', '\uD800', '₹', '🙂'];
  const piece = fc.oneof(fc.constantFrom(...'0123456789'), fc.constantFrom(...unusual));
  const anyUnits = fc.array(fc.nat({ max: 0xffff }), { maxLength: 20 });
  return fc.oneof(
    unitCounts().map(String),
    anyUnits.map((codes) => String.fromCharCode(...codes)),
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
  );
}
