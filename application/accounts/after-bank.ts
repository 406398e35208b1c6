import {
  type BankDestination,
  destinationAfterBank,
} from '#domain/accounts/bank/bank-destination.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import { forgetReturnPath, returnPath } from '../platform/return-path.ts';
import type { Session } from '../platform/session.ts';

/** The next path after the bank step; a stored path is used once. */
export function takeDestinationAfterBank(
  { session, journeys }: { readonly session: Session; readonly journeys: JourneyStore },
  { isMaturityFlow }: { readonly isMaturityFlow: boolean },
): BankDestination {
  const storedPath = returnPath(journeys);
  const lastVisitedPage = journeys.read(JourneyKey.LastVisitedPage);
  const destination = destinationAfterBank({
    isMaturityFlow,
    isDematVerified: session.current?.isDematVerified ?? false,
    ...(storedPath !== undefined && { storedPath }),
    ...(lastVisitedPage !== undefined && { lastVisitedPage }),
  });
  if (destination.kind === 'stored-path') forgetReturnPath(journeys);
  return destination;
}
