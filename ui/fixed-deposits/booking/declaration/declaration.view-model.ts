import type { DepositOrderIds } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import type { AnswerDeclarations } from '#application/fixed-deposits/booking/answer-declarations.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export interface DeclarationDependencies {
  readonly orders: DepositOrders;
  readonly answerDeclarations: AnswerDeclarations;
  readonly order: DepositOrderIds;
}

/**
 * The issuer's yes/no questions and the investor's answers. A question without an answer shows No.
 */
export class DeclarationViewModel implements ViewModel {
  readonly questions: Loaded<readonly DeclarationQuestion[]>;
  readonly sending = new Command();
  failure: PortFailure | undefined = undefined;
  private readonly changed = new Map<number, boolean>();

  constructor(private readonly dependencies: DeclarationDependencies) {
    const { orders, order } = dependencies;
    this.questions = new Loaded((options) => orders.declarations(order, options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, questions: false });
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
    if (questions === undefined) return false;
    const { answerDeclarations, order } = this.dependencies;
    const { depositOrderId } = order;
    const given = [...this.changed].map(([id, isYes]) => ({ id, isYes }));
    const answers = { depositOrderId, questions, given, returnUrl };
    const result = await this.sending.run((options) => {
      this.failure = undefined;
      return answerDeclarations.run(answers, options);
    });
    if (result === undefined) return false;
    runInAction(() => (this.failure = result.ok ? undefined : result.failure));
    return result.ok;
  }
}
