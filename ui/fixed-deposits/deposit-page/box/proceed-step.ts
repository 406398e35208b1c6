import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import {
  type SeniorNotice,
  seniorNoticeFor,
} from '#domain/fixed-deposits/booking/senior-citizen.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { KeptPress } from '#ui/platform/kept-press.ts';
import type { InvestDetailsDependencies } from '#ui/fixed-deposits/deposit-page/invest-details-dependencies.ts';
import type { LiveQuote } from './live-quote.ts';
import { orderOf } from './order-from-quote.ts';

/** The inputs of the investment box, and the replies for them. */
interface FilledBox {
  readonly rates: { readonly value: DepositRates | undefined };
  readonly row: RateCardRow | undefined;
  readonly isSeniorCitizen: boolean;
  readonly quote: LiveQuote;
  /** Whether the rates or the quote for the current inputs are on their way. */
  readonly isAwaited: boolean;
}

/** The result of a press: the order is stored, or there is an error to correct or to retry. */
export type ProceedOutcome = 'stored' | 'blocked';

/** The step from the investment box to the order summary. */
export class ProceedStep {
  /** The senior citizen notice to show before the order summary, if any. */
  notice: SeniorNotice | undefined = undefined;
  private readonly press = new KeptPress();

  constructor(
    private readonly dependencies: InvestDetailsDependencies,
    private readonly box: FilledBox,
  ) {
    makeAutoObservable<this, 'dependencies' | 'box'>(this, { dependencies: false, box: false });
  }

  /** Whether a press is kept until the quote for exactly these inputs arrives. */
  get isBusy(): boolean {
    return this.press.isKept;
  }

  /**
   * Stores the order once its quote has arrived, unless a notice comes first.
   * @returns undefined if a notice is shown or the press was cancelled
   */
  async proceed(): Promise<ProceedOutcome | undefined> {
    if (!(await this.untilQuoted())) return undefined;
    return runInAction(() => {
      if (this.box.quote.quote === undefined) return 'blocked';
      this.notice = this.noticeBefore();
      return this.notice === undefined ? this.store() : undefined;
    });
  }

  /** Stores the order after the notice, once the quote for the chosen rates has arrived. */
  async proceedAfterNotice(): Promise<ProceedOutcome | undefined> {
    if (!(await this.untilQuoted())) return undefined;
    return runInAction(() => {
      this.notice = undefined;
      return this.store();
    });
  }

  dismissNotice(): void {
    if (!this.isBusy) this.notice = undefined;
  }

  /** Forgets a kept press, because an input has changed or the screen is left. */
  cancel(): void {
    this.press.cancel();
  }

  private untilQuoted(): Promise<boolean> {
    this.box.quote.flush();
    return this.press.until(() => !this.box.isAwaited);
  }

  private noticeBefore(): SeniorNotice | undefined {
    // A visitor's age is unknown; the order summary shows the notice after the sign-in.
    if (this.dependencies.session.investor === undefined) return undefined;
    const { isSeniorCitizen } = this.dependencies.rateFacts();
    return seniorNoticeFor({ isSeniorCitizen, isToggleOn: this.box.isSeniorCitizen });
  }

  private store(): ProceedOutcome {
    const { rates, row, isSeniorCitizen } = this.box;
    const { quote } = this.box.quote;
    if (quote === undefined || rates.value === undefined || row === undefined) return 'blocked';
    const { orderDraft } = this.dependencies;
    const order = orderOf(quote, { rates: rates.value, row, isSeniorCitizen });
    const before = orderDraft.read();
    const isSame = before?.depositId === order.depositId;
    // What was chosen on the order summary stays after a step back to change the amount.
    const { maturityInstructionId, areNomineesAsked } = isSame ? before : order;
    orderDraft.keep({ ...order, maturityInstructionId, areNomineesAsked });
    return 'stored';
  }
}
