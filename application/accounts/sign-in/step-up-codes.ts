import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** One-time codes to the investor's phone, which confirm a protected change. */
export interface StepUpCodes {
  send(change: ProtectedChange, options: CallOptions): Promise<Result<void, PortFailure>>;
  /**
   * Verifies a code and returns the session's new access token. A wrong, used, expired or locked
   * code is `refused` with status 400 and a message.
   */
  confirm(
    proof: { readonly change: ProtectedChange; readonly code: string },
    options: CallOptions,
  ): Promise<Result<string, PortFailure>>;
}
export const StepUpCodes = token<StepUpCodes>('accounts/step-up-codes');

/** Whether the server refused a change only because it needs an SMS code from the investor. */
export function asksForCode(failure: PortFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'step-up-needed';
}
