import {
  OnboardingStatus,
  type OnboardingStep,
  onboardingStepFor,
} from '#domain/fixed-deposits/onboarding-step.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { Session, SignedInInvestor } from '../platform/session.ts';
import type { DepositOrders, StartDepositRequest } from './deposit-orders.ts';
import { type DepositOrderSummary, keptDepositOrder } from './deposit-order-summary.ts';

/** Where the investor goes on. */
export type NextBookingStep =
  | { readonly kind: 'step'; readonly step: Exclude<OnboardingStep, 'identity-page'> }
  /** A page outside the app, where the identity is proved. */
  | { readonly kind: 'identity-page'; readonly url: string };

export type StartDepositFailure =
  | PortFailure
  /** No order is kept in this tab, or not a readable one. */
  | { readonly kind: 'no-order' };

const PAN_LENGTH = 10;

/**
 * Starts the deposit of the order summary, or takes it up again after a step of the onboarding, and
 * says which step comes next. Without PAN or date of birth nothing is started: both come first.
 */
export class StartDeposit {
  constructor(
    private readonly orders: DepositOrders,
    private readonly session: Session,
    private readonly journey: JourneyStore,
  ) {}

  /** @param returnUrl the page of the app that an identity check returns to. */
  async run(
    returnUrl: string,
    options: CallOptions,
  ): Promise<Result<NextBookingStep, StartDepositFailure>> {
    const investor = this.session.current;
    if (investor === undefined) return failure({ kind: 'signed-out' });
    const order = keptDepositOrder(this.journey);
    if (order === undefined) return failure({ kind: 'no-order' });
    if (lacksIdentity(investor)) return success({ kind: 'step', step: 'kyc' });
    const started = await this.orders.start(requestFor(order, returnUrl), options);
    if (!started.ok) return started;
    const { depositOrderId, onboardingStatus, identityUrl } = started.value;
    this.journey.write(JourneyKey.DepositOrderId, String(depositOrderId));
    if (onboardingStatus === OnboardingStatus.Mkyc && identityUrl !== undefined) {
      return success({ kind: 'identity-page', url: identityUrl });
    }
    const step = onboardingStepFor(onboardingStatus);
    return success({ kind: 'step', step: step === 'identity-page' ? 'kyc' : step });
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
