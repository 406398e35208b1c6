import { type Result, success } from '#domain/platform/result.ts';
import type { Drafts } from '../platform/drafts.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import { untilAnswered, type UntilAnsweredOptions } from '../platform/until-answered.ts';
import type { DeclarationQuestion, DepositOrders } from './deposit-orders.ts';
import type { NextBookingStep, StartDeposit, StartDepositFailure } from './start-deposit.ts';

/** Where the investor goes on; the declarations come first where somebody answered yes. */
export type BookingStep = NextBookingStep | { readonly kind: 'declarations' };

/** The form of the order summary under which its answer waits for the order to be started. */
const FORM = 'deposit-declaration';
const POLITICAL_EXPOSURE = /politically exposed|\bPEP\b/i;

export interface BookDepositParts {
  readonly start: StartDeposit;
  readonly orders: DepositOrders;
  readonly drafts: Drafts;
  readonly journey: JourneyStore;
}

/**
 * Starts the deposit or takes it up again, then declares what the order summary asked: the answer
 * about politically exposed persons can only be sent once there is an order to send it for.
 */
export class BookDeposit {
  constructor(private readonly parts: BookDepositParts) {}

  /** Keeps the answer, encrypted, until an order is there, over the identity page too. */
  async answer(isPoliticallyExposed: boolean): Promise<void> {
    await this.parts.drafts.keep(FORM, { isYes: String(isPoliticallyExposed) });
  }

  /** @param returnUrl the page of the app that an outside page returns to. */
  async run(
    returnUrl: string,
    options: UntilAnsweredOptions,
  ): Promise<Result<BookingStep, StartDepositFailure>> {
    const started = await this.parts.start.run(returnUrl, options);
    // Before the identity is proved there may be no order, or that of another day.
    if (!started.ok || isIdentityStep(started.value)) return started;
    const kept = await this.parts.drafts.read(FORM);
    if (kept === undefined) return started;
    const isYes = kept['isYes'] === 'true';
    const declared = await this.declare({ isYes, returnUrl }, options);
    if (!declared.ok) return declared;
    await this.parts.drafts.forget(FORM);
    return isYes ? success({ kind: 'declarations' }) : started;
  }

  /** Sends the one answer and leaves those given before as they are. */
  private async declare(
    { isYes, returnUrl }: { readonly isYes: boolean; readonly returnUrl: string },
    options: UntilAnsweredOptions,
  ): Promise<Result<void, StartDepositFailure>> {
    const { orders, journey } = this.parts;
    const depositOrderId = Number(journey.read(JourneyKey.DepositOrderId));
    const depositId = Number(journey.read(JourneyKey.DepositId));
    const asked = await orders.declarations({ depositOrderId, depositId }, options);
    if (!asked.ok) return asked;
    const answers = asked.value.map((question) => ({
      id: question.id,
      isYes: isAboutExposure(question) ? isYes : (question.isYes ?? false),
    }));
    const request = { depositOrderId, answers, returnUrl };
    return untilAnswered((each) => orders.declare(request, each), options);
  }
}

function isAboutExposure({ question }: DeclarationQuestion): boolean {
  return POLITICAL_EXPOSURE.test(question);
}

function isIdentityStep(step: NextBookingStep): boolean {
  return step.kind === 'identity-page' || (step.kind === 'step' && step.step === 'kyc');
}
