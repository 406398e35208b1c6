import { JourneyStore } from '#application/platform/journey-store.ts';
import { keepReturnPath } from '#application/platform/return-path.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePort } from '#ui/platform/injection.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';

/**
 * On a public page with an order form: if the session expires here, the next sign-in returns here.
 * Call it inside an `observer`.
 */
export function useReturnAfterExpiry(): void {
  const { ended } = useSessionState();
  const { pathname, search } = useLocation();
  const journeys = usePort(JourneyStore);
  useEffect(() => {
    if (ended === 'expired') keepReturnPath(journeys, `${pathname}${search}`);
  }, [ended, journeys, pathname, search]);
}
