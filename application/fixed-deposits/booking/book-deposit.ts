import { failure, type Result, success } from '#domain/platform/result.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DepositId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { DeclarationQuestion, DepositOrders } from './deposit-orders.ts';
import type { NextBookingStep, StartDeposit, StartDepositFailure } from './start-deposit.ts';
import type { DepositOrderIds, StartedDepositOrder } from './started-deposit-order.ts';

/**
 * The next step of a booking. `declarations` if the investor is politically exposed, or if the app
 * must ask an unanswered question.
 */
export type BookingStep = NextBookingStep | { readonly kind: 'declarations' };

export interface SummaryAnswers {
  readonly depositId: DepositId;
  readonly isPoliticallyExposed: boolean;
  /** The answers to the issuer's other questions, by question id; true for Yes. */
  readonly others: ReadonlyMap<number, boolean>;
}

/** Name of the draft that stores the answers about a deposit until its order is started. */
export function summaryAnswersForm(depositId: DepositId): string {
  return `deposit-declaration-${depositId}`;
}

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
  async answer({ depositId, isPoliticallyExposed, others }: SummaryAnswers): Promise<void> {
    const kept: Record<string, string> = { isYes: String(isPoliticallyExposed) };
    for (const [id, isYes] of others) kept[id] = String(isYes);
    await this.dependencies.drafts.keep(summaryAnswersForm(depositId), kept);
  }

  /** The stored answers about a deposit; undefined if there are none. */
  async answered(depositId: DepositId): Promise<SummaryAnswers | undefined> {
    const kept = await this.dependencies.drafts.read(summaryAnswersForm(depositId));
    if (kept === undefined) return undefined;
    const { isYes, ...others } = kept;
    const entries = Object.entries(others);
    const answers = entries.map(([id, answer]) => [Number(id), isSaid(answer)] as const);
    return { depositId, isPoliticallyExposed: isSaid(isYes), others: new Map(answers) };
  }

  /** @param returnUrl URL of the app's page to which an external page sends the investor back */
  async run(
    returnUrl: string,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<BookingStep, StartDepositFailure>> {
    const started = await this.dependencies.start.run(returnUrl, options);
    // Before the identity check there may be no started order, so the answers stay in the draft.
    if (!started.ok || isIdentityStep(started.value)) return started;
    const order = this.dependencies.startedOrder.read();
    if (order === undefined) return failure({ kind: 'no-order' });
    const form = summaryAnswersForm(order.depositId);
    const kept = await this.dependencies.drafts.read(form);
    const isEmbedded = started.value.kind === 'embedded-booking';
    if (kept === undefined && isEmbedded) return started;
    const open = await this.declare({ order, kept, returnUrl }, options);
    if (!open.ok) return open;
    if (kept !== undefined) await this.dependencies.drafts.forget(form);
    // Declarations follow if the investor is politically exposed, or if a question is unanswered
    // that the partner bank does not ask on its own page.
    const isAsked = isSaid(kept?.['isYes']) || (open.value && !isEmbedded);
    return isAsked ? success({ kind: 'declarations' }) : started;
  }

  /** Sends the known answers, and returns whether a question is still unanswered. */
  private async declare(
    { order, kept, returnUrl }: Declared,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<boolean, StartDepositFailure>> {
    const { orders } = this.dependencies;
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

interface Declared {
  readonly order: DepositOrderIds;
  readonly kept: Kept;
  readonly returnUrl: string;
}

type Kept = Readonly<Record<string, string>> | undefined;

function answerIn(kept: Kept, { id, isAboutExposure }: DeclarationQuestion): boolean | undefined {
  const answer = kept?.[isAboutExposure === true ? 'isYes' : String(id)];
  return answer === undefined ? undefined : isSaid(answer);
}

function isSaid(answer: string | undefined): boolean {
  return answer === 'true';
}

function isIdentityStep(step: NextBookingStep): boolean {
  return step.kind === 'identity-page' || (step.kind === 'step' && step.step === 'kyc');
}
