import type { OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type {
  DepositId,
  DepositOrderId,
  SchemeId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';

/** Deposit orders of the signed-in investor: start and declarations. */
export interface DepositOrders {
  /** Starts an order, or resumes the unpaid one with the same scheme, principal and tenure. */
  start(
    request: StartDepositRequest,
    options: CallOptions,
  ): Promise<Result<StartedDeposit, PortFailure>>;
  chooseMaturityInstruction(
    choice: { readonly depositOrderId: DepositOrderId; readonly instructionId: number },
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  /** @param order has no `depositOrderId` before the start; the questions then have no answers */
  declarations(
    order: { readonly depositOrderId?: DepositOrderId; readonly depositId: DepositId },
    options: CallOptions,
  ): Promise<Result<readonly DeclarationQuestion[], PortFailure>>;
  declare(request: DeclareRequest, options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const DepositOrders = token<DepositOrders>('fixed-deposits/deposit-orders');

export interface StartDepositRequest extends Omit<QuotedDeposit, 'payoutAmount'> {
  readonly depositId: DepositId;
  readonly schemeId: SchemeId;
  readonly isSeniorCitizen: boolean;
  /**
   * Whether a senior citizen chose the regular rate; if not true, the backend refuses that rate.
   */
  readonly hasDeclinedSeniorRate?: boolean | undefined;
  /** Absent until the investor chooses a maturity instruction. */
  readonly maturityInstructionId?: number | undefined;
  /** Id of the advisor who referred the investor, if any. */
  readonly advisorId?: number | undefined;
  /** URL of the app's page to which the identity page sends the investor back. */
  readonly returnUrl: string;
}

export interface StartedDeposit {
  readonly depositOrderId: DepositOrderId;
  readonly onboardingStep: OnboardingStep;
  /** URL of the identity page; only for the step `identity-page`. */
  readonly identityUrl?: string;
}

export interface DeclarationQuestion {
  readonly id: number;
  readonly question: string;
  /** Whether it asks about politically exposed persons; undefined if the backend does not say. */
  readonly isAboutExposure?: boolean;
  /** The answer that is stored for the order, if any; true for Yes. */
  readonly isYes?: boolean;
}

export interface DeclareRequest {
  readonly depositOrderId: DepositOrderId;
  readonly answers: readonly { readonly id: number; readonly isYes: boolean }[];
  readonly returnUrl: string;
}
