import { failure, type Result } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import { type MissingStep, namingStep } from './missing-step.ts';
import type { SaleAnswer, SellRequests } from './sell-requests.ts';

export type AnswerSaleFailure = PortFailure | MissingStep;

/**
 * Agrees to or declines a sale, or withdraws a sell request; retries if the reply is lost. If an
 * agreement needs a step first, it fails with that step.
 */
export class AnswerSale {
  constructor(private readonly requests: SellRequests) {}

  async run(
    answer: SaleAnswer,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, AnswerSaleFailure>> {
    const given = await retryUntilConfirmed((each) => this.requests.answer(answer, each), options);
    return given.ok ? given : failure(namingStep(given.failure));
  }
}
