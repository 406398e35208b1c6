import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import type { MoreInformation, Profiles } from './profiles.ts';

/** Saves the investor's residence, marital status and place of birth. */
export class SaveMoreInformation {
  constructor(private readonly profiles: Profiles) {}

  run(more: MoreInformation, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.profiles.saveMoreInformation(more, options);
  }
}
