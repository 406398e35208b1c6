import type { SummaryAnswers } from '#application/fixed-deposits/booking/book-deposit.ts';
import type { DepositId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded } from '#ui/platform/view-model.ts';

export class SummaryQuestions {
  isPoliticallyExposed = false;
  /**
   * The issuer's questions. If they fail to load here, the app asks them after the order has
   * started.
   */
  readonly loaded: Loaded<readonly DeclarationQuestion[]>;
  private readonly changed = new Map<number, boolean>();

  constructor(orders: DepositOrders, depositId: DepositId) {
    this.loaded = new Loaded((options) => orders.declarations({ depositId }, options));
    makeAutoObservable(this, { loaded: false });
  }

  /**
   * The questions that are known not to be about politically exposed persons. A question of unknown
   * kind is asked after the start, because its answer could contradict the one about exposure on
   * the summary.
   */
  get others(): readonly DeclarationQuestion[] {
    return (this.loaded.value ?? []).filter((question) => question.isAboutExposure === false);
  }

  get answers(): SummaryAnswers {
    const { isPoliticallyExposed } = this;
    return {
      isPoliticallyExposed,
      others: new Map(this.others.map((question) => [question.id, this.isYes(question)])),
    };
  }

  isYes({ id }: DeclarationQuestion): boolean {
    return this.changed.get(id) ?? false;
  }

  declareExposure(isPoliticallyExposed: boolean): void {
    this.isPoliticallyExposed = isPoliticallyExposed;
  }

  answer({ id }: DeclarationQuestion, isYes: boolean): void {
    this.changed.set(id, isYes);
  }
}
