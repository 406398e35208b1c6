import type { BookingStep } from '#application/fixed-deposits/booking/book-deposit.ts';
import type { MaturityInstructionOption } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { UpgradeOffer } from '#application/fixed-deposits/catalogue/find-upgrade.ts';
import type { HeldDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import {
  hasOtherFigures,
  requotedOrder,
} from '#application/fixed-deposits/booking/requoted-order.ts';
import { keepsSeniorRate } from '#application/fixed-deposits/booking/senior-rate-of-order.ts';
import type { StartDepositFailure } from '#application/fixed-deposits/booking/start-deposit.ts';
import { termsAddressFor } from '#application/fixed-deposits/booking/terms-address.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import type { FiguresNote, OrderSummaryDependencies } from './order-summary-dependencies.ts';
import { quoteOf, SeniorOffer } from './senior-offer.ts';
import { SummaryQuestions } from './summary-questions.ts';

type Started = Result<BookingStep | undefined, StartDepositFailure>;

export class OrderSummaryViewModel implements ViewModel {
  order: DepositOrderSummary | undefined;
  /** By the device's clock until a reply has told the server's. */
  today: CalendarDate;
  readonly instructions: Loaded<readonly MaturityInstructionOption[]>;
  readonly terms: Loaded<string>;
  readonly senior: SeniorOffer;
  readonly questions: SummaryQuestions;
  /** Ids and shares of the confirmed nominees, as `confirmedNominees` writes them. */
  confirmedNominees: string | undefined = undefined;
  note: FiguresNote | undefined = undefined;
  offer: UpgradeOffer | undefined = undefined;
  isUpgradeOpen = false;
  isCelebrating = false;
  readonly starting = new Command();
  failure: StartDepositFailure | undefined = undefined;
  /** Resolves once the figures are up to date and a better scheme was searched for. */
  private checked: Promise<void> = Promise.resolve();
  private calls = new AbortController();

  constructor(private readonly dependencies: OrderSummaryDependencies) {
    this.order = dependencies.orderDraft.read();
    this.today = dependencies.clock.today();
    const { depositId = 0, issuerId = '' } = this.order ?? {};
    const { catalogue } = dependencies;
    this.instructions = new Loaded((options) => catalogue.maturityInstructions(depositId, options));
    this.terms = new Loaded((options) =>
      termsAddressFor({ depositId, issuerId }, catalogue, options),
    );
    this.senior = new SeniorOffer({ ...dependencies, order: () => this.order });
    this.questions = new SummaryQuestions({ ...dependencies, depositId });
    makeAutoObservable<this, 'dependencies' | 'calls' | 'checked'>(this, {
      dependencies: false,
      calls: false,
      checked: false,
    });
  }

  activate(): () => void {
    if (this.order === undefined) return () => {};
    this.dependencies.reporting.happened('Order Summary Viewed');
    this.calls = new AbortController();
    this.checked = this.check(this.calls);
    const asked = [this.instructions, this.terms, this.questions] as const;
    return combineCleanups([
      ...asked.map((loaded) => loaded.activate()),
      () => this.calls.abort(),
      () => this.starting.stop(),
      () => this.senior.taking.stop(),
    ]);
  }

  chooseInstruction(maturityInstructionId: number): void {
    this.change((order) => ({ ...order, maturityInstructionId }));
  }

  get hasAcceptedTerms(): boolean {
    return this.order?.areTermsRefused !== true;
  }

  acceptTerms(hasAccepted: boolean): void {
    this.change((order) => ({ ...order, areTermsRefused: !hasAccepted }));
  }

  get areNomineesKept(): boolean {
    return this.order?.areNomineesAsked !== true;
  }

  keepNominees(areKept: boolean): void {
    this.change((order) => ({ ...order, areNomineesAsked: !areKept }));
  }

  confirmNominees(nominees: string | undefined): void {
    this.confirmedNominees = nominees;
  }

  /** Offers the better scheme once, then starts the order. @returns the next step, if any. */
  async makePayment(): Promise<BookingStep | undefined> {
    if (this.starting.isRunning || !this.hasAcceptedTerms) return undefined;
    this.failure = undefined;
    const shown = this.order;
    return this.start(async () => {
      await this.checked;
      // The figures have changed, so the investor must see them first.
      if (this.order !== shown) return false;
      return runInAction(() => !this.senior.open() && !this.offerUpgrade());
    });
  }

  /** Switches to the better scheme; the investor reviews its figures before paying. */
  upgrade(): void {
    const { offer } = this;
    if (offer === undefined) return;
    this.change((order) => requotedOrder(order, offer));
    this.isUpgradeOpen = false;
    this.isCelebrating = true;
  }

  /** Starts the order without the better scheme. */
  async keepOriginal(): Promise<BookingStep | undefined> {
    this.isUpgradeOpen = false;
    return this.start();
  }

  /** Switches to the senior citizen rate; the investor reviews its figures before paying. */
  async takeSeniorRate(): Promise<void> {
    const quote = await this.senior.take();
    if (quote === undefined) return;
    runInAction(() => {
      this.failure = quote.ok ? undefined : quote.failure;
      if (!quote.ok) return;
      this.note = { kind: 'senior-taken' };
      const taken = { quote: quote.value };
      this.change((order) => ({ ...requotedOrder(order, taken), isSeniorCitizen: true }));
      // A different scheme may be the best at these rates.
      this.checked = this.check(this.calls);
    });
  }

  declineSeniorRate(): void {
    this.change((order) => ({ ...order, hasDeclinedSeniorRate: true }));
    this.senior.close();
  }

  /** The deposit that this order already became, until the investor dismisses it. */
  get paidDeposit(): HeldDeposit | undefined {
    return this.failure?.kind === 'already-paid' ? this.failure.deposit : undefined;
  }

  closePaymentQuestion(): void {
    this.failure = undefined;
  }

  /** Starts a second deposit with the same terms, which the investor asked for. */
  async startAnother(): Promise<BookingStep | undefined> {
    const repeatOf = this.paidDeposit?.depositOrderId;
    return repeatOf === undefined ? undefined : this.restart({ repeatOf });
  }

  /** True if an earlier payment could not be checked, until the investor dismisses it. */
  get isPaymentUnknown(): boolean {
    return this.failure?.kind === 'payment-unknown';
  }

  /** Starts the order although an earlier payment could not be checked. */
  async startUnchecked(): Promise<BookingStep | undefined> {
    return this.isPaymentUnknown ? this.restart({ isUncheckedAccepted: true }) : undefined;
  }

  private async restart(answer: Partial<DepositOrderSummary>): Promise<BookingStep | undefined> {
    if (this.starting.isRunning) return undefined;
    this.failure = undefined;
    this.change((order) => ({ ...order, ...answer }));
    return this.start();
  }

  closeUpgrade(): void {
    this.isUpgradeOpen = false;
  }

  stopCelebrating(): void {
    this.isCelebrating = false;
  }

  /** @param isReviewed whether to go on; false if the investor must see something first */
  private async start(isReviewed = async () => true): Promise<BookingStep | undefined> {
    const { bookDeposit, returnUrl } = this.dependencies;
    const result = await this.starting.run(async (options): Promise<Started> => {
      if (!(await isReviewed())) return success();
      await this.questions.store();
      return bookDeposit.run(returnUrl, options);
    });
    return runInAction(() => {
      if (result === undefined || result.ok) return result?.value;
      if (result.failure.kind === 'senior-rate-open') {
        this.senior.open();
        return undefined;
      }
      this.failure = result.failure;
      // The issuer's figures have changed, so reload them before the next attempt.
      if (result.failure.kind === 'refused' && result.failure.status === 409) {
        this.checked = this.check(this.calls);
      }
      return undefined;
    });
  }

  /** Opens the dialog of the better scheme once. @returns whether it opened. */
  private offerUpgrade(): boolean {
    if (this.offer === undefined || this.order?.wasUpgradeOffered !== false) return false;
    this.change((order) => ({ ...order, wasUpgradeOffered: true }));
    this.isUpgradeOpen = true;
    return true;
  }

  private change(changed: (order: DepositOrderSummary) => DepositOrderSummary): void {
    if (this.order === undefined) return;
    this.order = changed(this.order);
    this.dependencies.orderDraft.keep(this.order);
  }

  private takeFigures(quote: QuotedDeposit, isSeniorCitizen: boolean): void {
    const { order } = this;
    if (order === undefined) return;
    const isDropped = order.isSeniorCitizen !== isSeniorCitizen;
    if (!isDropped && !hasOtherFigures(order, quote)) return;
    const kind = isDropped ? 'senior-dropped' : 'updated';
    this.note = { kind, before: order.annualRatePercent };
    this.change((before) => ({ ...requotedOrder(before, { quote }), isSeniorCitizen }));
  }

  /** Reloads the figures: the investor's own rates or a new day may have changed them. */
  private async check({ signal }: AbortController): Promise<void> {
    const { order } = this;
    if (order === undefined) return;
    const { investor, clock, findUpgrade, reporting } = this.dependencies;
    const { gender } = investor;
    const isSeniorCitizen = keepsSeniorRate(order, { investor, today: clock.today() });
    const quote = await quoteOf(order, { ...this.dependencies, isSeniorCitizen }, { signal });
    if (signal.aborted) return;
    if (!quote.ok) {
      // Do not show the failure: the start request checks the figures again.
      reporting.failed('order summary: figures not checked', { failure: quote.failure.kind });
      return;
    }
    runInAction(() => {
      this.today = clock.today();
      this.takeFigures(quote.value, isSeniorCitizen);
      this.senior.open();
    });
    const upgrade = await findUpgrade.run({ order: this.order ?? order, gender }, { signal });
    if (signal.aborted) return;
    if (!upgrade.ok)
      reporting.failed('no upgrade was found out', { failure: upgrade.failure.kind });
    runInAction(() => (this.offer = upgrade.ok ? upgrade.value : undefined));
  }
}
