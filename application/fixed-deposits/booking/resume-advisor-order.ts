import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { keepPaymentUnderWay } from '#application/platform/payment-under-way.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { RetryUntilConfirmedOptions } from '#application/platform/retry-until-confirmed.ts';
import type { AdvisorOrders } from './advisor-orders.ts';
import type { AnswerDeclarations } from './answer-declarations.ts';
import type { OrderReview } from './review-advisor-order.ts';
import type { StartedDepositOrder } from './started-deposit-order.ts';

export type ResumeFailure =
  /** The backend refused the order, or returned no payment page. */
  | { readonly kind: 'not-started'; readonly refusal?: PortFailure }
  /** There was no readable reply, so the order may or may not have been started. */
  | { readonly kind: 'broken'; readonly cause: PortFailure };

export interface ReviewedOrder {
  readonly uniqueId: string;
  readonly review: Pick<OrderReview, 'order' | 'declarations'>;
  /** URL of the app's page to which an external page sends the investor back. */
  readonly returnUrl: string;
}

export interface ResumeAdvisorOrderDependencies {
  readonly advisorOrders: AdvisorOrders;
  readonly answerDeclarations: AnswerDeclarations;
  readonly startedOrder: StartedDepositOrder;
  readonly drafts: Drafts;
}

const SERVER_FAILURE = 500;

/**
 * Resumes an advisor's order after the investor reviewed it: stores it as this tab's order, sends
 * the declarations that the review showed, and returns the URL of the payment page.
 */
export class ResumeAdvisorOrder {
  constructor(private readonly dependencies: ResumeAdvisorOrderDependencies) {}

  async run(
    { uniqueId, review, returnUrl }: ReviewedOrder,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, ResumeFailure>> {
    const { advisorOrders, startedOrder, drafts } = this.dependencies;
    const { order } = review;
    const { depositOrderId, depositId } = order;
    startedOrder.keep({ depositOrderId, depositId });
    const declared = await this.declareShown({ review, returnUrl }, options);
    const { signal } = options;
    const resumed = declared.ok ? await advisorOrders.resume(uniqueId, { signal }) : declared;
    if (!resumed.ok) return failure(failureAfter(resumed.failure));
    const { paymentUrl } = resumed.value;
    if (paymentUrl === undefined) return failure({ kind: 'not-started' });
    await keepPaymentUnderWay(drafts, formatRupees(order.principal));
    return success({ paymentUrl });
  }

  /** Sends the answers that the review showed, unless every question is answered already. */
  private async declareShown(
    { review: { order, declarations }, returnUrl }: Pick<ReviewedOrder, 'review' | 'returnUrl'>,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    if (declarations.every(({ isYes }) => isYes !== undefined)) return success(undefined);
    const { depositOrderId } = order;
    const shown = { depositOrderId, questions: declarations, returnUrl };
    return this.dependencies.answerDeclarations.run(shown, options);
  }
}

function failureAfter(cause: PortFailure): ResumeFailure {
  const isNo = cause.kind === 'refused' && cause.status < SERVER_FAILURE;
  if (isNo || cause.kind === 'signed-out') return { kind: 'not-started', refusal: cause };
  return { kind: 'broken', cause };
}
