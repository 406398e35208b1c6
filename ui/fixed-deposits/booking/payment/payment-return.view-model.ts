import type { DepositPayment } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { PaymentStatus } from '#application/fixed-deposits/booking/deposit-payments.ts';
import type {
  VerifyPayment,
  VerifyPaymentFailure,
} from '#application/fixed-deposits/booking/verify-payment.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { wasLost } from '#application/platform/port-failure.ts';
import { askUntilFinal } from '#application/platform/retry-until-confirmed.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

export type PaymentReturnState =
  | { readonly kind: 'checking' }
  /** The money was received; the maturity instruction is next. */
  | { readonly kind: 'paid' }
  | { readonly kind: 'not-paid'; readonly payment: DepositPayment }
  /** The backend did not answer, so the outcome is unknown. */
  | { readonly kind: 'unknown' }
  /** The investor returns to the nominees, where the payment can be started again. */
  | { readonly kind: 'go-back'; readonly copy: string | undefined }
  | { readonly kind: 'no-order' };

/** Asks the backend for the outcome of a payment, because the return URL proves nothing. */
export class PaymentReturnViewModel implements ViewModel {
  state: PaymentReturnState = { kind: 'checking' };
  private controller = new AbortController();

  constructor(
    private readonly verifyPayment: VerifyPayment,
    private readonly search: string,
  ) {
    makeAutoObservable<this, 'verifyPayment' | 'search' | 'controller'>(this, {
      verifyPayment: false,
      search: false,
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

  /** Stops the check at the investor's request and returns to the nominees. */
  stop(): void {
    this.controller.abort();
    this.state = { kind: 'go-back', copy: undefined };
  }

  private async findOut(signal: AbortSignal): Promise<void> {
    const found = await askUntilFinal((options) => this.ask(options), {
      signal,
      isFinal: (state) => !isOpen(state),
    });
    if (signal.aborted) return;
    runInAction(() => {
      this.state = found;
    });
  }

  private async ask(options: CallOptions): Promise<PaymentReturnState> {
    const verified = await this.verifyPayment.run(this.search, options);
    if (!verified.ok) return stateAfter(verified.failure);
    const { kind, payment } = verified.value;
    return kind === 'paid' ? { kind } : { kind, payment };
  }
}

/** Whether the outcome is not final yet, so that the app must ask again. */
function isOpen(state: PaymentReturnState): boolean {
  if (state.kind === 'unknown') return true;
  return state.kind === 'not-paid' && state.payment.status === PaymentStatus.Pending;
}

function stateAfter(failure: VerifyPaymentFailure): PaymentReturnState {
  if (failure.kind === 'no-order') return { kind: 'no-order' };
  if (wasLost(failure.failure)) return { kind: 'unknown' };
  // An unreadable reply does not prove that the payment was refused.
  const isUnread = failure.failure.kind === 'unexpected-reply';
  if (failure.kind === 'not-verified' && isUnread) return { kind: 'unknown' };
  // Keep the checking state: the guard asks for a new sign-in, which leads back to this URL.
  if (failure.failure.kind === 'signed-out') return { kind: 'checking' };
  const copy = failure.kind === 'status-unknown' ? 'Error in Payment' : undefined;
  return { kind: 'go-back', copy };
}
