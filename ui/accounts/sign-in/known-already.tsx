import { LeaveSignIn } from '#application/accounts/sign-in/leave-sign-in.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUseCase } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { pathAfterSignIn } from '#ui/accounts/paths.ts';

/** Redirects a signed-in user to the page that they tried to open, or to the dashboard. */
export function KnownAlready() {
  const leaveSignIn = useUseCase(LeaveSignIn);
  const navigate = useNavigate();
  useEffect(() => {
    const destination = leaveSignIn.run({ wasKnown: true });
    void navigate(pathAfterSignIn(destination), { replace: true });
  }, [navigate, leaveSignIn]);
  return <PageSkeleton />;
}
