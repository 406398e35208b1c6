import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { wasLost } from '#application/platform/port-failure.ts';
import { askUntilFinal } from '#application/platform/retry-until-confirmed.ts';
import type { ReturnedPayment } from './returned-order.ts';
import type { VerifiedPayment, VerifyPayment, VerifyPaymentFailure } from './verify-payment.ts';

type Answer = Result<VerifiedPayment, VerifyPaymentFailure>;

/** Verifies a payment, and again while its outcome is pending or the backend does not answer. */
export class AwaitPayment {
  constructor(private readonly verifyPayment: VerifyPayment) {}

  async run(returned: ReturnedPayment, { signal }: CallOptions): Promise<Answer> {
    return askUntilFinal((options) => this.verifyPayment.run(returned, options), {
      signal,
      isFinal,
    });
  }
}

/** Whether the answer is final, so that asking again is useless. */
function isFinal(verified: Answer): boolean {
  if (!verified.ok) return !isOutcomeUnknown(verified.failure);
  return verified.value.kind !== 'pending';
}

/** Whether the failure leaves open whether the money was paid. */
export function isOutcomeUnknown(failure: VerifyPaymentFailure): boolean {
  if (failure.kind === 'no-order') return false;
  if (wasLost(failure.failure)) return true;
  // An unreadable reply does not prove that the payment was refused.
  return failure.kind === 'not-verified' && failure.failure.kind === 'unexpected-reply';
}
