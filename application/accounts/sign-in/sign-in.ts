import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { token } from '#application/platform/token.ts';

/**
 * Signs an investor in by mobile number and one-time code. Mobile numbers have ten digits, without
 * the country code.
 */
export interface SignIn {
  requestCode(mobile: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  resendCode(mobile: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Enrols a mobile number in a marketing campaign; callers may ignore a failure. */
  enrol(enrolment: Enrolment, options: CallOptions): Promise<Result<void, PortFailure>>;
  /**
   * Verifies a code and returns the signed-in investor. A wrong, used, expired or locked code is
   * `refused` with status 400 and a message.
   */
  verifyCode(
    proof: CodeProof,
    options: CallOptions,
  ): Promise<Result<SignedInInvestor, PortFailure>>;
  /** Ends the session on the server, for all tabs of this browser. */
  signOut(options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const SignIn = token<SignIn>('accounts/sign-in');

export interface CodeProof {
  readonly mobile: string;
  /** The one-time code: six digits. */
  readonly code: string;
  /** Id of the advisor whose link the visitor followed, if any. */
  readonly advisorId?: number | undefined;
  /** Referral code of the friend who invited the visitor; has an effect only for a new number. */
  readonly invitation?: string | undefined;
}

export interface Enrolment {
  readonly mobile: string;
  readonly campaignId: number;
  readonly firstName: string;
}
