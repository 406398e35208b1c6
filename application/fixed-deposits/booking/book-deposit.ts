import { type Result, success } from '#domain/platform/result.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import {
  retryUntilConfirmed,
  type UntilAnsweredOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DeclarationQuestion, DepositOrders } from './deposit-orders.ts';
import type { NextBookingStep, StartDeposit, StartDepositFailure } from './start-deposit.ts';

/** The next step; declarations come first if a question is unanswered or answered yes. */
export type BookingStep = NextBookingStep | { readonly kind: 'declarations' };

export interface SummaryAnswers {
  readonly isPoliticallyExposed: boolean;
  /** Answers to the issuer's other questions on the summary, by question id. */
  readonly others: ReadonlyMap<number, boolean>;
}

/** Name of the draft that keeps the answers until the order is started. */
const FORM = 'deposit-declaration';

export interface BookDepositDependencies {
  readonly start: StartDeposit;
  readonly orders: DepositOrders;
  readonly drafts: Drafts;
  readonly journey: JourneyStore;
}

/**
 * Starts or resumes the deposit, then sends the declarations from the order summary. The answers
 * need an order, so they are sent after the start. Questions that the summary did not show are
 * asked in the next step.
 */
export class BookDeposit {
  constructor(private readonly dependencies: BookDepositDependencies) {}

  /** Keeps the answers as an encrypted draft, which survives the visit to the identity page. */
  async answer({ isPoliticallyExposed, others }: SummaryAnswers): Promise<void> {
    const kept: Record<string, string> = { isYes: String(isPoliticallyExposed) };
    for (const [id, isYes] of others) kept[id] = String(isYes);
    await this.dependencies.drafts.keep(FORM, kept);
  }

  /** @param returnUrl the page of the app to which an external page returns */
  async run(
    returnUrl: string,
    options: UntilAnsweredOptions,
  ): Promise<Result<BookingStep, StartDepositFailure>> {
    const started = await this.dependencies.start.run(returnUrl, options);
    // Before the identity check, there is no order of today to declare for.
    if (!started.ok || isIdentityStep(started.value)) return started;
    const kept = await this.dependencies.drafts.read(FORM);
    const isEmbedded = started.value.kind === 'embedded-booking';
    if (kept === undefined && isEmbedded) return started;
    const open = await this.declare({ kept, returnUrl }, options);
    if (!open.ok) return open;
    if (kept !== undefined) await this.dependencies.drafts.forget(FORM);
    // The partner bank asks unanswered questions on its own page.
    const isAsked = kept?.['isYes'] === 'true' || (open.value && !isEmbedded);
    return isAsked ? success({ kind: 'declarations' }) : started;
  }

  /** Sends the known answers. @returns whether a question is still unanswered. */
  private async declare(
    { kept, returnUrl }: { readonly kept: Kept; readonly returnUrl: string },
    options: UntilAnsweredOptions,
  ): Promise<Result<boolean, StartDepositFailure>> {
    const { orders, journey } = this.dependencies;
    const depositOrderId = Number(journey.read(JourneyKey.DepositOrderId));
    const depositId = Number(journey.read(JourneyKey.DepositId));
    const asked = await orders.declarations({ depositOrderId, depositId }, options);
    if (!asked.ok) return asked;
    const answers = asked.value.flatMap((question) => {
      const isYes = answerIn(kept, question) ?? question.isYes;
      return isYes === undefined ? [] : [{ id: question.id, isYes }];
    });
    const isOpen = answers.length < asked.value.length;
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
