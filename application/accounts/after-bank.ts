import {
  type BankDestination,
  destinationAfterBank,
} from '#domain/accounts/bank/bank-destination.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import { forgetReturnPath, returnPath } from '#application/platform/return-path.ts';
import type { Session } from '#application/platform/session.ts';

/**
 * Determines the next page after the bank step. If it is the stored return path, that path is
 * removed, so that it is used only once.
 */
export function takeDestinationAfterBank(
  { session, journeys }: { readonly session: Session; readonly journeys: JourneyStore },
  { isDepositBooking }: { readonly isDepositBooking: boolean },
): BankDestination {
  const storedPath = returnPath(journeys);
  const lastVisitedPage = journeys.read(JourneyKey.LastVisitedPage);
  const destination = destinationAfterBank({
    isDepositBooking,
    isDematVerified: session.current?.isDematVerified ?? false,
    ...(storedPath !== undefined && { storedPath }),
    ...(lastVisitedPage !== undefined && { lastVisitedPage }),
  });
  if (destination.kind === 'stored-path') forgetReturnPath(journeys);
  return destination;
}
