import type {
  ContentBlock,
  SpecialOffer,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositQuoteRequest } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { DepositChoice } from '#application/fixed-deposits/catalogue/deposit-choices.ts';
import type { RateFacts } from '#application/fixed-deposits/catalogue/read-rate-facts.ts';
import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { defaultRateRow } from '#domain/fixed-deposits/catalogue/default-rate-row.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { type RateColumn, rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { type CheckedQuote, checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import type { InvestDetailsAddress } from './invest-details-address.ts';
import type { InvestDetailsDependencies } from './invest-details-dependencies.ts';
import { rowAmong, rowsToChoose } from './invest-details-rows.ts';
import { InvestmentAmount } from '#ui/fixed-deposits/deposit-page/box/investment-amount.ts';
import { LiveQuote } from '#ui/fixed-deposits/deposit-page/box/live-quote.ts';
import { isSameQuoteRequest } from '#ui/fixed-deposits/deposit-page/box/is-same-quote-request.ts';
import {
  type ProceedOutcome,
  ProceedStep,
} from '#ui/fixed-deposits/deposit-page/box/proceed-step.ts';
import { quoteRequestFor } from '#ui/fixed-deposits/deposit-page/box/quote-request-for.ts';

/** One deposit: its rates, the quote for the chosen amount, and the step to the order summary. */
export class InvestDetailsViewModel implements ViewModel {
  payoutFrequency: PayoutFrequency;
  row: RateCardRow | undefined = undefined;
  readonly amount: InvestmentAmount;
  readonly rates: Loaded<DepositRates>;
  readonly content: Loaded<readonly ContentBlock[]>;
  readonly offers: Loaded<readonly SpecialOffer[]>;
  readonly quote: LiveQuote;
  readonly step: ProceedStep;
  /** The payout frequency of the rates on screen. */
  private payoutOfRates: PayoutFrequency | undefined = undefined;
  /** The senior citizen switch; undefined until used, when the investor's age decides. */
  private toggled: boolean | undefined;
  private readonly wantedTenure: Tenure | undefined;

  constructor(
    private readonly dependencies: InvestDetailsDependencies,
    private readonly address: InvestDetailsAddress,
  ) {
    const { choices, chosenRow, catalogue, quotes } = dependencies;
    const { depositId, page, isReturn } = address;
    const choice = choices.read(page, isReturn);
    const { tenure, payoutFrequency } = (isReturn && choice) || {};
    this.amount = new InvestmentAmount(choice);
    this.toggled = choice?.isSeniorCitizen;
    this.payoutFrequency = payoutFrequency ?? chosenRow.readPayout();
    // The stored tenure can be that of another page, unless this page has stored choices.
    this.wantedTenure = choice && (tenure ?? chosenRow.readTenure());
    this.rates = new Loaded((options) => this.loadRates(options));
    this.content = new Loaded((options) => catalogue.content(depositId, options));
    this.offers = new Loaded((options) => catalogue.offers(depositId, options));
    this.quote = new LiveQuote(quotes);
    this.step = new ProceedStep(dependencies, this);
    makeAutoObservable<this, 'dependencies' | 'address'>(this, {
      dependencies: false,
      address: false,
    });
  }

  activate(): () => void {
    return combineCleanups([
      this.rates.activate(),
      this.content.activate(),
      this.offers.activate(),
      reaction(
        () => this.quoteRequest,
        (quoteRequest) => {
          this.quote.ask(quoteRequest);
          if (this.step.isBusy) this.quote.flush();
        },
        {
          equals: isSameQuoteRequest,
          fireImmediately: true,
        },
      ),
      reaction(
        () => this.choice,
        (choice) => this.dependencies.choices.keep(this.address.page, choice),
      ),
      reaction(
        () => this.isCardOutdated,
        (isOutdated) => {
          if (isOutdated) void this.rates.refresh();
        },
      ),
      () => this.step.cancel(),
      () => this.quote.stop(),
    ]);
  }

  get isSeniorCitizen(): boolean {
    return this.toggled ?? this.rateFacts.isSeniorCitizen;
  }

  /** Whether the rates or the quote for the current inputs are on their way. */
  get isAwaited(): boolean {
    const { quoteRequest } = this;
    const { state } = this.quote;
    if (quoteRequest === undefined) {
      return this.rates.state.kind === 'ready' && this.payoutOfRates !== this.payoutFrequency;
    }
    const isAnswered = state.kind === 'ready' || state.kind === 'failed';
    return !(isAnswered && isSameQuoteRequest(state.request, quoteRequest));
  }

  /** Whether the investor's age is known. It is not until the PAN is verified. */
  get isAgeKnown(): boolean {
    return this.dependencies.session.investor?.birthDate !== undefined;
  }

  get column(): RateColumn {
    return this.columnFor(this.isSeniorCitizen);
  }

  /** The rate card rows of the chosen payout. While they load, those of the previous payout. */
  get rows(): readonly RateCardRow[] {
    return rowsToChoose(this.rates.value, this.column);
  }

  /** The quote on screen and our own quote, calculated once for all components. */
  get checked(): CheckedQuote | undefined {
    const { shown } = this.quote;
    const issuerId = this.rates.value?.deposit.issuerId;
    return shown && issuerId !== undefined ? checkedQuote(shown, issuerId) : undefined;
  }

  /** The rate of the quote for the current inputs; until it arrives, that of the rate card. */
  get rate(): Percentage | undefined {
    return this.quote.quote?.annualRatePercent ?? this.cardRate;
  }

  columnFor(isSeniorCitizen: boolean): RateColumn {
    return rateColumnFor({ gender: this.rateFacts.gender, isSeniorCitizen });
  }

  typeAmount(text: string): void {
    if (text !== this.amount.text) this.step.cancel();
    this.amount.type(text);
  }

  chooseRow(row: RateCardRow): void {
    this.step.cancel();
    this.row = row;
    this.dependencies.chosenRow.keepTenure(row.tenure);
  }

  choosePayout(payoutFrequency: PayoutFrequency): void {
    if (payoutFrequency === this.payoutFrequency) return;
    this.step.cancel();
    this.payoutFrequency = payoutFrequency;
    this.dependencies.chosenRow.keepPayout(payoutFrequency);
    void this.rates.reload();
  }

  chooseSeniorCitizen(isSeniorCitizen: boolean): void {
    this.step.cancel();
    this.toggled = isSeniorCitizen;
    this.row = rowAmong(this.rows, this.row);
  }

  /** Answers the notice: stores the order at the chosen rates. */
  proceedAs(isSeniorCitizen: boolean): Promise<ProceedOutcome | undefined> {
    this.toggled = isSeniorCitizen;
    return this.step.proceedAfterNotice();
  }

  /** Requests the quote again after a failure. */
  requote(): void {
    this.quote.ask(this.quoteRequest);
  }

  /** Age and gender. Cached: parsing the profile for every row and keystroke would be slow. */
  private get rateFacts(): RateFacts {
    return this.dependencies.rateFacts();
  }

  private get cardRate(): Percentage | undefined {
    return this.row?.rates[this.column];
  }

  /** Whether the issuer has changed its rate since the rate card was loaded. */
  private get isCardOutdated(): boolean {
    const { cardRate, isAwaited } = this;
    const quoted = this.quote.quote?.annualRatePercent;
    return !isAwaited && cardRate !== undefined && quoted?.equals(cardRate) === false;
  }

  private get choice(): DepositChoice {
    const { tenure, payoutFrequency } = this.row ?? {};
    const { wholeRupees: amount } = this.amount;
    return { amount, isSeniorCitizen: this.toggled, tenure, payoutFrequency };
  }

  /** The quote request; undefined if the inputs are incomplete or invalid. */
  private get quoteRequest(): DepositQuoteRequest | undefined {
    return quoteRequestFor(this, this.rateFacts.gender);
  }

  private async loadRates(options: CallOptions): Promise<Result<DepositRates, PortFailure>> {
    const { rateCards } = this.dependencies;
    const { depositId } = this.address;
    const requested = this.payoutFrequency;
    const result = await rateCards.forDeposit(depositId, { payoutFrequency: requested }, options);
    if (options.signal?.aborted === true) return result;
    if (result.ok) runInAction(() => this.take(result.value));
    // The stored payout comes from another deposit, and this one may not offer it.
    const isRemembered = this.row === undefined && requested !== PayoutFrequency.AtMaturity;
    if (result.ok || !isRemembered) return result;
    runInAction(() => (this.payoutFrequency = PayoutFrequency.AtMaturity));
    return this.loadRates(options);
  }

  private take({ deposit, rateCard }: DepositRates): void {
    const { payoutFrequency } = this;
    this.payoutOfRates = payoutFrequency;
    const { schemeId } = this.address;
    const tenure = this.row?.tenure ?? this.wantedTenure;
    this.row = defaultRateRow(rateCard, { tenure, schemeId, payoutFrequency });
    this.amount.follow(deposit);
  }
}
