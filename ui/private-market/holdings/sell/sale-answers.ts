import type { ReturnPath } from '#application/platform/return-path.ts';
import type { AnswerSale, AnswerSaleFailure } from '#application/private-market/answer-sale.ts';
import type { SaleAnswer } from '#application/private-market/sell-requests.ts';
import type { Result } from '#domain/platform/result.ts';
import { Command } from '#ui/platform/command.ts';
import { saleToAnswerPath } from '#ui/private-market/paths.ts';
import { saleCopy } from './copy.ts';

/** Sends the investor's answers to sales that our team proposes, one at a time. */
export class SaleAnswers {
  private readonly sending = new Command();

  constructor(
    private readonly answerSale: AnswerSale,
    private readonly returnPath: ReturnPath,
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
   * Sends an answer. If a step is missing before, that step leads back to the sale.
   * @returns the result; undefined if another answer is being sent
   */
  async give(answer: SaleAnswer): Promise<Result<void, AnswerSaleFailure> | undefined> {
    const given = await this.sending.run(
      (options) => this.answerSale.run(answer, options),
      subjectOf(answer),
    );
    if (given?.ok === false && given.failure.kind === 'step-missing') {
      this.returnPath.keep(saleToAnswerPath(answer.requestId));
    }
    // Reload the list, which has the current state after success and failure alike.
    if (given !== undefined) await this.onAnswered();
    return given;
  }
}

function subjectOf({ requestId, tag }: SaleAnswer): string {
  return `${tag} ${requestId}`;
}
