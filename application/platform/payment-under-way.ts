import type { Drafts } from './drafts.ts';

const FORM = 'payment';

/**
 * Stores, encrypted, the amount that the investor is about to pay on an external page.
 *
 * @param amount formatted text, such as `₹43,000`
 */
export function keepPaymentUnderWay(drafts: Drafts, amount: string): Promise<void> {
  return drafts.keep(FORM, { amount });
}

/**
 * The amount that the investor was paying when the session expired, as formatted text; undefined if
 * none.
 */
export async function paymentLeftBehind(drafts: Drafts): Promise<string | undefined> {
  const kept = await drafts.readLeftBehind(FORM);
  return kept?.['amount'];
}
