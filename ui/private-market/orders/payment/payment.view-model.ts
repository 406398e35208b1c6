import type {
  CheckSharePayment,
  CheckSharePaymentFailure,
} from '#application/private-market/check-share-payment.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { SharePayment } from '#application/private-market/share-payments.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

export type PaymentState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'known'; readonly payment: SharePayment }
  /** The backend did not answer, so the outcome is unknown. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' };

/** Asks the backend for the outcome of a payment, because the return URL proves nothing. */
export class PaymentViewModel implements ViewModel {
  state: PaymentState = { kind: 'checking' };
  private controller = new AbortController();

  constructor(
    private readonly checkPayment: CheckSharePayment,
    private readonly requestId: ShareOrderId,
  ) {
    makeAutoObservable<this, 'checkPayment' | 'requestId' | 'controller'>(this, {
      checkPayment: false,
      requestId: false,
      controller: false,
    });
  }

  activate(): () => void {
    this.check();
    return () => this.controller.abort();
  }

  check(): void {
    this.controller.abort();
    this.controller = new AbortController();
    this.state = { kind: 'checking' };
    void this.findOut(this.controller.signal);
  }

  /** Whether the order is paid and its deal slip is ready to be signed. */
  get isToSign(): boolean {
    const { state } = this;
    return state.kind === 'known' && state.payment.orderStatus === OrderStatus.PaymentReceived;
  }

  private async findOut(signal: AbortSignal): Promise<void> {
    const found = await this.checkPayment.run(this.requestId, { signal });
    if (signal.aborted) return;
    runInAction(() => {
      this.state = found.ok ? { kind: 'known', payment: found.value } : stateAfter(found.failure);
    });
  }
}

/** The state after a failed check. A pending payment counts as unknown. */
function stateAfter(failure: CheckSharePaymentFailure): PaymentState {
  if (failure.kind === 'no-payment') return { kind: 'none' };
  // Keep the checking state: the guard asks for a new sign-in, which leads back to this URL.
  if (failure.kind === 'signed-out') return { kind: 'checking' };
  return { kind: 'unknown' };
}
