import type { PortFailure } from '#application/platform/port-failure.ts';
import type { AnswerSale } from '#application/private-market/answer-sale.ts';
import type { SaleAnswer } from '#application/private-market/sell-requests.ts';
import type { Result } from '#domain/platform/result.ts';
import { Command } from '#ui/platform/command.ts';
import { saleCopy } from './copy.ts';

/** Sends the investor's answers to sales that our team proposes, one at a time. */
export class SaleAnswers {
  private readonly sending = new Command();

  constructor(
    private readonly answerSale: AnswerSale,
    private readonly onAnswered: () => Promise<void>,
  ) {}

  isBusyWith(answer: SaleAnswer): boolean {
    return this.sending.isRunningFor(subjectOf(answer));
  }

  /** Why another answer cannot be given now; undefined if it can. */
  disabledReason(answer: SaleAnswer): string | undefined {
    return this.sending.isTakenFrom(subjectOf(answer)) ? saleCopy.oneAtATime : undefined;
  }

  /**
   * Sends an answer.
   * @returns the result; undefined if another answer is being sent
   */
  async give(answer: SaleAnswer): Promise<Result<void, PortFailure> | undefined> {
    const given = await this.sending.run(
      (options) => this.answerSale.run(answer, options),
      subjectOf(answer),
    );
    // Reload the list, which has the current state after success and failure alike.
    if (given !== undefined) await this.onAnswered();
    return given;
  }
}

function subjectOf({ requestId, tag }: SaleAnswer): string {
  return `${tag} ${requestId}`;
}
