import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Redirect } from './redirect.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { useReturnHere } from './use-return-here.ts';

/** Shows its children only to signed-in users. Remembers the page that a visitor tried to open. */
export const Guard = observer(function Guard({ children }: { children: ReactNode }) {
  const session = useSessionState();
  const returnHere = useReturnHere();
  const isVisitor = session.status === 'visitor';
  const wasInside = useRef(false);
  useEffect(() => {
    if (session.status === 'signed-in') wasInside.current = true;
    if (session.status !== 'visitor') return;
    // After a sign-out here or in another tab, the path is not remembered: the next user may be
    // another person. After an expired session, the same user continues.
    const hasLeft = wasInside.current && session.ended !== 'expired';
    if (!hasLeft) returnHere();
  }, [session.status, returnHere, session]);
  if (session.status === 'unknown') return <PageSkeleton />;
  return isVisitor ? <Redirect to="/login" /> : children;
});
