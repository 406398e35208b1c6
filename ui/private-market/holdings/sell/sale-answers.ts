import type { PortFailure } from '#application/platform/port-failure.ts';
import type { AnswerSale } from '#application/private-market/answer-sale.ts';
import type { SaleAnswer } from '#application/private-market/sell-requests.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { saleCopy } from './copy.ts';

/** Sends the investor's answers to sales that our team proposes, one at a time. */
export class SaleAnswers {
  /** The answer being sent. */
  busy: SaleAnswer | undefined = undefined;

  constructor(
    private readonly answerSale: AnswerSale,
    private readonly onAnswered: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'answerSale' | 'onAnswered'>(this, {
      answerSale: false,
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
   * Sends an answer.
   * @returns the result; undefined if another answer is being sent
   */
  async give(answer: SaleAnswer): Promise<Result<void, PortFailure> | undefined> {
    if (this.busy !== undefined) return undefined;
    this.busy = answer;
    const given = await this.answerSale.run(answer, {});
    runInAction(() => (this.busy = undefined));
    // Reload the list, which has the current state after success and failure alike.
    await this.onAnswered();
    return given;
  }
}
