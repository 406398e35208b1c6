import type { PortFailure } from '#application/platform/port-failure.ts';
import { retryUntilConfirmed } from '#application/platform/retry-until-confirmed.ts';
import type { SaleAnswer, SellRequests } from '#application/private-market/sell-requests.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { saleCopy } from './copy.ts';

/** Sends the investor's answers to sales that our team proposes, one at a time. */
export class SaleAnswers {
  /** The answer being sent. */
  busy: SaleAnswer | undefined = undefined;

  constructor(
    private readonly requests: SellRequests,
    private readonly onAnswered: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'requests' | 'onAnswered'>(this, {
      requests: false,
      onAnswered: false,
    });
  }

  isBusyWith({ requestId, tag }: SaleAnswer): boolean {
    return this.busy?.requestId === requestId && this.busy.tag === tag;
  }

  /** Why another answer cannot be given now; undefined if it can. */
  disabledReason(answer: SaleAnswer): string | undefined {
    return this.busy === undefined || this.isBusyWith(answer) ? undefined : saleCopy.oneAtATime;
  }

  /**
   * Sends an answer, again if the reply is lost.
   * @returns the result; undefined if another answer is being sent
   */
  async give(answer: SaleAnswer): Promise<Result<void, PortFailure> | undefined> {
    if (this.busy !== undefined) return undefined;
    this.busy = answer;
    const given = await retryUntilConfirmed((each) => this.requests.answer(answer, each), {});
    runInAction(() => (this.busy = undefined));
    // Reload the list, which has the current state after success and failure alike.
    await this.onAnswered();
    return given;
  }
}
