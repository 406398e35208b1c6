import type {
  DepositCatalogue,
  MaturityInstructionOption,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { ChooseMaturityInstruction } from '#application/fixed-deposits/booking/choose-maturity-instruction.ts';
import type { DepositOrderIds } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import type {
  HeldDepositDetail,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Drafts } from '#application/platform/drafts.ts';
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
  /** Keeps a choice that is not confirmed yet; by default it lasts as long as the view. */
  readonly drafts?: Drafts;
}

export interface MaturityChoice {
  readonly options: readonly MaturityInstructionOption[];
  /** The instruction that the investor chose before; undefined if nothing says that one was. */
  readonly savedId: number | undefined;
  /** The instruction that was chosen and not confirmed before a reload; undefined if none was. */
  readonly draftId: number | undefined;
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
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    return this.choice.activate();
  }

  /** The investor's choice, else the saved one. No other option is selected by itself. */
  get selectedId(): number | undefined {
    const { draftId, savedId } = this.choice.value ?? {};
    return this.chosenId ?? draftId ?? savedId;
  }

  choose(instructionId: number): void {
    this.chosenId = instructionId;
    this.failure = undefined;
    const draft = { chosen: String(instructionId), saved: String(this.choice.value?.savedId) };
    void this.dependencies.drafts?.keep(this.formName, draft);
  }

  /** Saves the selected instruction. Returns whether it is saved. */
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
    if (saved.ok) await this.dependencies.drafts?.forget(this.formName);
    return saved.ok;
  }

  private async load(options: CallOptions): Promise<Result<MaturityChoice, PortFailure>> {
    const { catalogue, drafts, order } = this.dependencies;
    const [offered, held, draft] = await Promise.all([
      catalogue.maturityInstructions(order.depositId, options),
      this.held(options),
      drafts?.read(this.formName),
    ]);
    if (!offered.ok) return offered;
    if (!held.ok) return held;
    const savedId = this.savedId(offered.value, held.value);
    // A draft from before another instruction was saved, such as on another device, is outdated.
    const isOutdated = draft?.['saved'] !== String(savedId);
    const chosen = offered.value.find((each) => String(each.instructionId) === draft?.['chosen']);
    const draftId = isOutdated ? undefined : chosen?.instructionId;
    return success({ options: offered.value, savedId, draftId });
  }

  private get formName(): string {
    return `maturity-action-${this.dependencies.order.depositOrderId}`;
  }

  /**
   * Servers that do not tell a choice from the instruction that applies without one leave the
   * choice made with the order in this tab.
   */
  private savedId(
    options: readonly MaturityInstructionOption[],
    held: HeldDepositDetail | undefined,
  ): number | undefined {
    const { order } = this.dependencies;
    if (held?.isMaturityInstructionChosen === undefined) return order.instructionId;
    if (!held.isMaturityInstructionChosen) return undefined;
    const name = held.maturityInstructionName;
    return options.find(({ label }) => label === name)?.instructionId;
  }

  private async held(
    options: CallOptions,
  ): Promise<Result<HeldDepositDetail | undefined, PortFailure>> {
    const { heldDeposits, order } = this.dependencies;
    const held = await heldDeposits.detail(order.depositOrderId, options);
    if (held.ok) return held;
    const { failure } = held;
    const isNone = failure.kind === 'refused' && failure.status === NOT_HELD;
    return isNone ? success(undefined) : held;
  }
}
