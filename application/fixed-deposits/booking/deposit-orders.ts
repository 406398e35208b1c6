import type { OnboardingStatus } from '#domain/fixed-deposits/booking/onboarding-step.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type {
  DepositId,
  DepositOrderId,
  SchemeId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';

/** Orders of the signed-in investor, from the start to the payment. */
export interface DepositOrders {
  /** Starts the order, or resumes the unpaid one of the same scheme, principal and tenure. */
  start(
    request: StartDepositRequest,
    options: CallOptions,
  ): Promise<Result<StartedDeposit, PortFailure>>;
  chooseMaturityInstruction(
    choice: { readonly depositOrderId: DepositOrderId; readonly instructionId: number },
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  /** @param order without an order id before the start; then no question has an answer */
  declarations(
    order: { readonly depositOrderId?: DepositOrderId; readonly depositId: DepositId },
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
  /** Whether a senior citizen chose the regular rate; otherwise the backend refuses that rate. */
  readonly hasDeclinedSeniorRate?: boolean | undefined;
  /** Absent if the investor has not chosen one yet. */
  readonly maturityInstructionId?: number | undefined;
  /** The referring advisor; absent if the investor came without one. */
  readonly advisorId?: number | undefined;
  /** The page of the app to which an identity check returns. */
  readonly returnUrl: string;
}

export interface StartedDeposit {
  readonly depositOrderId: DepositOrderId;
  readonly onboardingStatus: OnboardingStatus;
  /** Address of the identity check; only with the status MKYC. */
  readonly identityUrl?: string;
}

export interface DeclarationQuestion {
  readonly id: number;
  readonly question: string;
  /** Whether it asks about politically exposed persons; undefined if the backend does not say. */
  readonly isAboutExposure?: boolean;
  /** The previous answer, if any. */
  readonly isYes?: boolean;
}

export interface DeclareRequest {
  readonly depositOrderId: DepositOrderId;
  readonly answers: readonly { readonly id: number; readonly isYes: boolean }[];
  readonly returnUrl: string;
}
