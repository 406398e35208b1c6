import type { Drafts } from './drafts.ts';

const FORM = 'payment';

/**
 * Keeps, encrypted, the amount that an investor is about to pay on an external page.
 * @param amount formatted, such as `₹43,000`
 */
export function keepPaymentUnderWay(drafts: Drafts, amount: string): Promise<void> {
  return drafts.keep(FORM, { amount });
}

/** The amount being paid when the session expired, if any. */
export async function paymentLeftBehind(drafts: Drafts): Promise<string | undefined> {
  const kept = await drafts.readLeftBehind(FORM);
  return kept?.['amount'];
}
