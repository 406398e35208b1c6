import type { Drafts } from '#application/platform/drafts.ts';
import { PaymentMethod } from './deposit-nominations.ts';

const FORM = 'payment-method';

/** Remembers the method on this device until sign-out, so that it is chosen the next time. */
export function keepPaymentMethod(drafts: Drafts, method: PaymentMethod): Promise<void> {
  return drafts.keep(FORM, { method });
}

/** The method that was used last on this device; UPI at first. */
export async function lastPaymentMethod(drafts: Drafts): Promise<PaymentMethod> {
  const kept = (await drafts.read(FORM))?.['method'];
  return Object.values(PaymentMethod).find((method) => method === kept) ?? PaymentMethod.Upi;
}
