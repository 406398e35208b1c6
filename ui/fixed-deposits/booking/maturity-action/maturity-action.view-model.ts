import type {
  DepositCatalogue,
  MaturityInstructionOption,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { ChooseMaturityInstruction } from '#application/fixed-deposits/booking/choose-maturity-instruction.ts';
import type { DepositOrderIds } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import type { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export interface BookedOrder extends DepositOrderIds {
  /** The maturity instruction chosen with the order, if any. */
  readonly instructionId?: number | undefined;
}

export interface MaturityActionDependencies {
  readonly catalogue: DepositCatalogue;
  readonly heldDeposits: HeldDeposits;
  readonly chooseInstruction: ChooseMaturityInstruction;
  readonly order: BookedOrder;
}

export interface MaturityChoice {
  readonly options: readonly MaturityInstructionOption[];
  /** The maturity instruction of the deposit, chosen with the order or on this page. */
  readonly savedId: number | undefined;
}

/**
 * The HTTP status if the order is not booked yet or belongs to another investor; no instruction is
 * saved then.
 */
const NOT_HELD = 404;

/**
 * The state of the page on which the investor chooses or confirms the maturity instruction after
 * the payment.
 */
export class MaturityActionViewModel implements ViewModel {
  readonly choice: Loaded<MaturityChoice>;
  chosenId: number | undefined = undefined;
  readonly saving = new Command();
  failure: PortFailure | undefined = undefined;

  constructor(private readonly dependencies: MaturityActionDependencies) {
    this.choice = new Loaded((options) => this.load(options));
    makeAutoObservable<this, 'dependencies'>(this, { choice: false, dependencies: false });
  }

  activate(): () => void {
    return this.choice.activate();
  }

  /** The investor's choice, else the saved one. No other option is selected by itself. */
  get selectedId(): number | undefined {
    return this.chosenId ?? this.choice.value?.savedId;
  }

  choose(instructionId: number): void {
    this.chosenId = instructionId;
    this.failure = undefined;
  }

  /**
   * Saves the selected instruction.
   * @returns whether it is saved
   */
  async save(): Promise<boolean> {
    const instructionId = this.selectedId;
    if (instructionId === undefined) return false;
    const { chooseInstruction, order } = this.dependencies;
    const chosen = { depositOrderId: order.depositOrderId, instructionId };
    const saved = await this.saving.run((options) => {
      this.failure = undefined;
      return chooseInstruction.run(chosen, options);
    });
    if (saved === undefined) return false;
    runInAction(() => (this.failure = saved.ok ? undefined : saved.failure));
    return saved.ok;
  }

  private async load(options: CallOptions): Promise<Result<MaturityChoice, PortFailure>> {
    const { catalogue, order } = this.dependencies;
    const [offered, saved] = await Promise.all([
      catalogue.maturityInstructions(order.depositId, options),
      this.savedName(options),
    ]);
    if (!offered.ok) return offered;
    if (!saved.ok) return saved;
    const named = offered.value.find(({ label }) => label === saved.value);
    const savedId = named?.instructionId ?? order.instructionId;
    return success({ options: offered.value, savedId });
  }

  private async savedName(options: CallOptions): Promise<Result<string | undefined, PortFailure>> {
    const { heldDeposits, order } = this.dependencies;
    const held = await heldDeposits.detail(order.depositOrderId, options);
    if (held.ok) return success(held.value.maturityInstructionName);
    const { failure } = held;
    const isNone = failure.kind === 'refused' && failure.status === NOT_HELD;
    return isNone ? success(undefined) : held;
  }
}
