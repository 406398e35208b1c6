import { checkRecord, checkInteger } from '../../platform/argument-checks.ts';

/** How many open orders and investments an investor has with Vriddhi. */
export interface MoneyHeld {
  /**
   * Deposit orders that are paid or pending, open share orders, and sales that the investor agreed
   * to; each counts once.
   */
  readonly ordersUnderWay: number;
  /** Deposits that run or that the bank has yet to pay out, plus held shares. */
  readonly investments: number;
}

export type AccountClosingViolation =
  | { readonly kind: 'orders-under-way'; readonly count: number }
  | { readonly kind: 'investments-held'; readonly count: number };

/**
 * Checks whether an account can be deleted: only without open orders and investments, because
 * Vriddhi could no longer notify the investor about them.
 *
 * @source AP-7.69
 * @throws an error for a count that is not a whole number
 * @example
 * ```ts
 * const held = { ordersUnderWay: 0, investments: 2 };
 * accountClosingViolation(held); // => { kind: 'investments-held', count: 2 }
 * ```
 */
export function accountClosingViolation(held: MoneyHeld): AccountClosingViolation | undefined {
  const facts = checkRecord(held);
  const orders = checkInteger(facts.ordersUnderWay);
  const investments = checkInteger(facts.investments);
  if (orders > 0) return { kind: 'orders-under-way', count: orders };
  return investments > 0 ? { kind: 'investments-held', count: investments } : undefined;
}
