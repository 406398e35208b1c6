import type { Result } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { SaleAnswer, SellRequests } from './sell-requests.ts';

/** Agrees to or declines a sale, or withdraws a sell request; retries if the reply is lost. */
export class AnswerSale {
  constructor(private readonly requests: SellRequests) {}

  run(answer: SaleAnswer, options: RetryUntilConfirmedOptions): Promise<Result<void, PortFailure>> {
    return retryUntilConfirmed((each) => this.requests.answer(answer, each), options);
  }
}
