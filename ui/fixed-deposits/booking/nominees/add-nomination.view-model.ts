import type { PaymentFailureMark } from '#application/fixed-deposits/booking/payment-failure-mark.ts';
import { NOT_FULLY_SHARED_TEXT } from '#domain/accounts/nominees/nominee-shares.ts';
import { makeAutoObservable } from 'mobx';
import {
  type NomineesDependencies,
  NomineesViewModel,
} from '#ui/accounts/nominees/nominees.view-model.ts';
import { paymentCopy } from './copy.ts';
import { type PaymentDependencies, PaymentSteps } from './payment-steps.ts';
import { combineCleanups } from '#ui/platform/view-model.ts';

export interface AddNominationDependencies extends NomineesDependencies, PaymentDependencies {
  readonly failureMark: PaymentFailureMark;
}

/** The last step of a booking: the nominees of the deposit, and the start of its payment. */
export class AddNominationViewModel {
  readonly nominees: NomineesViewModel;
  readonly payment: PaymentSteps;

  constructor(private readonly dependencies: AddNominationDependencies) {
    this.payment = new PaymentSteps(dependencies);
    this.nominees = new NomineesViewModel(dependencies, () => this.payment.step.kind !== 'none');
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    if (this.dependencies.failureMark.read()) this.payment.showFailure(paymentCopy.failedText);
    return combineCleanups([this.nominees.activate(), this.payment.activate()]);
  }

  /**
   * Why a failed payment cannot be retried yet: the nominees are loading, or their shares do not
   * add up to 100%. Undefined if it can be retried.
   */
  get retryDisabledReason(): string | undefined {
    if (this.nominees.known.state.kind === 'loading') return paymentCopy.loadingNominees;
    return this.nominees.isFullyShared ? undefined : NOT_FULLY_SHARED_TEXT;
  }

  /** Starts the payment; returns `saved` if no deposit is being booked. */
  async submit(): Promise<'saved' | undefined> {
    if (!this.nominees.isFullyShared) return undefined;
    const outcome = await this.payment.begin(this.nominees.selected);
    return outcome === 'no-order' ? 'saved' : undefined;
  }

  /** Closes the dialog of a failed payment. */
  dismissFailure(): void {
    this.dependencies.failureMark.forget();
    this.payment.cancel();
  }
}
