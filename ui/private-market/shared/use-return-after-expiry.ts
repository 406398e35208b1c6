import { useEffect } from 'react';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { useReturnHere } from '#ui/platform/routing/use-return-here.ts';

/**
 * Makes the next sign-in lead back to this page if the session expires on it. For public pages with
 * an order form; call it inside an `observer`.
 */
export function useReturnAfterExpiry(): void {
  const { ended } = useSessionState();
  const returnHere = useReturnHere();
  useEffect(() => {
    if (ended === 'expired') returnHere();
  }, [ended, returnHere]);
}
