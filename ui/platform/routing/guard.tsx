import { ReturnPath } from '#application/platform/return-path.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from './redirect.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';

/** Shows its children only to signed-in users. Remembers the page that a visitor tried to open. */
export const Guard = observer(function Guard({ children }: { children: ReactNode }) {
  const session = useSessionState();
  const { pathname, search } = useLocation();
  const returnPath = usePort(ReturnPath);
  const isVisitor = session.status === 'visitor';
  const wasInside = useRef(false);
  const attemptedPath = `${pathname}${search}`;
  useEffect(() => {
    if (session.status === 'signed-in') wasInside.current = true;
    if (session.status !== 'visitor') return;
    // After a sign-out here or in another tab, the path is not remembered: the next user may be
    // another person. After an expired session, the same user continues.
    const hasLeft = wasInside.current && session.ended !== 'expired';
    if (!hasLeft) returnPath.keep(attemptedPath);
  }, [session.status, returnPath, attemptedPath, session]);
  if (session.status === 'unknown') return <PageSkeleton />;
  return isVisitor ? <Redirect to="/login" /> : children;
});
