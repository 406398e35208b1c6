import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import { declarationAnswers } from '#domain/accounts/declarations/declaration.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { retryUntilConfirmed } from '#application/platform/retry-until-confirmed.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export interface DeclaredOrder {
  readonly depositOrderId: DepositOrderId;
  readonly depositId: DepositId;
}

/** The order that was started in this tab, if any. */
export function startedOrder(journey: JourneyStore): DeclaredOrder | undefined {
  const depositOrderId = Number(journey.read(JourneyKey.DepositOrderId));
  const depositId = Number(journey.read(JourneyKey.DepositId));
  return depositOrderId > 0 && depositId > 0 ? { depositOrderId, depositId } : undefined;
}

/**
 * The issuer's yes/no questions and the investor's answers. A question without an answer shows No.
 */
export class DeclarationViewModel implements ViewModel {
  readonly questions: Loaded<readonly DeclarationQuestion[]>;
  isSending = false;
  /** True while the app asks the backend whether it stored answers whose reply was lost. */
  isChecking = false;
  failure: PortFailure | undefined = undefined;
  private readonly changed = new Map<number, boolean>();

  constructor(
    private readonly orders: DepositOrders,
    private readonly order: DeclaredOrder,
  ) {
    this.questions = new Loaded((options) => orders.declarations(order, options));
    makeAutoObservable<this, 'orders' | 'order'>(this, {
      orders: false,
      order: false,
      questions: false,
    });
  }

  activate(): () => void {
    return this.questions.activate();
  }

  isYes(question: DeclarationQuestion): boolean {
    return this.changed.get(question.id) ?? question.isYes ?? false;
  }

  answer({ id }: DeclarationQuestion, isYes: boolean): void {
    this.changed.set(id, isYes);
  }

  /**
   * Sends the answers.
   * @returns whether the backend accepted them
   */
  async send(returnUrl: string): Promise<boolean> {
    const questions = this.questions.value;
    if (this.isSending || questions === undefined) return false;
    this.isSending = true;
    this.failure = undefined;
    const shown = new Map(questions.map((question) => [question.id, this.isYes(question)]));
    const answers = declarationAnswers(questions, shown);
    const { depositOrderId } = this.order;
    const request = { depositOrderId, answers, returnUrl };
    const onLost = () => runInAction(() => (this.isChecking = true));
    const result = await retryUntilConfirmed((options) => this.orders.declare(request, options), {
      onLost,
    });
    runInAction(() => {
      this.isSending = false;
      this.isChecking = false;
      this.failure = result.ok ? undefined : result.failure;
    });
    return result.ok;
  }
}
