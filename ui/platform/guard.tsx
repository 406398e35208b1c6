import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from './redirect.tsx';
import { usePort } from './injection.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useSessionState } from './session-context.tsx';

/** Lets only people pass who are signed in; keeps where the others wanted to go. */
export const Guard = observer(function Guard({ children }: { children: ReactNode }) {
  const session = useSessionState();
  const { pathname, search } = useLocation();
  const journeys = usePort(JourneyStore);
  const isVisitor = session.status === 'visitor';
  const wasInside = useRef(false);
  const attemptedPath = `${pathname}${search}`;
  useEffect(() => {
    if (session.status === 'signed-in') wasInside.current = true;
    if (session.status !== 'visitor') return;
    // Whoever signed out here or in another tab has not attempted anything, and may be followed by
    // somebody else; an expired session is taken up again by the same person.
    const hasLeft = wasInside.current && session.ended !== 'expired';
    if (!hasLeft) journeys.write(JourneyKey.AttemptedPath, attemptedPath);
  }, [session.status, journeys, attemptedPath, session]);
  if (session.status === 'unknown') return <PageSkeleton />;
  return isVisitor ? <Redirect to="/login" /> : children;
});
