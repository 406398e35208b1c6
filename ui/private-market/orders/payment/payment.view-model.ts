import type {
  CheckSharePayment,
  CheckSharePaymentFailure,
} from '#application/private-market/check-share-payment.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { SharePayment } from '#application/private-market/share-payments.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
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
  private readonly checking = new Command();

  constructor(
    private readonly checkPayment: CheckSharePayment,
    private readonly requestId: ShareOrderId,
  ) {
    makeAutoObservable<this, 'checkPayment' | 'requestId'>(this, {
      checkPayment: false,
      requestId: false,
    });
  }

  activate(): () => void {
    void this.check();
    return this.checking.activate();
  }

  async check(): Promise<void> {
    this.checking.stop();
    this.state = { kind: 'checking' };
    const found = await this.checking.run((options) =>
      this.checkPayment.run(this.requestId, options),
    );
    if (found === undefined) return;
    runInAction(() => {
      this.state = found.ok ? { kind: 'known', payment: found.value } : stateAfter(found.failure);
    });
  }

  /** Whether the order is paid and its deal slip is ready to be signed. */
  get isToSign(): boolean {
    const { state } = this;
    return state.kind === 'known' && state.payment.orderStatus === OrderStatus.PaymentReceived;
  }
}

/** The state after a failed check. A pending payment counts as unknown. */
function stateAfter(failure: CheckSharePaymentFailure): PaymentState {
  if (failure.kind === 'no-payment') return { kind: 'none' };
  // Keep the checking state: the guard asks for a new sign-in, which leads back to this URL.
  if (failure.kind === 'signed-out') return { kind: 'checking' };
  return { kind: 'unknown' };
}
