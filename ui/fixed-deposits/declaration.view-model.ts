import type { DepositId, DepositOrderId } from '#application/fixed-deposits/deposit-ids.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
} from '#application/fixed-deposits/deposit-orders.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

export interface DeclaredOrder {
  readonly depositOrderId: DepositOrderId;
  readonly depositId: DepositId;
}

/** The order of this tab that has been started; undefined where there is none. */
export function startedOrder(journey: JourneyStore): DeclaredOrder | undefined {
  const depositOrderId = Number(journey.read(JourneyKey.DepositOrderId));
  const depositId = Number(journey.read(JourneyKey.DepositId));
  return depositOrderId > 0 && depositId > 0 ? { depositOrderId, depositId } : undefined;
}

/** The issuer's questions of yes or no; what is left alone counts as no. */
export class DeclarationViewModel implements ViewModel {
  readonly questions: Loaded<readonly DeclarationQuestion[]>;
  isSending = false;
  /** A reply was lost: it is being found out whether the answers are kept. */
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

  /** @returns whether the answers arrived. */
  async send(returnUrl: string): Promise<boolean> {
    const questions = this.questions.value;
    if (this.isSending || questions === undefined) return false;
    this.isSending = true;
    this.failure = undefined;
    const answers = questions.map((question) => ({ id: question.id, isYes: this.isYes(question) }));
    const { depositOrderId } = this.order;
    const request = { depositOrderId, answers, returnUrl };
    const onLost = () => runInAction(() => (this.isChecking = true));
    const result = await untilAnswered((options) => this.orders.declare(request, options), {
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
