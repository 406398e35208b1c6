import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePort } from './injection.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useSessionState } from './session-context.tsx';

/** Lets only people pass who are signed in; keeps where the others wanted to go. */
export const Guard = observer(function Guard({ children }: { children: ReactNode }) {
  const session = useSessionState();
  const { pathname, search } = useLocation();
  const journeys = usePort(JourneyStore);
  const isVisitor = session.status === 'visitor';
  const attemptedPath = `${pathname}${search}`;
  useEffect(() => {
    // After a log-out the person has not attempted anything.
    if (isVisitor && session.ended !== 'signed-out') {
      journeys.write(JourneyKey.AttemptedPath, attemptedPath);
    }
  }, [isVisitor, journeys, attemptedPath, session]);
  if (session.status === 'unknown') return <PageSkeleton />;
  return isVisitor ? <Navigate to="/login" replace /> : children;
});
