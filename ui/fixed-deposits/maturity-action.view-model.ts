import type {
  DepositCatalogue,
  MaturityInstructionOption,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import type { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

export interface BookedOrder {
  readonly depositOrderId: number;
  readonly depositId: number;
  /** What was chosen with the order, if anything. */
  readonly instructionId?: number | undefined;
}

/** What becomes of the deposit on its maturity day, chosen or confirmed after the payment. */
export class MaturityActionViewModel implements ViewModel {
  readonly options: Loaded<readonly MaturityInstructionOption[]>;
  chosenId: number | undefined;
  isSaving = false;
  failure: PortFailure | undefined = undefined;

  constructor(
    catalogue: DepositCatalogue,
    private readonly orders: DepositOrders,
    private readonly order: BookedOrder,
  ) {
    this.chosenId = order.instructionId;
    this.options = new Loaded((options) =>
      catalogue.maturityInstructions(order.depositId, options),
    );
    makeAutoObservable<this, 'orders' | 'order'>(this, {
      options: false,
      orders: false,
      order: false,
    });
  }

  activate(): () => void {
    return this.options.activate();
  }

  /** The first option counts until the person says otherwise. */
  get selectedId(): number | undefined {
    return this.chosenId ?? this.options.value?.[0]?.instructionId;
  }

  choose(instructionId: number): void {
    this.chosenId = instructionId;
    this.failure = undefined;
  }

  /** @returns whether it is saved. */
  async save(): Promise<boolean> {
    const instructionId = this.selectedId;
    if (instructionId === undefined || this.isSaving) return false;
    this.isSaving = true;
    this.failure = undefined;
    const { depositOrderId } = this.order;
    const saved = await this.orders.chooseMaturityInstruction(
      { depositOrderId, instructionId },
      {},
    );
    runInAction(() => {
      this.isSaving = false;
      this.failure = saved.ok ? undefined : saved.failure;
    });
    return saved.ok;
  }
}
