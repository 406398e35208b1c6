import type { OnboardingStatus } from '#domain/fixed-deposits/onboarding-step.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId, DepositOrderId, SchemeId } from './deposit-ids.ts';

/** Orders of the investor who is signed in, from the start until they are paid. */
export interface DepositOrders {
  /** Starts the order, or takes up the unpaid one of the same scheme, principal and tenure. */
  start(
    request: StartDepositRequest,
    options: CallOptions,
  ): Promise<Result<StartedDeposit, PortFailure>>;
  chooseMaturityInstruction(
    choice: { readonly depositOrderId: DepositOrderId; readonly instructionId: number },
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  declarations(
    order: { readonly depositOrderId: DepositOrderId; readonly depositId: DepositId },
    options: CallOptions,
  ): Promise<Result<readonly DeclarationQuestion[], PortFailure>>;
  declare(request: DeclareRequest, options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const DepositOrders = token<DepositOrders>('fixed-deposits/deposit-orders');

export interface StartDepositRequest {
  readonly depositId: DepositId;
  readonly schemeId: SchemeId;
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  readonly annualRatePercent: Percentage;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly maturityDate: CalendarDate;
  readonly isSeniorCitizen: boolean;
  /** Where the person has chosen one already. */
  readonly maturityInstructionId?: number | undefined;
  /** Who sent the person here; the house itself where absent. */
  readonly advisorId?: number | undefined;
  /** The page of the app to which an identity check returns. */
  readonly returnUrl: string;
}

export interface StartedDeposit {
  readonly depositOrderId: DepositOrderId;
  readonly onboardingStatus: OnboardingStatus;
  /** Where the identity is proved; only with the status MKYC. */
  readonly identityUrl?: string;
}

/** A question that is answered yes or no; one left open counts as no. */
export interface DeclarationQuestion {
  readonly id: number;
  readonly question: string;
  /** The answer given before, if any. */
  readonly isYes?: boolean;
}

export interface DeclareRequest {
  readonly depositOrderId: DepositOrderId;
  readonly answers: readonly { readonly id: number; readonly isYes: boolean }[];
  readonly returnUrl: string;
}
