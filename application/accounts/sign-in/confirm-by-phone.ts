import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { StepUpCodes } from './step-up-codes.ts';

/**
 * Confirms a protected change with the code sent to the phone. The session then uses the new access
 * token.
 */
export class ConfirmByPhone {
  constructor(
    private readonly codes: StepUpCodes,
    private readonly session: Session,
  ) {}

  async run(
    proof: { readonly change: ProtectedChange; readonly code: string },
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const confirmed = await this.codes.confirm(proof, options);
    if (!confirmed.ok) return confirmed;
    await this.session.update({ accessToken: confirmed.value });
    return success(undefined);
  }
}
