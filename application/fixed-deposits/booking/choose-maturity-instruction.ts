import type { Result } from '#domain/platform/result.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import { forgetDepositOrder } from './deposit-order-summary.ts';
import type { DepositOrders } from './deposit-orders.ts';

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
  constructor(
    private readonly orders: DepositOrders,
    private readonly journey: JourneyStore,
  ) {}

  async run(
    choice: MaturityInstructionChoice,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    const saved = await retryUntilConfirmed(
      (each) => this.orders.chooseMaturityInstruction(choice, each),
      options,
    );
    const startedId = Number(this.journey.read(JourneyKey.DepositOrderId));
    if (saved.ok && startedId === choice.depositOrderId) forgetDepositOrder(this.journey);
    return saved;
  }
}
