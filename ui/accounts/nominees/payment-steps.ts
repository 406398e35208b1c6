import type { BankAccount, BankAccounts } from '#application/accounts/bank-accounts.ts';
import {
  type DepositNominations,
  PaymentMethod,
} from '#application/fixed-deposits/deposit-nominations.ts';
import type { StepUpCodes } from '#application/accounts/step-up-codes.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { asksForPaymentMethod, type IssuerId } from '#domain/fixed-deposits/issuer.ts';
import type { Result } from '#domain/platform/result.ts';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { paths } from '../paths.ts';
import { Submission } from '../submission.ts';
import { setPrimaryFailureWords } from '../bank/words.ts';
import { StepUpViewModel } from '../step-up/step-up.view-model.ts';
import { submitFailureWords } from './words.ts';

export interface PaymentPorts {
  readonly bankAccounts: BankAccounts;
  readonly depositNominations: DepositNominations;
  readonly stepUpCodes: StepUpCodes;
  readonly session: Session;
}

export interface PaymentSubject {
  readonly depositOrderId: number;
  readonly issuerId: IssuerId | undefined;
  readonly nominees: readonly Nominee[];
}

type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly accounts: readonly BankAccount[] }
  | { readonly kind: 'method' }
  | { readonly kind: 'leaving' }
  /** The reply was lost: it is being found out whether there is a payment page. */
  | { readonly kind: 'checking' }
  /** The order was paid elsewhere meanwhile. */
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly text: string };

/** From the nominees to the payment page: which account, how to pay, and off. */
export class PaymentSteps {
  step: Step = { kind: 'none' };
  bankAccountId: number | undefined = undefined;
  method: PaymentMethod = PaymentMethod.Upi;
  bankError: string | undefined = undefined;
  readonly running = new Submission();
  /** Another primary account is confirmed by phone. */
  readonly stepUp: StepUpViewModel;
  private subject: PaymentSubject | undefined = undefined;

  constructor(private readonly ports: PaymentPorts) {
    this.stepUp = new StepUpViewModel(ports.stepUpCodes, ports.session);
    makeAutoObservable<this, 'ports'>(this, { ports: false, stepUp: false });
  }

  activate(): () => void {
    return this.stepUp.activate();
  }

  get isRunning(): boolean {
    return this.running.isRunning || this.step.kind === 'leaving';
  }

  async begin(subject: PaymentSubject): Promise<void> {
    if (this.isRunning) return;
    this.subject = subject;
    const listed = await this.running.run((options) => this.ports.bankAccounts.list(options));
    if (listed === undefined) return;
    // Without the list there is no choice; the primary account stays what it is.
    const accounts = listed.ok ? listed.value : [];
    if (accounts.length <= 1) return this.afterBank();
    runInAction(() => {
      this.bankAccountId = (accounts.find(({ isPrimary }) => isPrimary) ?? accounts[0])
        ?.bankAccountId;
      this.step = { kind: 'bank', accounts };
    });
  }

  chooseBank(bankAccountId: number): void {
    this.bankAccountId = bankAccountId;
    this.bankError = undefined;
  }

  chooseMethod(method: PaymentMethod): void {
    this.method = method;
  }

  /** The chosen account becomes the primary one, from which and to which money moves. */
  async confirmBank(): Promise<void> {
    const { step, bankAccountId } = this;
    if (step.kind !== 'bank' || bankAccountId === undefined) return;
    const isPrimary = step.accounts.some(
      (account) => account.bankAccountId === bankAccountId && account.isPrimary,
    );
    if (isPrimary) return this.afterBank();
    const set = await this.stepUp.through(ProtectedChange.PrimaryBank, () =>
      this.running.run((options) => this.ports.bankAccounts.setPrimary(bankAccountId, options)),
    );
    if (set?.ok) return this.afterBank();
    if (set) runInAction(() => (this.bankError = setPrimaryFailureWords(set.failure)));
  }

  confirmMethod(): Promise<void> {
    return this.submit(this.method);
  }

  cancel(): void {
    this.step = { kind: 'none' };
    this.bankError = undefined;
  }

  /** Opens the popup that a failed payment has left behind. */
  showFailure(text: string): void {
    this.step = { kind: 'failed', text };
  }

  private async afterBank(): Promise<void> {
    const issuerId = this.subject?.issuerId;
    if (issuerId === undefined || !asksForPaymentMethod(issuerId)) return this.submit(undefined);
    runInAction(() => (this.step = { kind: 'method' }));
  }

  private async submit(method: PaymentMethod | undefined): Promise<void> {
    const { subject } = this;
    if (subject === undefined) return;
    const onLost = () => runInAction(() => (this.step = { kind: 'checking' }));
    const sent = await this.running.run(({ signal }) =>
      untilAnswered((each) => this.send(subject, method, each), { signal, onLost }),
    );
    if (sent === undefined) return;
    runInAction(() => {
      if (!sent.ok) return this.explain(sent.failure);
      this.step = { kind: 'leaving' };
      leaveTo(sent.value.paymentUrl);
    });
  }

  private explain(failure: PortFailure): void {
    const isPaid = failure.kind === 'refused' && failure.code === 'paid-already';
    if (isPaid) this.step = { kind: 'paid' };
    else this.showFailure(submitFailureWords(failure));
  }

  private send(
    { depositOrderId, nominees }: PaymentSubject,
    method: PaymentMethod | undefined,
    options: CallOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PortFailure>> {
    const shares = nominees.map(({ id, sharePercent }) => ({ nomineeId: id, sharePercent }));
    const returnUrl = `${window.location.origin}${paths.paymentReturn}`;
    const request = { depositOrderId, nominees: shares, method, returnUrl };
    return this.ports.depositNominations.submit(request, options);
  }
}
