import type { DepositPayment } from '#application/fixed-deposits/booking/deposit-payments.ts';
import {
  type AwaitPayment,
  isOutcomeUnknown,
} from '#application/fixed-deposits/booking/await-payment.ts';
import type { ConfirmPayment } from '#application/fixed-deposits/booking/confirm-payment.ts';
import type {
  UnpaidDeposit,
  VerifyPaymentFailure,
} from '#application/fixed-deposits/booking/verify-payment.ts';
import { PaymentCheck } from '#ui/platform/orders/payment-check.ts';
import { returnedPayment } from './returned-payment.ts';

export type PaymentReturnState =
  | { readonly kind: 'checking' }
  /** The money was received; the maturity instruction is next. */
  | { readonly kind: 'paid' }
  /** The bank has neither confirmed nor refused the payment. */
  | { readonly kind: 'pending'; readonly payment: DepositPayment }
  | { readonly kind: 'not-paid'; readonly payment: UnpaidDeposit }
  /** The backend did not answer, so the outcome is unknown. */
  | { readonly kind: 'unknown' }
  /** The investor returns to the nominees, where the payment can be started again. */
  | { readonly kind: 'go-back'; readonly copy: string | undefined }
  | { readonly kind: 'no-order' };

/**
 * @param payment `ConfirmPayment` in a booking, `AwaitPayment` on a page that only shows the result
 * @param search the query string of the return URL
 */
export function depositPaymentCheck(
  payment: AwaitPayment | ConfirmPayment,
  search: string,
): PaymentCheck<PaymentReturnState> {
  return new PaymentCheck(async (options) => {
    const verified = await payment.run(returnedPayment(search), options);
    return verified.ok ? verified.value : stateAfter(verified.failure);
  });
}

function stateAfter(failure: VerifyPaymentFailure): PaymentReturnState {
  if (failure.kind === 'no-order') return { kind: 'no-order' };
  if (isOutcomeUnknown(failure)) return { kind: 'unknown' };
  // Keep the checking state: the guard asks for a new sign-in, which leads back to this URL.
  if (failure.failure.kind === 'signed-out') return { kind: 'checking' };
  const copy = failure.kind === 'status-unknown' ? 'Error in Payment' : undefined;
  return { kind: 'go-back', copy };
}
