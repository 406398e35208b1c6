import type { PaymentData } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import type {
  HeldDepositDetail,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

/** How long the animated tick is shown before the summary, in milliseconds [FD-2.124]. */
const ANIMATION_MILLISECONDS = 2000;

/** The booked deposit of a payment, which the backend knows better than this tab. */
export class PaymentSuccessViewModel implements ViewModel {
  isAnimating = true;
  /** Undefined if this tab does not know the order of the payment. */
  readonly deposit: Loaded<HeldDepositDetail | undefined>;

  constructor(heldDeposits: HeldDeposits, { depositOrderId }: PaymentData) {
    this.deposit = new Loaded<HeldDepositDetail | undefined>(
      (options): Promise<Result<HeldDepositDetail | undefined, PortFailure>> =>
        depositOrderId === undefined
          ? Promise.resolve(success(undefined))
          : heldDeposits.detail(depositOrderId, options),
    );
    makeAutoObservable(this);
  }

  activate(): () => void {
    const stop = this.deposit.activate();
    const timer = setTimeout(
      () => runInAction(() => (this.isAnimating = false)),
      ANIMATION_MILLISECONDS,
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }
}
