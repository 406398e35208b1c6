import type { ContentBlock, SpecialOffer } from '#application/fixed-deposits/deposit-catalogue.ts';
import { keepDepositOrder } from '#application/fixed-deposits/deposit-order-summary.ts';
import type { RateFacts } from '#application/fixed-deposits/rate-facts.ts';
import type { DepositRates } from '#application/fixed-deposits/rate-cards.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';
import { rowToBeginWith } from '#domain/fixed-deposits/row-to-begin-with.ts';
import type { RateCardRow } from '#domain/fixed-deposits/rate-card.ts';
import { type RateColumn, rateColumnFor } from '#domain/fixed-deposits/rate-column.ts';
import { type SeniorNotice, seniorNoticeFor } from '#domain/fixed-deposits/senior-citizen.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import {
  keepChoice,
  keepPayout,
  keepTenure,
  keptChoice,
  keptPayout,
  keptTenure,
} from './deposit-choice.ts';
import { type CheckedAnswer, checkedAnswer } from './domain-quote.ts';
import type { InvestDetailsAddress } from './invest-details-address.ts';
import type { InvestDetailsParts } from './invest-details-parts.ts';
import { rowAmong, rowsToChoose } from './invest-details-rows.ts';
import { InvestmentAmount } from './investment-amount.ts';
import { LiveQuote } from './live-quote.ts';
import { orderOf } from './order-of-quote.ts';
import { sameQuestion } from './same-question.ts';

/** One deposit: its rates, what the chosen amount brings, and the way to the order summary. */
export class InvestDetailsViewModel implements ViewModel {
  payoutFrequency: PayoutFrequency;
  row: RateCardRow | undefined = undefined;
  /** What the person must be told before going on. */
  notice: SeniorNotice | undefined = undefined;
  isProceeding = false;
  readonly amount: InvestmentAmount;
  readonly rates: Loaded<DepositRates>;
  readonly content: Loaded<readonly ContentBlock[]>;
  readonly offers: Loaded<readonly SpecialOffer[]>;
  readonly quote: LiveQuote;
  /** Undefined until the switch is touched: then the investor's own data decides. */
  private toggled: boolean | undefined;
  private readonly wantedTenure: Tenure | undefined;

  constructor(
    private readonly parts: InvestDetailsParts,
    private readonly address: InvestDetailsAddress,
  ) {
    const { journey, catalogue, quotes } = parts;
    const { depositId, page } = address;
    const choice = keptChoice(journey, page);
    this.amount = new InvestmentAmount(choice?.amount);
    this.toggled = choice?.isSeniorCitizen;
    this.payoutFrequency = keptPayout(journey);
    // The tenure of another page counts only where the address names no row.
    this.wantedTenure = choice === undefined ? undefined : keptTenure(journey);
    this.rates = new Loaded((options) => this.loadRates(options));
    this.content = new Loaded((options) => catalogue.content(depositId, options));
    this.offers = new Loaded((options) => catalogue.offers(depositId, options));
    this.quote = new LiveQuote(quotes);
    makeAutoObservable<this, 'parts' | 'address'>(this, {
      parts: false,
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
        () => this.question,
        (question) => this.quote.ask(question),
        {
          equals: sameQuestion,
          fireImmediately: true,
        },
      ),
      reaction(
        () => this.choice,
        (choice) => keepChoice(this.parts.journey, this.address.page, choice),
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

  /** Until the PAN is verified, nobody knows whether a person is 60 or older. */
  get isAgeKnown(): boolean {
    return this.parts.session.investor?.birthDate !== undefined;
  }

  get column(): RateColumn {
    return this.columnFor(this.isSeniorCitizen);
  }

  /** The rows of the chosen payout; those of the one before while they are being fetched. */
  get rows(): readonly RateCardRow[] {
    return rowsToChoose(this.rates.value, this.column);
  }

  /** Whether everything is there to go on with. */
  get canProceed(): boolean {
    return this.quote.quote !== undefined && this.amount.violation === undefined;
  }

  /** What is shown of the issuer, reckoned after once for all that is drawn of it. */
  get checked(): CheckedAnswer | undefined {
    const { shown } = this.quote;
    const issuerId = this.rates.value?.deposit.issuerId;
    return shown && issuerId !== undefined ? checkedAnswer(shown, issuerId) : undefined;
  }

  columnFor(isSeniorCitizen: boolean): RateColumn {
    return rateColumnFor({ gender: this.rateFacts.gender, isSeniorCitizen });
  }

  chooseRow(row: RateCardRow): void {
    this.row = row;
    keepTenure(this.parts.journey, row.tenure);
  }

  choosePayout(payoutFrequency: PayoutFrequency): void {
    if (payoutFrequency === this.payoutFrequency) return;
    this.payoutFrequency = payoutFrequency;
    keepPayout(this.parts.journey, payoutFrequency);
    void this.rates.reload();
  }

  chooseSeniorCitizen(isSeniorCitizen: boolean): void {
    this.toggled = isSeniorCitizen;
    this.row = rowAmong(this.rows, this.row);
  }

  /** Keeps the order, unless something must be told first. @returns whether the way is free. */
  proceed(): boolean {
    const { investor } = this.parts.session;
    // Of a visitor nothing is known yet: the order summary tells it after the sign-in.
    this.notice =
      investor &&
      seniorNoticeFor({
        isSeniorCitizen: this.parts.rateFacts().isSeniorCitizen,
        isToggleOn: this.isSeniorCitizen,
      });
    return this.notice === undefined && this.keepOrder();
  }

  /** Goes on after the notice with these rates, fresh from the issuer where they are others. */
  async proceedAs(isSeniorCitizen: boolean): Promise<boolean> {
    if (this.isProceeding) return false;
    this.isProceeding = true;
    if (isSeniorCitizen !== this.isSeniorCitizen) {
      this.toggled = isSeniorCitizen;
      if (this.question !== undefined) await this.quote.askNow(this.question);
    }
    return runInAction(() => {
      this.isProceeding = false;
      this.notice = undefined;
      return this.keepOrder();
    });
  }

  /** Asks the issuer once more, after a failure. */
  requote(): void {
    this.quote.ask(this.question);
  }

  dismissNotice(): void {
    if (!this.isProceeding) this.notice = undefined;
  }

  /** Read from what this tab keeps: once, not for every row and key. */
  private get rateFacts(): RateFacts {
    return this.parts.rateFacts();
  }

  private get choice() {
    return { amount: this.amount.digits, isSeniorCitizen: this.toggled };
  }

  /** What the issuer is asked; undefined where there is nothing sensible to ask. */
  private get question() {
    const { row, payoutFrequency, isSeniorCitizen } = this;
    const principal = this.amount.value;
    const isAsked = row?.payoutFrequency === payoutFrequency && row.rates[this.column];
    if (!isAsked || principal === undefined || this.amount.violation !== undefined)
      return undefined;
    const { gender } = this.rateFacts;
    const { depositId } = this.address;
    const issuerId = this.rates.value?.deposit.issuerId;
    // Who reckons is known with the rates.
    if (issuerId === undefined) return undefined;
    const what = { depositId, issuerId, principal, tenure: row.tenure, payoutFrequency };
    return { ...what, gender, isSeniorCitizen };
  }

  private keepOrder(): boolean {
    const { quote } = this.quote;
    const rates = this.rates.value;
    if (quote === undefined || rates === undefined || this.row === undefined) return false;
    const { isSeniorCitizen, row } = this;
    keepDepositOrder(this.parts.journey, orderOf(quote, { rates, row, isSeniorCitizen }));
    return true;
  }

  private async loadRates(options: CallOptions): Promise<Result<DepositRates, PortFailure>> {
    const { rateCards } = this.parts;
    const { depositId } = this.address;
    const asked = this.payoutFrequency;
    const result = await rateCards.forDeposit(depositId, { payoutFrequency: asked }, options);
    if (options.signal?.aborted === true) return result;
    if (result.ok) runInAction(() => this.take(result.value));
    // What another deposit was looked at with may not be offered here.
    const isRemembered = this.row === undefined && asked !== PayoutFrequency.AtMaturity;
    if (result.ok || !isRemembered) return result;
    runInAction(() => (this.payoutFrequency = PayoutFrequency.AtMaturity));
    return this.loadRates(options);
  }

  private take({ deposit, rateCard }: DepositRates): void {
    const { payoutFrequency } = this;
    const { schemeId } = this.address;
    const tenure = this.row?.tenure ?? this.wantedTenure;
    this.row = rowToBeginWith(rateCard, { tenure, schemeId, payoutFrequency });
    this.amount.follow(deposit);
  }
}
