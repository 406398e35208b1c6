import { PAN_LENGTH } from '#domain/accounts/kyc/pan.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { Attribution } from '#application/platform/attribution.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session, SignedInInvestor } from '#application/platform/session.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DepositOrders, StartDepositRequest } from './deposit-orders.ts';
import type { DepositOrderDraft } from './deposit-order-draft.ts';
import type { DepositOrderSummary } from './deposit-order-summary.ts';
import type {
  HeldDeposit,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { mayHaveUnlistedDuplicate, findDuplicateDeposit } from './find-duplicate-deposit.ts';
import { missedSeniorRateOf } from './senior-rate-of-order.ts';
import type { StartedDepositOrder } from './started-deposit-order.ts';

export type NextBookingStep =
  | { readonly kind: 'step'; readonly step: Exclude<OnboardingStep, 'identity-page'> }
  | { readonly kind: 'identity-page'; readonly url: string }
  /** The remaining steps take place on the partner bank's page, in a frame of the app. */
  | { readonly kind: 'embedded-booking' };

export type StartDepositFailure =
  | PortFailure
  /** No order is stored in this tab, or it is unreadable. */
  | { readonly kind: 'no-order' }
  /** The investor already has this deposit, and must confirm that a second one is intended. */
  | { readonly kind: 'already-paid'; readonly deposit: HeldDeposit }
  /**
   * The app could not check for an earlier payment, so the investor must decide whether to
   * continue.
   */
  | { readonly kind: 'payment-unknown' }
  /**
   * The investor is a senior citizen, and has neither taken nor declined the senior citizen rate.
   */
  | { readonly kind: 'senior-rate-open' };

export interface StartDepositDependencies {
  readonly orders: DepositOrders;
  readonly heldDeposits: HeldDeposits;
  readonly session: Session;
  readonly clock: Clock;
  readonly orderDraft: DepositOrderDraft;
  readonly startedOrder: StartedDepositOrder;
  readonly attribution: Attribution;
}

/**
 * Starts the deposit of the order summary, or resumes it after an onboarding step, and returns the
 * next step. If PAN or date of birth is missing, the next step is KYC.
 */
export class StartDeposit {
  constructor(private readonly dependencies: StartDepositDependencies) {}

  /** @param returnUrl URL of the app's page to which the identity page sends the investor back */
  async run(
    returnUrl: string,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<NextBookingStep, StartDepositFailure>> {
    const { orders, session, orderDraft, startedOrder, attribution } = this.dependencies;
    const investor = session.current;
    if (investor === undefined) return failure({ kind: 'signed-out' });
    const order = orderDraft.read();
    if (order === undefined) return failure({ kind: 'no-order' });
    if (lacksIdentity(investor)) return success({ kind: 'step', step: 'kyc' });
    const today = this.dependencies.clock.today();
    if (missedSeniorRateOf(order, { investor, today }) !== undefined) {
      return failure({ kind: 'senior-rate-open' });
    }
    const refusal = await this.refusalOf(order, options);
    if (refusal !== undefined) return failure(refusal);
    const request = { ...requestFor(order, returnUrl), advisorId: attribution.read().advisorId };
    const started = await retryUntilConfirmed((each) => orders.start(request, each), options);
    if (!started.ok) return started;
    const { depositOrderId, onboardingStep: step, identityUrl } = started.value;
    startedOrder.keep({ depositOrderId, depositId: order.depositId });
    if (step === OnboardingStep.IdentityPage && identityUrl !== undefined) {
      return success({ kind: 'identity-page', url: identityUrl });
    }
    const nextStep = step === OnboardingStep.IdentityPage ? OnboardingStep.Kyc : step;
    const isEmbedded = isBookedEmbedded(order.issuerId) && nextStep !== OnboardingStep.Kyc;
    return success(isEmbedded ? { kind: 'embedded-booking' } : { kind: 'step', step: nextStep });
  }

  /**
   * Checks for a duplicate of the order. Asks the backend, because the investor may have paid in
   * another tab or on another device.
   */
  private async refusalOf(
    order: DepositOrderSummary,
    options: CallOptions,
  ): Promise<StartDepositFailure | undefined> {
    const portfolio = await this.dependencies.heldDeposits.portfolio(options);
    if (!portfolio.ok) return portfolio.failure;
    const today = this.dependencies.clock.today();
    const deposit = findDuplicateDeposit(order, { held: portfolio.value.deposits, today });
    if (deposit !== undefined) return { kind: 'already-paid', deposit };
    if (order.isUncheckedAccepted === true) return undefined;
    const isUnknown = mayHaveUnlistedDuplicate(order, { portfolio: portfolio.value, today });
    return isUnknown ? { kind: 'payment-unknown' } : undefined;
  }
}

/** Whether the PAN or the date of birth is unknown, which KYC asks for. */
export function lacksIdentity({ pan = '', birthDate }: SignedInInvestor): boolean {
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
    hasDeclinedSeniorRate: order.hasDeclinedSeniorRate,
    maturityInstructionId: order.maturityInstructionId,
    returnUrl,
  };
}
