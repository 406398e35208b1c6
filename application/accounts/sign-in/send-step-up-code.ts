import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Result } from '#domain/platform/result.ts';
import type { StepUpCodes } from './step-up-codes.ts';

/** Sends the code that confirms a protected change to the investor's phone. */
export class SendStepUpCode {
  constructor(private readonly codes: StepUpCodes) {}

  run(change: ProtectedChange, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.codes.send(change, options);
  }
}
