import type { BankAccount } from '#application/accounts/bank/bank-accounts.ts';
import type { SetPrimaryBankAccount } from '#application/accounts/bank/set-primary-bank-account.ts';
import { PaymentMethod } from '#application/fixed-deposits/booking/deposit-nominations.ts';
import type {
  PayDeposit,
  PayDepositFailure,
} from '#application/fixed-deposits/booking/pay-deposit.ts';
import type {
  PaymentChoices,
  PreparePayment,
} from '#application/fixed-deposits/booking/prepare-payment.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { paths } from '#ui/accounts/paths.ts';
import { Command } from '#ui/platform/command.ts';
import { setPrimaryFailureCopy } from '#ui/accounts/bank/bank-accounts/copy.ts';
import {
  type StepUpDependencies,
  StepUpViewModel,
} from '#ui/accounts/step-up/step-up.view-model.ts';
import { paymentMethodIssuer } from './payment-method-issuer.ts';
import { submitFailureCopy } from './copy.ts';
import { combineCleanups } from '#ui/platform/view-model.ts';

export interface PaymentDependencies {
  readonly preparePayment: PreparePayment;
  readonly setPrimary: SetPrimaryBankAccount;
  readonly payDeposit: PayDeposit;
  readonly stepUp: StepUpDependencies;
}

interface PaymentSubject extends PaymentChoices {
  readonly nominees: readonly Nominee[];
}

type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly accounts: readonly BankAccount[] }
  | { readonly kind: 'method' }
  | { readonly kind: 'leaving' }
  /** The reply was lost, so the app asks the server whether a payment page exists. */
  | { readonly kind: 'checking' }
  /** The order has already been paid in another tab or on another device. */
  | { readonly kind: 'paid' }
  /** If it was refused, no payment has begun. */
  | { readonly kind: 'failed'; readonly text: string; readonly isRefused: boolean };

/** The steps from the nominees to the payment page: bank account, payment method, redirect. */
export class PaymentSteps {
  step: Step = { kind: 'none' };
  bankAccountId: number | undefined = undefined;
  method: PaymentMethod = PaymentMethod.Upi;
  bankError: string | undefined = undefined;
  readonly running = new Command();
  /** Asks for the SMS code that must confirm a change of the primary account. */
  readonly stepUp: StepUpViewModel;
  private subject: PaymentSubject | undefined = undefined;

  constructor(private readonly dependencies: PaymentDependencies) {
    this.stepUp = new StepUpViewModel(dependencies.stepUp);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  /** An investor who has gone back starts no payment and is not taken to its page. */
  activate(): () => void {
    return combineCleanups([this.stepUp.activate(), this.running.activate()]);
  }

  get isRunning(): boolean {
    return this.running.isRunning || this.step.kind === 'leaving';
  }

  /** Starts the payment; returns `no-order` if this tab books no deposit. */
  async begin(nominees: readonly Nominee[]): Promise<'no-order' | undefined> {
    if (this.isRunning) return undefined;
    const prepared = await this.running.run((options) =>
      this.dependencies.preparePayment.run({ methodIssuer: paymentMethodIssuer }, options),
    );
    if (prepared === undefined) return undefined;
    if (!prepared.ok) return prepared.failure.kind;
    const { accounts, accountId } = prepared.value;
    runInAction(() => {
      this.subject = { ...prepared.value, nominees };
      this.bankAccountId = accountId;
      this.method = prepared.value.method;
      if (accounts.length > 0) this.step = { kind: 'bank', accounts };
    });
    if (accounts.length === 0) await this.afterBank();
    return undefined;
  }

  chooseBank(bankAccountId: number): void {
    this.bankAccountId = bankAccountId;
    this.bankError = undefined;
  }

  chooseMethod(method: PaymentMethod): void {
    this.method = method;
  }

  /** Makes the chosen account the primary one, which is used for payment and payout. */
  async confirmBank(): Promise<void> {
    const { step } = this;
    if (step.kind !== 'bank') return;
    const chosen = step.accounts.find((each) => each.bankAccountId === this.bankAccountId);
    if (chosen === undefined) return;
    const set = await this.stepUp.through(ProtectedChange.PrimaryBank, () =>
      this.running.run((options) => this.dependencies.setPrimary.run(chosen, options)),
    );
    if (set?.ok) return this.afterBank();
    if (set) runInAction(() => (this.bankError = setPrimaryFailureCopy(set.failure)));
  }

  confirmMethod(): Promise<void> {
    return this.submit(this.method);
  }

  cancel(): void {
    this.step = { kind: 'none' };
    this.bankError = undefined;
  }

  /** Opens the dialog of a failed payment. */
  showFailure(text: string, isRefused = false): void {
    this.step = { kind: 'failed', text, isRefused };
  }

  private async afterBank(): Promise<void> {
    if (this.subject?.isMethodAsked !== true) return this.submit(undefined);
    runInAction(() => (this.step = { kind: 'method' }));
  }

  private async submit(method: PaymentMethod | undefined): Promise<void> {
    const { subject } = this;
    if (subject === undefined) return;
    const { depositOrderId, nominees } = subject;
    const returnUrl = `${window.location.origin}${paths.paymentReturn}`;
    const deposit = { depositOrderId, nominees, method, returnUrl };
    const onLost = () => runInAction(() => (this.step = { kind: 'checking' }));
    const opened = await this.running.run(({ signal }) =>
      this.dependencies.payDeposit.run(deposit, { signal, onLost }),
    );
    if (opened === undefined) return;
    if (!opened.ok) return runInAction(() => this.explain(opened.failure));
    runInAction(() => (this.step = { kind: 'leaving' }));
    leaveTo(opened.value.paymentUrl);
  }

  private explain(failure: PayDepositFailure): void {
    if (failure.kind === 'already-paid') {
      this.step = { kind: 'paid' };
      return;
    }
    const isRefused = failure.kind === 'refused' && failure.status < 500;
    this.showFailure(submitFailureCopy(failure), isRefused);
  }
}
