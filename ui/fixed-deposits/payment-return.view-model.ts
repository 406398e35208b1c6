import type { DepositPayment } from '#application/fixed-deposits/deposit-payments.ts';
import { PaymentStatus } from '#application/fixed-deposits/deposit-payments.ts';
import type {
  SettlePayment,
  SettlePaymentFailure,
} from '#application/fixed-deposits/settle-payment.ts';
import { wasLost } from '#application/platform/port-failure.ts';
import { pause } from '#application/platform/until-answered.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from '../platform/view-model.ts';

/** A lost reply or a payment under way is asked about again, so often and with this pause. */
const TRIES = 4;
const PAUSE_MILLISECONDS = 1500;

export type PaymentReturnState =
  | { readonly kind: 'checking' }
  /** The money moved: on to what happens at maturity. */
  | { readonly kind: 'paid' }
  | { readonly kind: 'not-paid'; readonly payment: DepositPayment }
  /** Nobody answered: it is not known yet, and the screen says so. */
  | { readonly kind: 'unknown' }
  /** Back to the nominees, where the person can pay again. */
  | { readonly kind: 'go-back'; readonly words: string | undefined }
  | { readonly kind: 'no-order' };

/** Finds out what became of a payment; it never takes the word of the address. */
export class PaymentReturnViewModel implements ViewModel {
  state: PaymentReturnState = { kind: 'checking' };
  private controller = new AbortController();

  constructor(
    private readonly settlePayment: SettlePayment,
    private readonly search: string,
  ) {
    makeAutoObservable<this, 'settlePayment' | 'search' | 'controller'>(this, {
      settlePayment: false,
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

  /** The person has waited enough: what is on its way is given up, and the nominees are back. */
  stop(): void {
    this.controller.abort();
    this.state = { kind: 'go-back', words: undefined };
  }

  private async findOut(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const found = await this.ask(signal);
      if (signal.aborted) return;
      if (attempt === TRIES || !isOpen(found)) {
        runInAction(() => {
          this.state = found;
        });
        return;
      }
      await pause(PAUSE_MILLISECONDS, signal);
      if (signal.aborted) return;
    }
  }

  private async ask(signal: AbortSignal): Promise<PaymentReturnState> {
    const settled = await this.settlePayment.run(this.search, { signal });
    if (!settled.ok) return stateAfter(settled.failure);
    const { kind, payment } = settled.value;
    return kind === 'paid' ? { kind } : { kind, payment };
  }
}

/** Whether asking again may bring another answer. */
function isOpen(state: PaymentReturnState): boolean {
  if (state.kind === 'unknown') return true;
  return state.kind === 'not-paid' && state.payment.status === PaymentStatus.Pending;
}

function stateAfter(failure: SettlePaymentFailure): PaymentReturnState {
  if (failure.kind === 'no-order') return { kind: 'no-order' };
  if (wasLost(failure.failure)) return { kind: 'unknown' };
  // A result that arrived and cannot be read is no refusal either.
  const isUnread = failure.failure.kind === 'unexpected-reply';
  if (failure.kind === 'not-verified' && isUnread) return { kind: 'unknown' };
  // The guard asks for a new sign-in, which comes back to this address.
  if (failure.failure.kind === 'signed-out') return { kind: 'checking' };
  const words = failure.kind === 'status-unknown' ? 'Error in Payment' : undefined;
  return { kind: 'go-back', words };
}
