import { isBookedEmbedded } from '#domain/fixed-deposits/embedded-booking.ts';
import {
  OnboardingStatus,
  type OnboardingStep,
  onboardingStepFor,
} from '#domain/fixed-deposits/onboarding-step.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { Clock } from '../platform/clock.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { Session, SignedInInvestor } from '../platform/session.ts';
import { untilAnswered, type UntilAnsweredOptions } from '../platform/until-answered.ts';
import type { DepositOrders, StartDepositRequest } from './deposit-orders.ts';
import { type DepositOrderSummary, keptDepositOrder } from './deposit-order-summary.ts';
import type { HeldDeposit, HeldDeposits } from './held-deposits.ts';
import { paidTwinOf } from './paid-twin.ts';

/** Where the investor goes on. */
export type NextBookingStep =
  | { readonly kind: 'step'; readonly step: Exclude<OnboardingStep, 'identity-page'> }
  /** A page outside the app, where the identity is proved. */
  | { readonly kind: 'identity-page'; readonly url: string }
  /** The partner bank asks for all the rest itself, on its own page in a frame of the app. */
  | { readonly kind: 'embedded-booking' };

export type StartDepositFailure =
  | PortFailure
  /** No order is kept in this tab, or not a readable one. */
  | { readonly kind: 'no-order' }
  /** It is this deposit already: a second one is started only where the person says so. */
  | { readonly kind: 'already-paid'; readonly deposit: HeldDeposit };

export interface StartDepositParts {
  readonly orders: DepositOrders;
  readonly heldDeposits: HeldDeposits;
  readonly session: Session;
  readonly clock: Clock;
  readonly journey: JourneyStore;
  /** Of whoever sent the person here, if anybody did. */
  readonly advisorId?: number | undefined;
}

const PAN_LENGTH = 10;

/**
 * Starts the deposit of the order summary, or takes it up again after a step of the onboarding, and
 * says which step comes next. Without PAN or date of birth nothing is started: both come first.
 */
export class StartDeposit {
  constructor(private readonly parts: StartDepositParts) {}

  /** @param returnUrl the page of the app that an identity check returns to. */
  async run(
    returnUrl: string,
    options: UntilAnsweredOptions,
  ): Promise<Result<NextBookingStep, StartDepositFailure>> {
    const { orders, session, journey } = this.parts;
    const investor = session.current;
    if (investor === undefined) return failure({ kind: 'signed-out' });
    const order = keptDepositOrder(journey);
    if (order === undefined) return failure({ kind: 'no-order' });
    if (lacksIdentity(investor)) return success({ kind: 'step', step: 'kyc' });
    const twin = await this.paidTwin(order, options);
    if (!twin.ok) return twin;
    if (twin.value !== undefined) return failure({ kind: 'already-paid', deposit: twin.value });
    const request = { ...requestFor(order, returnUrl), advisorId: this.parts.advisorId };
    const started = await untilAnswered((each) => orders.start(request, each), options);
    if (!started.ok) return started;
    const { depositOrderId, onboardingStatus, identityUrl } = started.value;
    journey.write(JourneyKey.DepositOrderId, String(depositOrderId));
    if (onboardingStatus === OnboardingStatus.Mkyc && identityUrl !== undefined) {
      return success({ kind: 'identity-page', url: identityUrl });
    }
    const step = onboardingStepFor(onboardingStatus);
    const asked = step === 'identity-page' ? 'kyc' : step;
    const isEmbedded = isBookedEmbedded(order.issuerId) && asked !== 'kyc';
    return success(isEmbedded ? { kind: 'embedded-booking' } : { kind: 'step', step: asked });
  }

  /** Asked of the backend: another tab, or another device, may have paid meanwhile. */
  private async paidTwin(
    order: DepositOrderSummary,
    options: CallOptions,
  ): Promise<Result<HeldDeposit | undefined, PortFailure>> {
    const held = await this.parts.heldDeposits.list(options);
    if (!held.ok) return held;
    return success(paidTwinOf(order, { held: held.value, today: this.parts.clock.today() }));
  }
}

function lacksIdentity({ pan = '', birthDate }: SignedInInvestor): boolean {
  return pan.length < PAN_LENGTH || birthDate === undefined;
}

function requestFor(order: DepositOrderSummary, returnUrl: string): StartDepositRequest {
  return {
    depositId: order.depositId,
    schemeId: order.row.schemeMasterId,
    principal: order.principal,
    tenure: order.tenure,
    payoutFrequency: order.payoutFrequency,
    annualRatePercent: order.annualRatePercent,
    totalInterest: order.totalInterest,
    maturityAmount: order.maturityAmount,
    maturityDate: order.maturityDate,
    isSeniorCitizen: order.isSeniorCitizen,
    maturityInstructionId: order.maturityInstructionId,
    returnUrl,
  };
}
