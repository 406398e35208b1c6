import type {
  ContentBlock,
  SpecialOffer,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositChoice } from '#application/fixed-deposits/catalogue/deposit-choices.ts';
import type { RateFacts } from '#application/fixed-deposits/catalogue/read-rate-facts.ts';
import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { defaultRateRow } from '#domain/fixed-deposits/catalogue/default-rate-row.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { type RateColumn, rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import {
  type SeniorNotice,
  seniorNoticeFor,
} from '#domain/fixed-deposits/booking/senior-citizen.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { type CheckedQuote, checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import type { InvestDetailsAddress } from './invest-details-address.ts';
import type { InvestDetailsDependencies } from './invest-details-dependencies.ts';
import { rowAmong, rowsToChoose } from './invest-details-rows.ts';
import { InvestmentAmount } from '#ui/fixed-deposits/deposit-page/box/investment-amount.ts';
import { LiveQuote } from '#ui/fixed-deposits/deposit-page/box/live-quote.ts';
import { orderOf } from '#ui/fixed-deposits/deposit-page/box/order-from-quote.ts';
import { isSameQuoteRequest } from '#ui/fixed-deposits/deposit-page/box/is-same-quote-request.ts';

/** One deposit: its rates, the quote for the chosen amount, and the step to the order summary. */
export class InvestDetailsViewModel implements ViewModel {
  payoutFrequency: PayoutFrequency;
  row: RateCardRow | undefined = undefined;
  /** The senior citizen notice to show before the order summary, if any. */
  notice: SeniorNotice | undefined = undefined;
  isProceeding = false;
  readonly amount: InvestmentAmount;
  readonly rates: Loaded<DepositRates>;
  readonly content: Loaded<readonly ContentBlock[]>;
  readonly offers: Loaded<readonly SpecialOffer[]>;
  readonly quote: LiveQuote;
  /** The senior citizen switch; undefined until used, when the investor's age decides. */
  private toggled: boolean | undefined;
  private readonly wantedTenure: Tenure | undefined;

  constructor(
    private readonly dependencies: InvestDetailsDependencies,
    private readonly address: InvestDetailsAddress,
  ) {
    const { choices, chosenRow, catalogue, quotes } = dependencies;
    const { depositId, page } = address;
    const choice = choices.read(page);
    this.amount = new InvestmentAmount(choice);
    this.toggled = choice?.isSeniorCitizen;
    this.payoutFrequency = chosenRow.readPayout();
    // The stored tenure can be that of another page, unless this page has stored choices.
    this.wantedTenure = choice === undefined ? undefined : chosenRow.readTenure();
    this.rates = new Loaded((options) => this.loadRates(options));
    this.content = new Loaded((options) => catalogue.content(depositId, options));
    this.offers = new Loaded((options) => catalogue.offers(depositId, options));
    this.quote = new LiveQuote(quotes);
    makeAutoObservable<this, 'dependencies' | 'address'>(this, {
      dependencies: false,
      address: false,
      amount: false,
      rates: false,
      content: false,
      offers: false,
      quote: false,
    });
  }

  activate(): () => void {
    const stops = [
      this.rates.activate(),
      this.content.activate(),
      this.offers.activate(),
      reaction(
        () => this.quoteRequest,
        (quoteRequest) => this.quote.ask(quoteRequest),
        {
          equals: isSameQuoteRequest,
          fireImmediately: true,
        },
      ),
      reaction(
        () => this.choice,
        (choice) => this.dependencies.choices.keep(this.address.page, choice),
      ),
      () => this.quote.stop(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get isSeniorCitizen(): boolean {
    return this.toggled ?? this.rateFacts.isSeniorCitizen;
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

  columnFor(isSeniorCitizen: boolean): RateColumn {
    return rateColumnFor({ gender: this.rateFacts.gender, isSeniorCitizen });
  }

  chooseRow(row: RateCardRow): void {
    this.row = row;
    this.dependencies.chosenRow.keepTenure(row.tenure);
  }

  choosePayout(payoutFrequency: PayoutFrequency): void {
    if (payoutFrequency === this.payoutFrequency) return;
    this.payoutFrequency = payoutFrequency;
    this.dependencies.chosenRow.keepPayout(payoutFrequency);
    void this.rates.reload();
  }

  chooseSeniorCitizen(isSeniorCitizen: boolean): void {
    this.toggled = isSeniorCitizen;
    this.row = rowAmong(this.rows, this.row);
  }

  /** Stores the order, unless a notice comes first. @returns whether to open the order summary */
  proceed(): boolean {
    const { investor } = this.dependencies.session;
    // A visitor's age is unknown; the order summary shows the notice after the sign-in.
    this.notice =
      investor &&
      seniorNoticeFor({
        isSeniorCitizen: this.dependencies.rateFacts().isSeniorCitizen,
        isToggleOn: this.isSeniorCitizen,
      });
    return this.notice === undefined && this.keepOrder();
  }

  /**
   * Stores the order after the notice; requests a new quote if the rates differ from those shown.
   */
  async proceedAs(isSeniorCitizen: boolean): Promise<boolean> {
    if (this.isProceeding) return false;
    this.isProceeding = true;
    if (isSeniorCitizen !== this.isSeniorCitizen) {
      this.toggled = isSeniorCitizen;
      if (this.quoteRequest !== undefined) await this.quote.askNow(this.quoteRequest);
    }
    return runInAction(() => {
      this.isProceeding = false;
      this.notice = undefined;
      return this.keepOrder();
    });
  }

  /** Requests the quote again after a failure. */
  requote(): void {
    this.quote.ask(this.quoteRequest);
  }

  dismissNotice(): void {
    if (!this.isProceeding) this.notice = undefined;
  }

  /** Age and gender. Cached: parsing the profile for every row and keystroke would be slow. */
  private get rateFacts(): RateFacts {
    return this.dependencies.rateFacts();
  }

  private get choice(): DepositChoice {
    return { amount: this.amount.wholeRupees, isSeniorCitizen: this.toggled };
  }

  /** The quote request; undefined if the inputs are incomplete or invalid. */
  private get quoteRequest() {
    const { row, payoutFrequency, isSeniorCitizen } = this;
    const principal = this.amount.value;
    const isAsked = row?.payoutFrequency === payoutFrequency && row.rates[this.column];
    if (!isAsked || principal === undefined || this.amount.violation !== undefined)
      return undefined;
    const { gender } = this.rateFacts;
    const { depositId } = this.address;
    const issuerId = this.rates.value?.deposit.issuerId;
    // The issuer is known once the rates have loaded.
    if (issuerId === undefined) return undefined;
    const what = { depositId, issuerId, principal, tenure: row.tenure, payoutFrequency };
    return { ...what, gender, isSeniorCitizen, cardRate: row.rates[this.column] };
  }

  private keepOrder(): boolean {
    const { quote } = this.quote;
    const rates = this.rates.value;
    if (quote === undefined || rates === undefined || this.row === undefined) return false;
    const { isSeniorCitizen, row } = this;
    this.dependencies.orderDraft.keep(orderOf(quote, { rates, row, isSeniorCitizen }));
    return true;
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
    const { schemeId } = this.address;
    const tenure = this.row?.tenure ?? this.wantedTenure;
    this.row = defaultRateRow(rateCard, { tenure, schemeId, payoutFrequency });
    this.amount.follow(deposit);
  }
}
