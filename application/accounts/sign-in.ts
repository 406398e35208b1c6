import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { SignedInInvestor } from '../platform/session.ts';
import { token } from '../platform/token.ts';

/** Proves a mobile number by a one-time code. Mobiles are ten digits, without the country code. */
export interface SignIn {
  requestCode(mobile: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  resendCode(mobile: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Enrols the number in a campaign; failures can be ignored. */
  enrol(enrolment: Enrolment, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** A wrong, used, expired or locked code is `refused` with status 400 and a message. */
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
  /** Six digits. */
  readonly code: string;
  /** The advisor whose link the visitor followed. */
  readonly advisorId?: number | undefined;
  /** The referral code of the inviting friend; it counts only for a new number. */
  readonly invitation?: string | undefined;
}

export interface Enrolment {
  readonly mobile: string;
  readonly campaignId: number;
  readonly firstName: string;
}
