import type {
  DepositCatalogue,
  MaturityInstructionOption,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import type { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import type { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

export interface BookedOrder {
  readonly depositOrderId: number;
  readonly depositId: number;
  /** What was chosen with the order, if anything. */
  readonly instructionId?: number | undefined;
}

export interface MaturityActionParts {
  readonly catalogue: DepositCatalogue;
  readonly heldDeposits: HeldDeposits;
  readonly orders: DepositOrders;
  readonly order: BookedOrder;
}

export interface MaturityChoice {
  readonly options: readonly MaturityInstructionOption[];
  /** What the deposit carries now: chosen with the order, or here before. */
  readonly savedId: number | undefined;
}

/** Neither booked yet nor somebody else's: the deposit carries no choice that one could undo. */
const NOT_HELD = 404;

/** What becomes of the deposit on its maturity day, chosen or confirmed after the payment. */
export class MaturityActionViewModel implements ViewModel {
  readonly choice: Loaded<MaturityChoice>;
  chosenId: number | undefined = undefined;
  isSaving = false;
  /** A reply was lost: it is being found out whether the choice is kept. */
  isChecking = false;
  failure: PortFailure | undefined = undefined;

  constructor(private readonly parts: MaturityActionParts) {
    this.choice = new Loaded((options) => this.load(options));
    makeAutoObservable<this, 'parts'>(this, { choice: false, parts: false });
  }

  activate(): () => void {
    return this.choice.activate();
  }

  /** What is saved counts until the person says otherwise; the first option where nothing is. */
  get selectedId(): number | undefined {
    const { value } = this.choice;
    return this.chosenId ?? value?.savedId ?? value?.options[0]?.instructionId;
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
    const { orders, order } = this.parts;
    const chosen = { depositOrderId: order.depositOrderId, instructionId };
    const onLost = () => runInAction(() => (this.isChecking = true));
    const saved = await untilAnswered(
      (options) => orders.chooseMaturityInstruction(chosen, options),
      { onLost },
    );
    runInAction(() => {
      this.isSaving = false;
      this.isChecking = false;
      this.failure = saved.ok ? undefined : saved.failure;
    });
    return saved.ok;
  }

  private async load(options: CallOptions): Promise<Result<MaturityChoice, PortFailure>> {
    const { catalogue, order } = this.parts;
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
    const { heldDeposits, order } = this.parts;
    const held = await heldDeposits.detail(order.depositOrderId, options);
    if (held.ok) return success(held.value.maturityInstructionName);
    const { failure } = held;
    const isNone = failure.kind === 'refused' && failure.status === NOT_HELD;
    return isNone ? success(undefined) : held;
  }
}
