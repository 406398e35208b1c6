import { asFacts, asWhole } from '../../platform/expected.ts';

/** What an investor still has with us. */
export interface MoneyHeld {
  /** Payments that are open, and orders that were paid for and are not booked or delivered yet. */
  readonly ordersUnderWay: number;
  /** Deposits that run, and shares that are held. */
  readonly investments: number;
}

export type AccountClosingViolation =
  | { readonly kind: 'orders-under-way'; readonly count: number }
  | { readonly kind: 'investments-held'; readonly count: number };

/**
 * Why an account cannot be deleted: while money is under way, or is invested, nobody could be told
 * what becomes of it.
 *
 * @source AP-7.69
 * @throws a sentence on a count that is no whole number
 * @example
 * ```ts
 * const held = { ordersUnderWay: 0, investments: 2 };
 * accountClosingViolation(held); // => { kind: 'investments-held', count: 2 }
 * ```
 */
export function accountClosingViolation(held: MoneyHeld): AccountClosingViolation | undefined {
  const facts = asFacts(held);
  const orders = asWhole(facts.ordersUnderWay);
  const investments = asWhole(facts.investments);
  if (orders > 0) return { kind: 'orders-under-way', count: orders };
  return investments > 0 ? { kind: 'investments-held', count: investments } : undefined;
}
