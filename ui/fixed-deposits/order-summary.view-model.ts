import type { BookDeposit, BookingStep } from '#application/fixed-deposits/book-deposit.ts';
import type {
  DepositCatalogue,
  MaturityInstructionOption,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import {
  type DepositOrderSummary,
  keepDepositOrder,
  keptDepositOrder,
} from '#application/fixed-deposits/deposit-order-summary.ts';
import type { DepositQuotes, QuotedDeposit } from '#application/fixed-deposits/deposit-quotes.ts';
import type { FindUpgrade, UpgradeOffer } from '#application/fixed-deposits/find-upgrade.ts';
import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import { hasOtherFigures, requotedOrder } from '#application/fixed-deposits/requoted-order.ts';
import type { StartDepositFailure } from '#application/fixed-deposits/start-deposit.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { JourneyStore } from '#application/platform/journey-store.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

export interface OrderSummaryParts {
  readonly catalogue: DepositCatalogue;
  readonly quotes: DepositQuotes;
  readonly findUpgrade: FindUpgrade;
  readonly bookDeposit: BookDeposit;
  readonly journey: JourneyStore;
  readonly reporting: Reporting;
  readonly investor: SignedInInvestor;
  /** Where an outside page sends the person back to. */
  readonly returnUrl: string;
}

/** What the check of the figures against the investor's own data brought to light. */
export type FiguresNote = 'updated' | 'senior-dropped';

/** The last look at an order before it is started, and the start itself. */
export class OrderSummaryViewModel implements ViewModel {
  order: DepositOrderSummary | undefined;
  readonly instructions: Loaded<readonly MaturityInstructionOption[]>;
  readonly terms: Loaded<string>;
  hasAcceptedTerms = true;
  isPoliticallyExposed = false;
  note: FiguresNote | undefined = undefined;
  offer: UpgradeOffer | undefined = undefined;
  isUpgradeOpen = false;
  isCelebrating = false;
  isStarting = false;
  /** A reply was lost: it is being found out whether the order is there. */
  isChecking = false;
  failure: StartDepositFailure | undefined = undefined;
  /** Settles once the figures are fresh and it is known whether there is something better. */
  private checked: Promise<void> = Promise.resolve();
  private calls = new AbortController();

  constructor(private readonly parts: OrderSummaryParts) {
    this.order = keptDepositOrder(parts.journey);
    const depositId = this.order?.depositId ?? 0;
    const { catalogue } = parts;
    this.instructions = new Loaded((options) => catalogue.maturityInstructions(depositId, options));
    this.terms = new Loaded((options) => catalogue.termsAddress(depositId, options));
    makeAutoObservable<this, 'parts' | 'calls' | 'checked'>(this, {
      parts: false,
      calls: false,
      checked: false,
      instructions: false,
      terms: false,
    });
  }

  activate(): () => void {
    if (this.order === undefined) return () => {};
    this.parts.reporting.happened('Order Summary Viewed');
    this.calls = new AbortController();
    const { signal } = this.calls;
    this.checked = this.check({ signal });
    const stops = [this.instructions.activate(), this.terms.activate()];
    return () => {
      this.calls.abort();
      for (const stop of stops) stop();
    };
  }

  chooseInstruction(maturityInstructionId: number): void {
    this.change((order) => ({ ...order, maturityInstructionId }));
  }

  acceptTerms(hasAccepted: boolean): void {
    this.hasAcceptedTerms = hasAccepted;
  }

  declare(isPoliticallyExposed: boolean): void {
    this.isPoliticallyExposed = isPoliticallyExposed;
  }

  /** Offers the better scheme once, then starts. @returns where to go on, if anywhere. */
  async makePayment(): Promise<BookingStep | undefined> {
    if (this.isStarting || !this.hasAcceptedTerms) return undefined;
    this.isStarting = true;
    this.failure = undefined;
    const shown = this.order;
    await this.checked;
    // The person has not seen these figures yet.
    if (this.order !== shown) return this.settle();
    if (this.offer !== undefined && this.order?.wasUpgradeOffered === false) {
      return runInAction(() => {
        this.change((order) => ({ ...order, wasUpgradeOffered: true }));
        this.isUpgradeOpen = true;
        return this.settle();
      });
    }
    return this.start();
  }

  /** Takes the better scheme; its figures are there to be looked at before anything is paid. */
  upgrade(): void {
    const { offer } = this;
    if (offer === undefined) return;
    this.change((order) => requotedOrder(order, offer));
    this.isUpgradeOpen = false;
    this.isCelebrating = true;
  }

  /** Goes on with the order as it is. */
  async keepOriginal(): Promise<BookingStep | undefined> {
    this.isUpgradeOpen = false;
    if (this.isStarting) return undefined;
    this.isStarting = true;
    return this.start();
  }

  /** The deposit that this order is already, until the person has read it. */
  get paidDeposit(): HeldDeposit | undefined {
    return this.failure?.kind === 'already-paid' ? this.failure.deposit : undefined;
  }

  leaveAsPaid(): void {
    this.failure = undefined;
  }

  /** Starts a second deposit of the same kind: the person has seen the first one. */
  async startAnother(): Promise<BookingStep | undefined> {
    const { paidDeposit } = this;
    if (paidDeposit === undefined || this.isStarting) return undefined;
    this.isStarting = true;
    this.failure = undefined;
    this.change((order) => ({ ...order, repeatOf: paidDeposit.depositOrderId }));
    return this.start();
  }

  closeUpgrade(): void {
    this.isUpgradeOpen = false;
  }

  stopCelebrating(): void {
    this.isCelebrating = false;
  }

  private async start(): Promise<BookingStep | undefined> {
    const { bookDeposit } = this.parts;
    const { signal } = this.calls;
    await bookDeposit.answer(this.isPoliticallyExposed);
    const onLost = () => runInAction(() => (this.isChecking = true));
    const result = await bookDeposit.run(this.parts.returnUrl, { signal, onLost });
    if (signal.aborted) return undefined;
    return runInAction(() => {
      this.isStarting = false;
      this.isChecking = false;
      if (result.ok) return result.value;
      this.failure = result.failure;
      // The issuer says other figures by now: they are to be seen before the next try.
      if (result.failure.kind === 'refused' && result.failure.status === 409) {
        this.checked = this.check({ signal });
      }
      return undefined;
    });
  }

  private settle(): undefined {
    runInAction(() => (this.isStarting = false));
  }

  private change(changed: (order: DepositOrderSummary) => DepositOrderSummary): void {
    if (this.order === undefined) return;
    this.order = changed(this.order);
    keepDepositOrder(this.parts.journey, this.order);
  }

  private takeFigures(quote: QuotedDeposit, isSeniorCitizen: boolean): void {
    const { order } = this;
    if (order === undefined) return;
    const isDropped = order.isSeniorCitizen !== isSeniorCitizen;
    if (!isDropped && !hasOtherFigures(order, quote)) return;
    this.note = isDropped ? 'senior-dropped' : 'updated';
    this.change((before) => ({ ...requotedOrder(before, { quote }), isSeniorCitizen }));
  }

  /** The visitor who chose may be an investor with other rates by now, and the day another one. */
  private async check(options: CallOptions): Promise<void> {
    const { order } = this;
    if (order === undefined) return;
    const isOver = () => options.signal?.aborted === true;
    const { investor, quotes, findUpgrade, reporting } = this.parts;
    const { gender, birthDate } = investor;
    const mayBeSenior = birthDate === undefined || investor.isSeniorCitizen;
    const isSeniorCitizen = order.isSeniorCitizen && mayBeSenior;
    const { depositId, issuerId, principal, tenure, payoutFrequency } = order;
    const what = { depositId, issuerId, principal, tenure, payoutFrequency };
    const quote = await quotes.quote({ ...what, gender, isSeniorCitizen }, options);
    if (isOver()) return;
    if (!quote.ok) {
      // The start call checks the figures anyway, and says so.
      reporting.failed('order summary: figures not checked', { failure: quote.failure.kind });
      return;
    }
    runInAction(() => this.takeFigures(quote.value, isSeniorCitizen));
    const upgrade = await findUpgrade.run({ order: this.order ?? order, gender }, options);
    if (isOver()) return;
    if (!upgrade.ok)
      reporting.failed('no upgrade was found out', { failure: upgrade.failure.kind });
    runInAction(() => (this.offer = upgrade.ok ? upgrade.value : undefined));
  }
}
