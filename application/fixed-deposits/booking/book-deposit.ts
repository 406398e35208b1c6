import { failure, type Result, success } from '#domain/platform/result.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DeclarationQuestion, DepositOrders } from './deposit-orders.ts';
import type { NextBookingStep, StartDeposit, StartDepositFailure } from './start-deposit.ts';
import type { StartedDepositOrder } from './started-deposit-order.ts';

/**
 * The next step of a booking. `declarations` if the investor is politically exposed, or if the app
 * must ask an unanswered question.
 */
export type BookingStep = NextBookingStep | { readonly kind: 'declarations' };

export interface SummaryAnswers {
  readonly isPoliticallyExposed: boolean;
  /** The answers to the issuer's other questions, by question id; true for Yes. */
  readonly others: ReadonlyMap<number, boolean>;
}

/** Name of the draft that stores the answers until the order is started. */
const FORM = 'deposit-declaration';

export interface BookDepositDependencies {
  readonly start: StartDeposit;
  readonly orders: DepositOrders;
  readonly drafts: Drafts;
  readonly startedOrder: StartedDepositOrder;
}

/**
 * Starts or resumes a deposit, then sends the answers that the investor gave on the order summary.
 * They are sent after the start, because they belong to an order.
 */
export class BookDeposit {
  constructor(private readonly dependencies: BookDepositDependencies) {}

  /**
   * Stores the answers as an encrypted draft, which still exists after a visit to the identity
   * page.
   */
  async answer({ isPoliticallyExposed, others }: SummaryAnswers): Promise<void> {
    const kept: Record<string, string> = { isYes: String(isPoliticallyExposed) };
    for (const [id, isYes] of others) kept[id] = String(isYes);
    await this.dependencies.drafts.keep(FORM, kept);
  }

  /** @param returnUrl URL of the app's page to which an external page sends the investor back */
  async run(
    returnUrl: string,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<BookingStep, StartDepositFailure>> {
    const started = await this.dependencies.start.run(returnUrl, options);
    // Before the identity check there may be no started order, so the answers stay in the draft.
    if (!started.ok || isIdentityStep(started.value)) return started;
    const kept = await this.dependencies.drafts.read(FORM);
    const isEmbedded = started.value.kind === 'embedded-booking';
    if (kept === undefined && isEmbedded) return started;
    const open = await this.declare({ kept, returnUrl }, options);
    if (!open.ok) return open;
    if (kept !== undefined) await this.dependencies.drafts.forget(FORM);
    // Declarations follow if the investor is politically exposed, or if a question is unanswered
    // that the partner bank does not ask on its own page.
    const isAsked = kept?.['isYes'] === 'true' || (open.value && !isEmbedded);
    return isAsked ? success({ kind: 'declarations' }) : started;
  }

  /** Sends the known answers, and returns whether a question is still unanswered. */
  private async declare(
    { kept, returnUrl }: { readonly kept: Kept; readonly returnUrl: string },
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<boolean, StartDepositFailure>> {
    const { orders, startedOrder } = this.dependencies;
    const order = startedOrder.read();
    if (order === undefined) return failure({ kind: 'no-order' });
    const { depositOrderId } = order;
    const declarations = await orders.declarations(order, options);
    if (!declarations.ok) return declarations;
    const answers = declarations.value.flatMap((question) => {
      const isYes = answerIn(kept, question) ?? question.isYes;
      return isYes === undefined ? [] : [{ id: question.id, isYes }];
    });
    const isOpen = answers.length < declarations.value.length;
    if (kept === undefined || answers.length === 0) return success(isOpen);
    const request = { depositOrderId, answers, returnUrl };
    const sent = await retryUntilConfirmed((each) => orders.declare(request, each), options);
    return sent.ok ? success(isOpen) : sent;
  }
}

type Kept = Readonly<Record<string, string>> | undefined;

function answerIn(kept: Kept, { id, isAboutExposure }: DeclarationQuestion): boolean | undefined {
  const answer = kept?.[isAboutExposure === true ? 'isYes' : String(id)];
  return answer === undefined ? undefined : answer === 'true';
}

function isIdentityStep(step: NextBookingStep): boolean {
  return step.kind === 'identity-page' || (step.kind === 'step' && step.step === 'kyc');
}
