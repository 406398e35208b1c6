import type {
  CheckSharePayment,
  CheckSharePaymentFailure,
} from '#application/private-market/check-share-payment.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { SharePayment } from '#application/private-market/share-payments.ts';
import { PaymentCheck } from '#ui/platform/orders/payment-check.ts';

type PaymentState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'known'; readonly payment: SharePayment }
  /** The backend did not answer, so the outcome is unknown. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' };

export function sharePaymentCheck(
  checkPayment: CheckSharePayment,
  requestId: ShareOrderId,
): PaymentCheck<PaymentState> {
  return new PaymentCheck(async (options) => {
    const found = await checkPayment.run(requestId, options);
    return found.ok ? { kind: 'known', payment: found.value } : stateAfter(found.failure);
  });
}

/** The state after a failed check. A pending payment counts as unknown. */
function stateAfter(failure: CheckSharePaymentFailure): PaymentState {
  if (failure.kind === 'no-payment') return { kind: 'none' };
  // Keep the checking state: the guard asks for a new sign-in, which leads back to this URL.
  if (failure.kind === 'signed-out') return { kind: 'checking' };
  return { kind: 'unknown' };
}
