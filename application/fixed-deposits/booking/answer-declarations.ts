import {
  declarationAnswers,
  type DeclarationAnswer,
} from '#domain/accounts/declarations/declaration.ts';
import type { Result } from '#domain/platform/result.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DeclarationQuestion, DepositOrders } from './deposit-orders.ts';

/** The name of the form about an order, under which its draft is stored. */
export function declarationForm(depositOrderId: DepositOrderId): string {
  return `declaration-${depositOrderId}`;
}

export interface DeclarationsToAnswer {
  readonly depositOrderId: DepositOrderId;
  readonly questions: readonly DeclarationQuestion[];
  /** The answers that the investor gave on this screen. */
  readonly given?: readonly DeclarationAnswer[];
  /** URL of the app's page to which an external page sends the investor back. */
  readonly returnUrl: string;
}

/**
 * Sends one answer for each question about an order; retries if the reply is lost. A question that
 * the investor did not answer now keeps its stored answer, or gets No, as the screen shows it.
 */
export class AnswerDeclarations {
  constructor(
    private readonly orders: DepositOrders,
    private readonly drafts: Drafts,
  ) {}

  async run(
    { depositOrderId, questions, given = [], returnUrl }: DeclarationsToAnswer,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    const shown = new Map(questions.map(({ id, isYes = false }) => [id, isYes]));
    for (const { id, isYes } of given) shown.set(id, isYes);
    const request = { depositOrderId, answers: declarationAnswers(questions, shown), returnUrl };
    const sent = await retryUntilConfirmed((each) => this.orders.declare(request, each), options);
    if (sent.ok) await this.drafts.forget(declarationForm(depositOrderId));
    return sent;
  }
}
