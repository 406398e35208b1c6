import { ReturnPath } from '#application/platform/return-path.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePort } from '#ui/platform/injection.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';

/**
 * Makes the next sign-in lead back to this page if the session expires on it. For public pages with
 * an order form; call it inside an `observer`.
 */
export function useReturnAfterExpiry(): void {
  const { ended } = useSessionState();
  const { pathname, search } = useLocation();
  const returnPath = usePort(ReturnPath);
  useEffect(() => {
    if (ended === 'expired') returnPath.keep(`${pathname}${search}`);
  }, [ended, returnPath, pathname, search]);
}
