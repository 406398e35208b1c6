import type { JourneyStore } from '#application/platform/journey-store.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import { pause } from '#application/platform/until-answered.ts';
import { forgetShareOrder } from '#application/private-market/kept-share-order.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { SharePayment, SharePayments } from '#application/private-market/share-payments.ts';
import { OrderStatus } from '#domain/private-market/order-status.ts';
import { SharePaymentOutcome } from '#domain/private-market/share-payment.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from '../platform/view-model.ts';

/** A lost reply or a payment under way is asked about again, so often and with this pause. */
const TRIES = 4;
const PAUSE_MILLISECONDS = 1500;

export type PaymentState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'told'; readonly payment: SharePayment }
  /** Nobody answered: it is not known yet, and the screen says so. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' };

/** Finds out what became of a payment: never by the word of the address, only of the backend. */
export class PaymentViewModel implements ViewModel {
  state: PaymentState = { kind: 'checking' };
  private controller = new AbortController();

  constructor(
    private readonly payments: SharePayments,
    private readonly journey: JourneyStore,
    private readonly requestId: ShareOrderId,
  ) {
    makeAutoObservable<this, 'payments' | 'journey' | 'requestId' | 'controller'>(this, {
      payments: false,
      journey: false,
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

  /** Whether the deal slip of what was paid waits to be signed. */
  get isToSign(): boolean {
    const { state } = this;
    return state.kind === 'told' && state.payment.orderStatus === OrderStatus.PaymentReceived;
  }

  private async findOut(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const found = await this.ask(signal);
      if (signal.aborted) return;
      if (attempt === TRIES || !isOpen(found)) {
        runInAction(() => (this.state = settled(found)));
        // Paid is paid: the next order begins with a summary of its own.
        if (isPaid(found)) forgetShareOrder(this.journey);
        return;
      }
      await pause(PAUSE_MILLISECONDS, signal);
      if (signal.aborted) return;
    }
  }

  private async ask(signal: AbortSignal): Promise<PaymentState> {
    const status = await this.payments.status(this.requestId, { signal });
    return status.ok ? { kind: 'told', payment: status.value } : stateAfter(status.failure);
  }
}

function stateAfter(failure: PortFailure): PaymentState {
  if (failure.kind === 'refused' && failure.status === 404) return { kind: 'none' };
  // The guard asks for a new sign-in, which comes back to this address.
  if (failure.kind === 'signed-out' || wasAborted(failure)) return { kind: 'checking' };
  return { kind: 'unknown' };
}

/** Whether asking again may bring another answer. */
function isOpen(state: PaymentState): boolean {
  if (state.kind === 'unknown') return true;
  return state.kind === 'told' && state.payment.outcome === SharePaymentOutcome.Pending;
}

/** What is still pending after all that is not known. */
function settled(state: PaymentState): PaymentState {
  return isOpen(state) ? { kind: 'unknown' } : state;
}

function isPaid(state: PaymentState): boolean {
  return state.kind === 'told' && state.payment.outcome === SharePaymentOutcome.Succeeded;
}
