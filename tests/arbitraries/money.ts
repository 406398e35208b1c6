import fc from 'fast-check';
import { Money } from '#domain/platform/money.ts';

/** Whole rupees above zero, from one rupee to a thousand crore. */
export function principals(): fc.Arbitrary<Money> {
  return fc
    .oneof(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.integer({ min: 1, max: 10_000 }).map((thousands) => thousands * 1000),
    )
    .map((rupees) => Money.of(rupees));
}

/** Any amount to the paisa, below zero too, up to a lakh crore. */
export function amounts(): fc.Arbitrary<Money> {
  return fc
    .bigInt({ min: -100_000_000_000_000n, max: 100_000_000_000_000n })
    .map((paise) => Money.of(paise.toString()).dividedBy(100));
}

/** Amounts with up to eight decimals. */
export function preciseAmounts(): fc.Arbitrary<Money> {
  return fc
    .bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
    .map((parts) => Money.of(parts.toString()).dividedBy(100_000_000));
}
