import {
  type BankDestination,
  destinationAfterBank,
} from '#domain/accounts/bank/bank-destination.ts';
import type { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';
import type { Session } from '#application/platform/session.ts';

export interface LeaveBankStepDependencies {
  readonly session: Session;
  readonly lastVisitedPage: LastVisitedPage;
  readonly returnPath: ReturnPath;
}

/**
 * Determines the next page after the bank step. If it is the stored return path, that path is
 * removed, so that it is used only once.
 */
export class LeaveBankStep {
  constructor(private readonly dependencies: LeaveBankStepDependencies) {}

  /** @param flow.isDepositBooking whether a deposit is being booked */
  run({ isDepositBooking }: { readonly isDepositBooking: boolean }): BankDestination {
    const { session, returnPath } = this.dependencies;
    const storedPath = returnPath.read();
    const lastVisitedPage = this.dependencies.lastVisitedPage.read();
    const destination = destinationAfterBank({
      isDepositBooking,
      isDematVerified: session.current?.isDematVerified ?? false,
      ...(storedPath !== undefined && { storedPath }),
      ...(lastVisitedPage !== undefined && { lastVisitedPage }),
    });
    if (destination.kind === 'stored-path') returnPath.take();
    return destination;
  }
}
