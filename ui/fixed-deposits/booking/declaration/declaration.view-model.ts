import type { DepositOrderIds } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import {
  type AnswerDeclarations,
  declarationForm,
} from '#application/fixed-deposits/booking/answer-declarations.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export interface DeclarationDependencies {
  readonly orders: DepositOrders;
  readonly answerDeclarations: AnswerDeclarations;
  readonly order: DepositOrderIds;
  readonly drafts: Drafts;
}

/**
 * The issuer's yes/no questions and the investor's answers. A question without an answer shows No.
 */
export class DeclarationViewModel implements ViewModel {
  readonly questions: Loaded<readonly DeclarationQuestion[]>;
  readonly sending = new Command();
  failure: PortFailure | undefined = undefined;
  private changed: ReadonlyMap<number, boolean> = new Map();

  constructor(private readonly dependencies: DeclarationDependencies) {
    const { orders, order } = dependencies;
    this.questions = new Loaded((options) => orders.declarations(order, options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    void this.restore();
    return this.questions.activate();
  }

  isYes(question: DeclarationQuestion): boolean {
    return this.changed.get(question.id) ?? question.isYes ?? false;
  }

  answer({ id }: DeclarationQuestion, isYes: boolean): void {
    this.changed = new Map(this.changed).set(id, isYes);
    const answers = [...this.changed].map(([each, answer]) => [each, String(answer)] as const);
    void this.dependencies.drafts.keep(this.formName, Object.fromEntries(answers));
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

  /** Answers given in the meantime are newer than the stored ones. */
  private async restore(): Promise<void> {
    const stored = Object.entries((await this.dependencies.drafts.read(this.formName)) ?? {});
    const answers = stored.map(([id, isYes]) => [Number(id), isYes === 'true'] as const);
    runInAction(() => (this.changed = new Map([...answers, ...this.changed])));
  }

  private get formName(): string {
    return declarationForm(this.dependencies.order.depositOrderId);
  }
}
