import type { Result } from '#domain/platform/result.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DepositOrderDraft } from './deposit-order-draft.ts';
import type { DepositOrders } from './deposit-orders.ts';
import type { StartedDepositOrder } from './started-deposit-order.ts';

export interface ChooseMaturityInstructionDependencies {
  readonly orders: DepositOrders;
  readonly orderDraft: DepositOrderDraft;
  readonly startedOrder: StartedDepositOrder;
}

export interface MaturityInstructionChoice {
  readonly depositOrderId: DepositOrderId;
  /** The backend's id of the instruction. */
  readonly instructionId: number;
}

/**
 * Saves the maturity instruction of a deposit; retries if the reply is lost. It is the last step of
 * a booking, so this tab's order is then removed.
 */
export class ChooseMaturityInstruction {
  constructor(private readonly dependencies: ChooseMaturityInstructionDependencies) {}

  async run(
    choice: MaturityInstructionChoice,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    const { orders, orderDraft, startedOrder } = this.dependencies;
    const saved = await retryUntilConfirmed(
      (each) => orders.chooseMaturityInstruction(choice, each),
      options,
    );
    const isInThisTab = startedOrder.read()?.depositOrderId === choice.depositOrderId;
    if (saved.ok && isInThisTab) orderDraft.forget();
    return saved;
  }
}
