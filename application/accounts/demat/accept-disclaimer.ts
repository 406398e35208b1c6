import type { CallOptions } from '#application/platform/call-options.ts';
import type { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  destinationAfterDisclaimer,
  type DisclaimerDestination,
} from '#domain/accounts/demat/demat-destination.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { DematAccounts } from './demat-accounts.ts';

/** Records that the investor accepts the disclaimer, and returns the next page. */
export class AcceptDisclaimer {
  constructor(
    private readonly dematAccounts: DematAccounts,
    private readonly lastVisitedPage: LastVisitedPage,
  ) {}

  /** @param version the version of the text that the investor accepts */
  async run(
    version: string,
    options: CallOptions,
  ): Promise<Result<DisclaimerDestination, PortFailure>> {
    const accepted = await this.dematAccounts.acceptDisclaimer(version, options);
    if (!accepted.ok) return accepted;
    return success(destinationAfterDisclaimer(this.lastVisitedPage.read()));
  }
}
