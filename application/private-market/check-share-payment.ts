import { failure, type Result } from '#domain/platform/result.ts';
import { SharePaymentOutcome } from '#domain/private-market/orders/share-payment.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import { askUntilFinal } from '#application/platform/retry-until-confirmed.ts';
import type { ShareOrderDraft } from './share-order-draft.ts';
import type { ShareOrderId } from './share-ids.ts';
import type { SharePayment, SharePayments } from './share-payments.ts';

export type CheckSharePaymentFailure =
  | PortFailure
  /** The order does not exist, or belongs to another investor. */
  | { readonly kind: 'no-payment' }
  /** The payment gateway has not reported the outcome to the backend yet. */
  | { readonly kind: 'still-pending' };

/**
 * Asks the backend for the outcome of a payment, several times while it is unknown. After a
 * successful payment, it removes the stored order summary.
 */
export class CheckSharePayment {
  constructor(
    private readonly payments: SharePayments,
    private readonly draft: ShareOrderDraft,
  ) {}

  async run(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<SharePayment, CheckSharePaymentFailure>> {
    const found = await askUntilFinal(
      async (each) => outcomeOf(await this.payments.status(requestId, each)),
      { ...options, isFinal },
    );
    const isPaid = found.ok && found.value.outcome === SharePaymentOutcome.Succeeded;
    if (isPaid && options.signal?.aborted !== true) this.draft.forget();
    return found;
  }
}

function outcomeOf(
  status: Result<SharePayment, PortFailure>,
): Result<SharePayment, CheckSharePaymentFailure> {
  if (status.ok) {
    const isPending = status.value.outcome === SharePaymentOutcome.Pending;
    return isPending ? failure({ kind: 'still-pending' }) : status;
  }
  const { failure: why } = status;
  return why.kind === 'refused' && why.status === 404 ? failure({ kind: 'no-payment' }) : status;
}

/** Whether the answer is final, so that asking again is useless. */
function isFinal(found: Result<SharePayment, CheckSharePaymentFailure>): boolean {
  if (found.ok) return true;
  const { failure: why } = found;
  if (why.kind === 'no-payment' || why.kind === 'signed-out') return true;
  return why.kind === 'unreachable' && wasAborted(why);
}
