import type { DepositFinder } from '#application/fixed-deposits/catalogue/deposit-finder.ts';
import type { FinderSuggestions } from '#application/fixed-deposits/catalogue/finder-suggestions.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  canFind,
  DEFAULT_FINDER_PAYOUT,
  type InvestmentHorizon,
} from '#domain/fixed-deposits/catalogue/finder.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { isShown, type ViewModel } from '#ui/platform/view-model.ts';

export class FinderViewModel implements ViewModel {
  horizon: InvestmentHorizon | undefined;
  payoutFrequency: PayoutFrequency;
  readonly finding = new Command();
  failure: PortFailure | undefined = undefined;

  constructor(
    private readonly finder: DepositFinder,
    private readonly suggestions: FinderSuggestions,
  ) {
    const answers = suggestions.read()?.answers;
    this.horizon = answers?.horizon;
    this.payoutFrequency = answers?.payoutFrequency ?? DEFAULT_FINDER_PAYOUT;
    makeAutoObservable<this, 'finder' | 'suggestions'>(this, { finder: false, suggestions: false });
  }

  activate(): () => void {
    return this.finding.activate();
  }

  get canFind(): boolean {
    return canFind(this.answers);
  }

  chooseHorizon(horizon: InvestmentHorizon): void {
    this.horizon = horizon;
  }

  choosePayout(payoutFrequency: PayoutFrequency): void {
    this.payoutFrequency = payoutFrequency;
  }

  /**
   * Searches for deposits that match the answers.
   * @returns whether the search succeeded; the result may be empty
   */
  async find(): Promise<boolean> {
    const { answers } = this;
    if (this.finding.isRunning || !canFind(answers)) return false;
    this.failure = undefined;
    const result = await this.finding.run((options) => this.finder.find(answers, options));
    if (result === undefined) return false;
    return runInAction(() => {
      if (result.ok) this.suggestions.keep({ answers, listings: result.value });
      else if (isShown(result.failure)) this.failure = result.failure;
      return result.ok;
    });
  }

  private get answers() {
    return { horizon: this.horizon, payoutFrequency: this.payoutFrequency };
  }
}
