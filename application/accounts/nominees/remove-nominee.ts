import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Nominees } from './nominees.ts';

/** Removes a nominee from the investor's list. */
export class RemoveNominee {
  constructor(private readonly nominees: Nominees) {}

  run(nominee: Nominee, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.nominees.remove(nominee, options);
  }
}
