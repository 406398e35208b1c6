import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import type { PersonalData } from './personal-data.ts';

/** Sends a code to a new e-mail address. The old address stays until the code is confirmed. */
export class RequestEmailChange {
  constructor(private readonly personalData: PersonalData) {}

  run(email: string, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.personalData.changeEmail(email, options);
  }
}
