import type {
  BookDeposit,
  SummaryAnswers,
} from '#application/fixed-deposits/booking/book-deposit.ts';
import type { DepositId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import type { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded } from '#ui/platform/view-model.ts';

export interface SummaryQuestionsDependencies {
  readonly orders: DepositOrders;
  readonly bookDeposit: Pick<BookDeposit, 'answer' | 'answered'>;
  readonly startedOrder: StartedDepositOrder;
  readonly depositId: DepositId;
}

/**
 * The declaration questions of the order summary. Each answer is stored at once, so that none turns
 * back into No after a reload or a new sign-in.
 */
export class SummaryQuestions {
  /**
   * The issuer's questions. If they fail to load here, the app asks them after the order has
   * started.
   */
  readonly loaded: Loaded<readonly DeclarationQuestion[]>;
  private exposure: boolean | undefined = undefined;
  private changed: ReadonlyMap<number, boolean> = new Map();
  /** Resolves once the stored answers are shown. */
  private restored: Promise<void> = Promise.resolve();

  constructor(private readonly dependencies: SummaryQuestionsDependencies) {
    const { orders, startedOrder, depositId } = dependencies;
    this.loaded = new Loaded((options) => {
      const started = startedOrder.read();
      const order = started?.depositId === depositId ? started : { depositId };
      return orders.declarations(order, options);
    });
    makeAutoObservable<this, 'dependencies' | 'restored'>(this, {
      dependencies: false,
      restored: false,
    });
  }

  activate(): () => void {
    this.restored = this.restore();
    return this.loaded.activate();
  }

  /** The answer given here, else that of the started order, to which the investor went back. */
  get isPoliticallyExposed(): boolean {
    const asked = this.loaded.value?.find(({ isAboutExposure }) => isAboutExposure === true);
    return this.exposure ?? asked?.isYes ?? false;
  }

  /**
   * The questions that are known not to be about politically exposed persons. A question of unknown
   * kind is asked after the start, because its answer could contradict the one about exposure on
   * the summary.
   */
  get others(): readonly DeclarationQuestion[] {
    return (this.loaded.value ?? []).filter((question) => question.isAboutExposure === false);
  }

  isYes({ id, isYes = false }: DeclarationQuestion): boolean {
    return this.changed.get(id) ?? isYes;
  }

  declareExposure(isPoliticallyExposed: boolean): void {
    this.exposure = isPoliticallyExposed;
    void this.store();
  }

  answer({ id }: DeclarationQuestion, isYes: boolean): void {
    this.changed = new Map(this.changed).set(id, isYes);
    void this.store();
  }

  /** Stores the answers as they are shown, also those that were not changed. */
  async store(): Promise<void> {
    await this.restored;
    await this.dependencies.bookDeposit.answer(this.answers);
  }

  private get answers(): SummaryAnswers {
    const { isPoliticallyExposed } = this;
    return {
      depositId: this.dependencies.depositId,
      isPoliticallyExposed,
      others: new Map([
        ...this.changed,
        ...this.others.map((question) => [question.id, this.isYes(question)] as const),
      ]),
    };
  }

  /** Answers given in the meantime are newer than the stored ones. */
  private async restore(): Promise<void> {
    const { bookDeposit, depositId } = this.dependencies;
    const stored = await bookDeposit.answered(depositId);
    if (stored === undefined) return;
    runInAction(() => {
      this.exposure ??= stored.isPoliticallyExposed;
      this.changed = new Map([...stored.others, ...this.changed]);
    });
  }
}
